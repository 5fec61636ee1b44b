import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { APIS, cloudPlan, functionsAccount, isBeside, rolesOf } from './cloud-plan.ts';
import type { Cloud } from './cloud.ts';
import { preparePlan } from './run-plan.ts';

const project = { id: 'bar-of-ours', region: 'europe-west1' };
const NUMBER = '4711';

/** A project in the cloud as far as the plan asks: commands change it, so that a second run meets what the first made. */
function newCloud(has: { billing: boolean; bucket?: string }) {
  const told: string[][] = [];
  const ran = (...words: string[]) => told.some((args) => words.every((word) => args.includes(word)));
  const cloud: Cloud = {
    ask: (args) => {
      const [area, noun] = args;
      if (area === 'projects' && noun === 'describe') return NUMBER;
      if (area === 'billing') return has.billing ? 'True' : 'False';
      if (area === 'services') return ran('services', 'enable') ? APIS.join('\n') : 'run.googleapis.com';
      if (area === 'firestore') return ran('databases', 'create') ? '(default)' : null;
      if (area === 'storage') return has.bucket ?? null;
      if (area === 'iam') return ran('service-accounts', 'create') ? functionsAccount(project.id) : null;
      const bindings = told
        .filter((one) => one.includes('add-iam-policy-binding'))
        .map((one) => ({
          role: one.find((word) => word.startsWith('--role='))?.slice(7),
          members: [one.find((word) => word.startsWith('--member='))?.slice(9)],
        }));
      return JSON.stringify({ bindings });
    },
    tell: (args) => void told.push([...args]),
  };
  return { cloud, told };
}

const prepare = (cloud: Cloud) => preparePlan(cloudPlan(project), cloud, () => undefined);

describe('the plan of a project', () => {
  it('names all that only a person can do, before it changes anything', () => {
    const { cloud, told } = newCloud({ billing: false });
    expect(() => prepare(cloud)).toThrow(
      /Nothing was changed[^]*1\. Add billing[^]*2\. Create the default bucket in europe-west1/,
    );
    expect(told).toEqual([]);
  });

  it('makes the rest in order, and nothing twice', () => {
    const { cloud, told } = newCloud({ billing: true, bucket: 'EUROPE-WEST1' });
    prepare(cloud);
    const at = (...words: string[]) => told.findIndex((args) => words.every((word) => args.includes(word)));
    const order = [
      at('services', 'enable'),
      at('databases', 'create', '--location=europe-west1'),
      at('buckets', 'update'),
      at('service-accounts', 'create'),
      at('identity', 'create'),
      at('add-iam-policy-binding'),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const count = told.length;
    prepare(cloud);
    // The lifecycle is set each time: it may have been changed in the repository.
    expect(told.slice(count).map(([area, noun]) => `${area} ${noun}`)).toEqual(['storage buckets']);
  });

  it('lets Storage’s rules ask Firestore, and the functions do what they do', () => {
    const roles = rolesOf(project.id, NUMBER);
    expect(roles[`service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`]).toEqual([
      'roles/firebaserules.firestoreServiceAgent',
    ]);
    expect(roles[functionsAccount(project.id)]).toEqual(
      expect.arrayContaining([
        'roles/datastore.user',
        'roles/storage.objectAdmin',
        'roles/firebaseauth.admin',
      ]),
    );
    expect(Object.values(roles).flat()).not.toContain('roles/editor');
  });

  it('takes a bucket of the region or of the multi-region around it, and no other', () => {
    expect(isBeside('US-CENTRAL1', 'us-central1')).toBe(true);
    expect(isBeside('US', 'us-central1')).toBe(true);
    expect(isBeside('EU', 'europe-west1')).toBe(true);
    expect(isBeside('EU', 'us-central1')).toBe(false);
    expect(isBeside('US-EAST1', 'us-central1')).toBe(false);
    expect(isBeside('', 'us-central1')).toBe(false);
  });

  it('makes the very account that the functions name', () => {
    const options = readFileSync(inRoot('functions/src/triggers/options.ts'), 'utf8');
    const [name] = functionsAccount(project.id).split('@');
    expect(options).toContain(`serviceAccount: '${name}@'`);
  });
});
