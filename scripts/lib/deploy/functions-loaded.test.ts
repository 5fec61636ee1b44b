import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '../build/build-functions.ts';
import { inRoot } from '../paths.ts';
import { functionsAccount } from './cloud-roles.ts';
import { deployedParts } from './deployed-parts.ts';
import { discoverFunctions, type Discovered, type DiscoveredFunction } from './discovered-functions.ts';
import { functionProblems } from './functions-loaded.ts';

const projectId = 'bar-of-ours';
const account = functionsAccount(projectId);
const destination = { runtime: 'nodejs22', region: 'us-central1', account };

const api: DiscoveredFunction = {
  id: 'api',
  platform: 'gcfv2',
  httpsTrigger: {},
  region: 'us-central1',
  maxInstances: 10,
  serviceAccount: account,
};
const { httpsTrigger: _web, ...notWeb } = api;
const trigger: DiscoveredFunction = { ...notWeb, id: 'onWritten', maxInstances: 5 };

describe('functions that production would refuse', () => {
  const problems = (
    functions: DiscoveredFunction[],
    accounts: Discovered['accounts'] = [],
    runtime = 'nodejs22',
  ) => functionProblems({ functions, accounts }, { ...destination, runtime });

  it('are none of these', () => {
    expect(problems([api, trigger, { ...trigger, platform: 'gcfv1' }])).toEqual([]);
    expect(problems([api, trigger], [{ use: 'the secret KEY', account }], 'nodejs24')).toEqual([]);
  });

  it.each<[string, DiscoveredFunction[], string]>([
    ['more instances than the quota of a new project', [{ ...api, maxInstances: 11 }], 'api may have 11'],
    ['triggers without a bound', [api, { ...trigger, maxInstances: null }], 'onWritten may have any number'],
    ['more instances of a trigger', [api, { ...trigger, maxInstances: 6 }], 'onWritten may have 6'],
    ['no account of their own', [api, { ...trigger, serviceAccount: null }], 'onWritten names no account'],
    [
      'an account in short form',
      [api, { ...trigger, serviceAccount: 'cellaret-functions@' }],
      'onWritten names the account cellaret-functions@, not cellaret-functions@bar-of-ours.iam',
    ],
    [
      'another region',
      [api, { ...trigger, region: 'europe-west1' }],
      'would run in europe-west1, not in us-',
    ],
    ['no function where hosting sends requests', [trigger], 'hosting sends /api/** to the function api'],
  ])('%s', (_what, functions, problem) => {
    expect(problems(functions).join()).toContain(problem);
  });

  it('a schedule or a secret with an account in short form', () => {
    const accounts = [{ use: 'the secret KEY', account: 'cellaret-functions@' }];
    expect(problems([api, trigger], accounts)).toEqual([
      `the secret KEY names the account cellaret-functions@, not ${account}`,
    ]);
  });

  it('a first-generation function on a runtime of the second', () => {
    const functions: DiscoveredFunction[] = [api, { ...trigger, platform: 'gcfv1' }];
    expect(problems(functions, [], 'nodejs24').join()).toContain('onWritten is of the first');
  });
});

describe('our functions, as firebase-tools lists them', () => {
  const region = 'europe-west1';
  let discovered: Discovered;
  beforeAll(async () => {
    await buildFunctions();
    discovered = await discoverFunctions(projectId, {
      CELLARET_REGION: region,
      CELLARET_PUSH_PUBLIC_KEY: `B${'A'.repeat(86)}`,
      CELLARET_PUSH_CONTACT: 'mailto:bar@example.com',
    });
  });

  it('name the whole address of their account, also to Cloud Scheduler and for the secret, and lie in the region', () => {
    expect(discovered.accounts).toEqual([
      { use: 'the schedule of onCatalogueTime', account },
      { use: 'the schedule of onGuestsTime', account },
      { use: 'the schedule of onPurgeTime', account },
      { use: 'the secret CELLARET_PUSH_KEY', account },
    ]);
    expect(functionProblems(discovered, { ...destination, region })).toEqual([]);
  });

  it('make as many things as the page of the first deploy says', () => {
    const page = readFileSync(inRoot('docs/first-deploy.md'), 'utf8');
    const parts = deployedParts(discovered.functions, { id: projectId, region });
    expect(page).toContain(parts.map(({ name, expected }) => `  ✓ ${name}: ${expected}\n`).join(''));
  });
});
