import { inRoot } from '../paths.ts';
import { functionsAccount, isServiceAgent, missingRoles, numberOf } from './cloud-roles.ts';
import type { Cloud } from './cloud.ts';

/** The project of a deploy. */
interface Project {
  id: string;
  region: string;
  /** True if hosts are sent push messages, for which the functions need a secret. */
  push: boolean;
}

/** One thing a project needs before anything can be deployed to it. */
export interface CloudStep {
  name: string;
  /** True if it is there already. */
  isDone: (cloud: Cloud) => boolean;
  /** How it is made: by these commands of gcloud, or by a person. */
  remedy: { commands: (cloud: Cloud) => string[][] } | { click: string };
  /** A warning about a part that exists; null if there is none. */
  warning?: (cloud: Cloud) => string | null;
}

/** Interfaces of Google the product, or its deploy, speaks to. */
export const APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  // Makes the account that builds the functions.
  'compute',
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

/**
 * Services whose own accounts triggers need. `gcloud storage` has a command for Storage's; the default bucket
 * brings Firebase Storage's, which is not asked for: Google's own command line does not do so either.
 */
const SERVICES_WITH_AGENTS = ['eventarc', 'pubsub'];

/** Multi-regions in which a bucket may lie beside functions of a region. */
const MULTI_REGIONS: Readonly<Record<string, string>> = { us: 'us', europe: 'eu', asia: 'asia' };

/** True if functions of a region receive the events of a bucket in a location. */
export const isBeside = (location: string, region: string): boolean => {
  const where = location.toLowerCase();
  return where === region || where === MULTI_REGIONS[region.split('-')[0] ?? ''];
};

const bucketOf = (id: string) => `gs://${id}.firebasestorage.app`;

function missingApis(cloud: Cloud, on: readonly string[]): string[] {
  const enabled = cloud.ask(['services', 'list', '--enabled', '--format=value(config.name)', ...on]);
  return APIS.filter((name) => !(enabled ?? '').split('\n').includes(name));
}

/**
 * Why a database that lies elsewhere than the functions is a pity, and the way out; null where it does not.
 */
export function databaseWarning(location: string, { id, region }: Project): string | null {
  if (location === '' || location === region) return null;
  const price = location.includes('-') ? 'each read crosses regions' : 'a multi-region costs twice as much';
  const follow = location.includes('-') ? `, or set CELLARET_REGION=${location} in functions/.env.${id}` : '';
  return `Firestore lies in ${location} and the functions run in ${region}: ${price}. While it is empty, run "gcloud firestore databases delete --database='(default)' --project ${id}", wait five minutes and deploy again${follow}.`;
}

/**
 * All that a project needs, in the order in which it can be made; docs/first-deploy.md says the same to
 * people.
 */
export function cloudPlan(project: Project): CloudStep[] {
  const { id, region, push } = project;
  const on = ['--project', id];
  const console = `https://console.firebase.google.com/project/${id}`;
  const databaseLocation = (cloud: Cloud) =>
    cloud.ask([
      'firestore',
      'databases',
      'describe',
      '--database=(default)',
      '--format=value(locationId)',
      ...on,
    ]);
  const bucketLocation = (cloud: Cloud) =>
    cloud.ask(['storage', 'buckets', 'describe', bucketOf(id), '--format=value(location)', ...on]);
  const secret: CloudStep = {
    name: 'Secret of push messages',
    isDone: (cloud) =>
      /^enabled$/i.test(
        cloud.ask([
          'secrets',
          'versions',
          'describe',
          'latest',
          '--secret=CELLARET_PUSH_KEY',
          '--format=value(state)',
          ...on,
        ]) ?? '',
      ),
    remedy: {
      click: `Store the private key to the CELLARET_PUSH_PUBLIC_KEY of functions/.env.${id}: npx firebase functions:secrets:set CELLARET_PUSH_KEY --project ${id}`,
    },
  };
  return [
    {
      name: 'Project',
      isDone: (cloud) => numberOf(cloud, id) !== '',
      remedy: {
        click: `Create the project ${id} at https://console.firebase.google.com, or sign in as somebody who may see it: gcloud auth login`,
      },
    },
    {
      name: 'Billing',
      isDone: (cloud) =>
        cloud.ask(['billing', 'projects', 'describe', id, '--format=value(billingEnabled)']) === 'True',
      remedy: { click: `Add billing (Blaze): ${console}/usage/details` },
    },
    {
      name: 'Web app',
      isDone: (cloud) => cloud.countWebApps(id) > 0,
      remedy: {
        click: `Register a web app and link it to the hosting site: ${console}/settings/general, Your apps`,
      },
    },
    {
      name: 'Interfaces (APIs)',
      isDone: (cloud) => missingApis(cloud, on).length === 0,
      remedy: { commands: (cloud) => [['services', 'enable', ...missingApis(cloud, on), ...on]] },
    },
    {
      name: `Firestore in ${region}`,
      isDone: (cloud) => databaseLocation(cloud) !== null,
      warning: (cloud) => databaseWarning(databaseLocation(cloud) ?? '', project),
      remedy: {
        commands: () => [
          ['firestore', 'databases', 'create', `--location=${region}`, '--type=firestore-native', ...on],
        ],
      },
    },
    {
      name: `Bucket beside functions in ${region}`,
      isDone: (cloud) => isBeside(bucketLocation(cloud) ?? '', region),
      remedy: {
        click: `Create the default bucket in ${region} (Storage, Get started): ${console}/storage. Triggers reach no other region: if it lies elsewhere already, name that region as CELLARET_REGION in functions/.env.${id}`,
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
      isDone: (cloud) => missingRoles(cloud, id).every(([account]) => !isServiceAgent(account)),
      remedy: {
        commands: () => [
          ...SERVICES_WITH_AGENTS.map((name) => [
            'beta',
            'services',
            'identity',
            'create',
            `--service=${name}.googleapis.com`,
            ...on,
          ]),
          ['storage', 'service-agent', ...on],
        ],
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
    ...(push ? [secret] : []),
  ];
}
