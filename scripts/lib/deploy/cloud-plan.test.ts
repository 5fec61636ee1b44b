import { describe, expect, it } from 'vitest';
import { Failure } from '../command/failure.ts';
import { APIS, cloudPlan, databaseWarning, isBeside } from './cloud-plan.ts';
import { functionsAccount, rolesOf } from './cloud-roles.ts';
import type { Cloud } from './cloud.ts';
import { describePlan, preparePlan } from './run-plan.ts';

const project = { id: 'bar-of-ours', region: 'europe-west1', push: false };
const NUMBER = '4711';
const COMPUTE = `${NUMBER}-compute@developer.gserviceaccount.com`;

interface Has {
  project?: boolean;
  billing?: boolean;
  webApps?: number;
  bucket?: string;
  database?: string;
  secret?: string;
  /** How often Google says that the account of builds is not there yet. */
  late?: number;
}

const COMPLETE: Has = { bucket: 'EUROPE-WEST1', webApps: 1 };

/**
 * A project in the cloud as far as the plan asks: commands change it, so that a second run meets what the
 * first made.
 */
function newCloud({ project: exists = true, billing = true, webApps = 0, late = 0, ...has }: Has) {
  const told: string[][] = [];
  let refusals = late;
  const ran = (...words: string[]) => told.some((args) => words.every((word) => args.includes(word)));
  const cloud: Cloud = {
    ask: (args) => {
      const [area, noun] = args;
      if (!exists) return null;
      if (area === 'projects' && noun === 'describe') return NUMBER;
      if (area === 'billing') return billing ? 'True' : 'False';
      if (area === 'services') return ran('services', 'enable') ? APIS.join('\n') : 'run.googleapis.com';
      if (area === 'firestore') return has.database ?? (ran('databases', 'create') ? project.region : null);
      if (area === 'storage') return has.bucket ?? null;
      if (area === 'secrets') return has.secret ?? null;
      if (area === 'iam') return ran('service-accounts', 'create') ? functionsAccount(project.id) : null;
      const bindings = told
        .filter((one) => one.includes('add-iam-policy-binding'))
        .map((one) => ({
          role: one.find((word) => word.startsWith('--role='))?.slice(7),
          members: [one.find((word) => word.startsWith('--member='))?.slice(9)],
        }));
      return JSON.stringify({ bindings });
    },
    tell: (args) => {
      if (args.includes(`--member=serviceAccount:${COMPUTE}`) && refusals-- > 0)
        throw new Failure(`INVALID_ARGUMENT: Service account ${COMPUTE} does not exist.`);
      told.push([...args]);
    },
    countWebApps: () => webApps,
  };
  return { cloud, told };
}

/** Prepares the project; resolves with what was printed, and how often it paused. */
async function prepare(cloud: Cloud, of = project): Promise<{ lines: string[]; pauses: number }> {
  const lines: string[] = [];
  let pauses = 0;
  await preparePlan(cloudPlan(of), cloud, {
    print: (line) => void lines.push(line),
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
  });
  return { lines, pauses };
}

