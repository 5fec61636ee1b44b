import { inRoot } from '../paths.ts';
import type { Cloud } from './cloud.ts';

/** What a deploy is for. */
export interface Project {
  id: string;
  region: string;
}

/** One thing a project needs before anything can be deployed to it. */
export interface CloudStep {
  name: string;
  /** Whether it is there already. */
  isDone: (cloud: Cloud) => boolean;
  /** How it is made: by these commands, or by a person in the console. */
  remedy: { commands: (cloud: Cloud) => string[][] } | { click: string };
}

/** Interfaces of Google the product, or its deploy, speaks to. */
export const APIS = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'pubsub',
  'run',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The account all functions run as: triggers/options.ts. */
export const functionsAccount = (id: string) => `cellaret-functions@${id}.iam.gserviceaccount.com`;

/** Roles by account. `number` is the project's, which names Google's own accounts. */
export const rolesOf = (id: string, number: string): Readonly<Record<string, readonly string[]>> => ({
  // What the functions do, and no more.
  [functionsAccount(id)]: [
    'roles/datastore.user',
    'roles/storage.objectAdmin',
    'roles/firebaseauth.admin',
    'roles/eventarc.eventReceiver',
    'roles/run.invoker',
    // Puts tasks into queues, which then call as the same account.
    'roles/cloudtasks.enqueuer',
    'roles/iam.serviceAccountUser',
    'roles/logging.logWriter',
  ],
  // Builds the functions; in newer organisations it has no rights of its own.
  [`${number}-compute@developer.gserviceaccount.com`]: ['roles/cloudbuild.builds.builder'],
  // Storage's rules ask Firestore whose recipe it is; firebase-tools grants this only to somebody at a terminal.
  [`service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`]: [
    'roles/firebaserules.firestoreServiceAgent',
  ],
  // Storage tells the trigger of an upload.
  [`service-${number}@gs-project-accounts.iam.gserviceaccount.com`]: ['roles/pubsub.publisher'],
  [`service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`]: ['roles/eventarc.serviceAgent'],
});

/** Multi-regions in which a bucket may lie beside functions of a region. */
const MULTI_REGIONS: Readonly<Record<string, string>> = { us: 'us', europe: 'eu', asia: 'asia' };

/** Whether functions of a region can be told of what arrives in a bucket of a location. */
export const isBeside = (location: string, region: string): boolean => {
  const where = location.toLowerCase();
  return where === region || where === MULTI_REGIONS[region.split('-')[0] ?? ''];
};

const bucketOf = (id: string) => `gs://${id}.firebasestorage.app`;
const numberOf = (cloud: Cloud, id: string) =>
  cloud.ask(['projects', 'describe', id, '--format=value(projectNumber)']) ?? '';

/** Accounts and roles that the project's policy lacks. */
function missingRoles(cloud: Cloud, id: string): [account: string, role: string][] {
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

function missingApis(cloud: Cloud, id: string): string[] {
  const enabled = cloud.ask([
    'services',
    'list',
    '--enabled',
    '--project',
    id,
    '--format=value(config.name)',
  ]);
  return APIS.filter((name) => !(enabled ?? '').split('\n').includes(name));
}

/** All that a project needs, in the order in which it can be made; docs/operations.md says the same to people. */
export function cloudPlan({ id, region }: Project): CloudStep[] {
  const on = ['--project', id];
  const bucketPlace = (cloud: Cloud) =>
    cloud.ask(['storage', 'buckets', 'describe', bucketOf(id), '--format=value(location)', ...on]);
  return [
    {
      name: 'Project',
      isDone: (cloud) => numberOf(cloud, id) !== '',
      remedy: { click: `Create the project ${id} at https://console.firebase.google.com` },
    },
    {
      name: 'Billing',
      isDone: (cloud) =>
        cloud.ask(['billing', 'projects', 'describe', id, '--format=value(billingEnabled)']) === 'True',
      remedy: {
        click: `Add billing (Blaze): https://console.firebase.google.com/project/${id}/usage/details`,
      },
    },
    {
      name: 'Interfaces',
      isDone: (cloud) => missingApis(cloud, id).length === 0,
      remedy: { commands: (cloud) => [['services', 'enable', ...missingApis(cloud, id), ...on]] },
    },
    {
      name: `Firestore in ${region}`,
      isDone: (cloud) =>
        cloud.ask([
          'firestore',
          'databases',
          'describe',
          '--database=(default)',
          '--format=value(name)',
          ...on,
        ]) !== null,
      remedy: {
        commands: () => [
          ['firestore', 'databases', 'create', `--location=${region}`, '--type=firestore-native', ...on],
        ],
      },
    },
    {
      name: `Bucket beside functions in ${region}`,
      isDone: (cloud) => isBeside(bucketPlace(cloud) ?? '', region),
      remedy: {
        click: `Create the default bucket in ${region} (Storage, Get started; no other place: triggers of another region cannot be deployed, and a bucket cannot be moved): https://console.firebase.google.com/project/${id}/storage`,
      },
    },
    {
      name: 'Lifecycle of the bucket',
      isDone: () => false,
      remedy: {
        commands: () => [
          [
            'storage',
            'buckets',
            'update',
            bucketOf(id),
            `--lifecycle-file=${inRoot('storage.lifecycle.json')}`,
            ...on,
          ],
        ],
      },
    },
    {
      name: 'Account of the functions',
      isDone: (cloud) =>
        cloud.ask([
          'iam',
          'service-accounts',
          'describe',
          functionsAccount(id),
          '--format=value(email)',
          ...on,
        ]) !== null,
      remedy: {
        commands: () => [
          [
            'iam',
            'service-accounts',
            'create',
            'cellaret-functions',
            '--display-name=Functions of Cellaret',
            ...on,
          ],
        ],
      },
    },
    {
      name: 'Google’s own accounts',
      isDone: (cloud) => missingRoles(cloud, id).every(([account]) => !account.includes('@gcp-sa-')),
      remedy: {
        commands: () =>
          ['eventarc', 'firebasestorage', 'pubsub'].map((name) => [
            'beta',
            'services',
            'identity',
            'create',
            `--service=${name}.googleapis.com`,
            ...on,
          ]),
      },
    },
    {
      name: 'Roles',
      isDone: (cloud) => missingRoles(cloud, id).length === 0,
      remedy: {
        commands: (cloud) =>
          missingRoles(cloud, id).map(([account, role]) => [
            'projects',
            'add-iam-policy-binding',
            id,
            `--member=serviceAccount:${account}`,
            `--role=${role}`,
            '--condition=None',
          ]),
      },
    },
  ];
}
