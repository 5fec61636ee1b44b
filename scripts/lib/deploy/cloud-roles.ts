import type { Cloud } from './cloud.ts';

/** The account all functions run as: triggers/function-options.ts. */
export const functionsAccount = (id: string) => `cellaret-functions@${id}.iam.gserviceaccount.com`;

/** Roles by account. `number` is the project's, which names Google's own accounts. */
export const rolesOf = (id: string, number: string): Readonly<Record<string, readonly string[]>> => ({
  // Just enough for the functions, and no more.
  [functionsAccount(id)]: [
    'roles/datastore.user',
    'roles/storage.objectAdmin',
    'roles/firebaseauth.admin',
    'roles/eventarc.eventReceiver',
    'roles/run.invoker',
    // Puts tasks into queues, which then call as the same account.
    'roles/cloudtasks.enqueuer',
    // Asks where the function lies that a task calls.
    'roles/cloudfunctions.viewer',
    'roles/iam.serviceAccountUser',
    'roles/logging.logWriter',
  ],
  // Builds the functions; in newer organisations it has no rights of its own.
  [`${number}-compute@developer.gserviceaccount.com`]: ['roles/cloudbuild.builds.builder'],
  // Storage's rules ask Firestore whose recipe it is; firebase-tools grants this only to somebody at a
  // terminal.
  [`service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`]: [
    'roles/firebaserules.firestoreServiceAgent',
  ],
  // Storage tells the trigger of an upload.
  [`service-${number}@gs-project-accounts.iam.gserviceaccount.com`]: ['roles/pubsub.publisher'],
  [`service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`]: ['roles/eventarc.serviceAgent'],
});

/** The project's number; empty where there is no such project. */
export const numberOf = (cloud: Cloud, id: string) =>
  cloud.ask(['projects', 'describe', id, '--format=value(projectNumber)']) ?? '';

/** Accounts and roles that the project's policy lacks. */
export function missingRoles(cloud: Cloud, id: string): [account: string, role: string][] {
  const policy = JSON.parse(cloud.ask(['projects', 'get-iam-policy', id, '--format=json']) ?? '{}') as {
    bindings?: { role: string; members: string[] }[];
  };
  const has = (account: string, role: string) =>
    policy.bindings?.some(
      (binding) => binding.role === role && binding.members.includes(`serviceAccount:${account}`),
    );
  return Object.entries(rolesOf(id, numberOf(cloud, id))).flatMap(([account, roles]) =>
    roles.filter((role) => !has(account, role)).map((role): [string, string] => [account, role]),
  );
}

/** True if an account is one that Google makes for a service of the project, once somebody asks for it. */
export const isServiceAgent = (account: string): boolean => account.startsWith('service-');