describe('the plan of a project', () => {
  it('names all that only a person can do, before it changes anything', async () => {
    const { cloud, told } = newCloud({ billing: false });
    await expect(prepare(cloud)).rejects.toThrow(
      /Nothing was changed[^]*1\. Add billing.*\n.*2\. Register a web app.*\n.*3\. Create the default bucket in europe-west1/,
    );
    expect(told).toEqual([]);
  });

  it('of a project that does not exist asks for that alone', async () => {
    const { cloud } = newCloud({ project: false });
    await expect(prepare(cloud)).rejects.toThrow(
      /again:\n {2}1\. Create the project bar-of-ours .*gcloud auth login$/,
    );
  });

  it('makes the rest in order, and nothing twice', async () => {
    const { cloud, told } = newCloud(COMPLETE);
    await prepare(cloud);
    const at = (...words: string[]) => told.findIndex((args) => words.every((word) => args.includes(word)));
    const order = [
      at('services', 'enable'),
      at('databases', 'create', '--location=europe-west1'),
      at('buckets', 'update'),
      at('service-accounts', 'create'),
      at('identity', 'create'),
      at('storage', 'service-agent'),
      at('add-iam-policy-binding'),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const count = told.length;
    await prepare(cloud);
    // The lifecycle is set each time: it may have been changed in the repository.
    expect(told.slice(count).map(([area, noun]) => `${area} ${noun}`)).toEqual(['storage buckets']);
  });

  it('gives a role again while Google is still making the account, and ends with a sentence where it never comes', async () => {
    const soon = await prepare(newCloud({ ...COMPLETE, late: 3 }).cloud);
    expect(soon.pauses).toBe(3);
    expect(soon.lines.filter((line) => line.includes('does not know this account yet'))).toHaveLength(1);
    await expect(prepare(newCloud({ ...COMPLETE, late: 99 }).cloud)).rejects.toThrow(
      /4711-compute@.* does not exist[^]*wait five minutes, then run the deploy again\.$/,
    );
  });

  it('warns of a database that lies elsewhere than the functions', async () => {
    const { lines } = await prepare(newCloud({ ...COMPLETE, database: 'nam5' }).cloud);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}! Firestore lies in nam5/));
    expect(databaseWarning('europe-west1', project)).toBeNull();
    expect(databaseWarning('eur3', project)).toMatch(/twice as much.*gcloud firestore databases delete/);
    expect(databaseWarning('us-east1', project)).toMatch(
      /crosses regions.*CELLARET_REGION=us-east1 in functions\/\.env\.bar-of-ours\.$/,
    );
  });

  it('asks for the private key where the configuration has a public one', async () => {
    const withPush = { ...project, push: true };
    await expect(prepare(newCloud(COMPLETE).cloud, withPush)).rejects.toThrow(
      'npx firebase functions:secrets:set CELLARET_PUSH_KEY --project bar-of-ours',
    );
    const { lines } = await prepare(newCloud({ ...COMPLETE, secret: 'ENABLED' }).cloud, withPush);
    expect(lines).toContain('  ✓ Secret of push messages');
  });

  it('shows somebody without credentials each command that an empty project needs, as a shell takes it', () => {
    const plan = cloudPlan(project);
    const text = describePlan(plan).join('\n');
    for (const { name } of plan) expect(text).toContain(name);
    expect(text).toContain(`$ gcloud services enable ${APIS.join(' ')} --project bar-of-ours`);
    expect(text).toContain("'--display-name=Functions of Cellaret'");
    expect(text).toContain('--member=serviceAccount:NUMBER-compute@developer.gserviceaccount.com');
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
        'roles/cloudfunctions.viewer',
      ]),
    );
    expect(Object.values(roles).flat()).not.toContain('roles/editor');
  });

  it('refuses a bucket of another region before it changes anything, and names both ways out', async () => {
    const { cloud, told } = newCloud({ ...COMPLETE, bucket: 'US-EAST1' });
    await expect(prepare(cloud)).rejects.toThrow(
      /Create the default bucket in europe-west1 .*if it lies elsewhere already.*CELLARET_REGION in functions\/\.env\.bar-of-ours$/,
    );
    expect(told).toEqual([]);
  });

  it('takes a bucket of the region or of the multi-region around it, and no other', () => {
    expect(isBeside('US-CENTRAL1', 'us-central1')).toBe(true);
    expect(isBeside('US', 'us-central1')).toBe(true);
    expect(isBeside('EU', 'europe-west1')).toBe(true);
    expect(isBeside('EU', 'us-central1')).toBe(false);
    expect(isBeside('US-EAST1', 'us-central1')).toBe(false);
    expect(isBeside('', 'us-central1')).toBe(false);
  });
});
