import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, messageOf } from '../command/failure.ts';
import { root } from '../paths.ts';
import { functionsTarget } from './firebase-files.ts';
import { bundleFolder } from './functions-bundle.ts';

/** A function as a deploy describes it to Google, under the names of firebase-tools. */
export interface DiscoveredFunction {
  id: string;
  platform: 'gcfv1' | 'gcfv2';
  region: string;
  httpsTrigger?: object;
  scheduleTrigger?: object;
  taskQueueTrigger?: object;
  eventTrigger?: object;
  serviceAccount?: string | null;
  maxInstances?: number | null;
}

/** An account that a deploy names outside of the functions themselves, and for what. */
interface NamedAccount {
  use: string;
  account: string | null;
}

export interface Discovered {
  functions: DiscoveredFunction[];
  accounts: NamedAccount[];
}

/**
 * The modules of firebase-tools that make functions of a bundle, and jobs and grants of functions. They are
 * no documented interface: the version is pinned, and a unit test runs them.
 */
const firebaseTools = () => {
  const require = createRequire(import.meta.url);
  return {
    runtimes: require('firebase-tools/lib/deploy/functions/runtimes/index.js') as {
      getRuntimeDelegate: (context: object) => Promise<{
        discoverBuild: (config: object, env: Record<string, string>) => Promise<object>;
      }>;
    },
    build: require('firebase-tools/lib/deploy/functions/build.js') as {
      resolveBackend: (options: object) => Promise<{ backend: object }>;
    },
    backend: require('firebase-tools/lib/deploy/functions/backend.js') as {
      allEndpoints: (backend: object) => DiscoveredFunction[];
      empty: () => object;
    },
    scheduler: require('firebase-tools/lib/gcp/cloudscheduler.js') as {
      jobFromEndpoint: (
        endpoint: object,
        location: string,
        projectNumber: string,
      ) => Promise<{ httpTarget?: { oidcToken?: { serviceAccountEmail?: string } } }>;
    },
    secrets: require('firebase-tools/lib/deploy/functions/ensure.js') as {
      secretsAccessDelta: (of: {
        wantBackend: object;
        haveBackend: object;
      }) => Promise<Record<string, string[]>>;
    },
  };
};

type Tools = ReturnType<typeof firebaseTools>;

/**
 * The functions of the bundle and the accounts they name, as a deploy of this project reads them; asks
 * nobody.
 */
export async function discoverFunctions(
  projectId: string,
  settings: Record<string, string>,
): Promise<Discovered> {
  const tools = firebaseTools();
  const firebaseConfig = { projectId, storageBucket: `${projectId}.firebasestorage.app` };
  const { runtime } = functionsTarget();
  // The functions are listed into a file here: no port is taken.
  const folder = mkdtempSync(join(tmpdir(), 'cellaret-discovery-'));
  process.env.FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH = folder;
  // In seconds; the usual ten are too few for a busy machine.
  process.env.FUNCTIONS_DISCOVERY_TIMEOUT ??= '60';
  try {
    const source = { projectId, projectDir: root, sourceDir: bundleFolder(), runtime };
    const delegate = await tools.runtimes.getRuntimeDelegate(source);
    const build = await delegate.discoverBuild(
      { firebase: firebaseConfig },
      { ...settings, FIREBASE_CONFIG: JSON.stringify(firebaseConfig), GCLOUD_PROJECT: projectId },
    );
    // As for emulators only in that secrets are not looked up.
    const { backend } = await tools.build.resolveBackend({
      build,
      firebaseConfig,
      userEnvs: settings,
      codebase: 'default',
      nonInteractive: true,
      isEmulator: true,
    });
    const functions = tools.backend.allEndpoints(backend);
    return { functions, accounts: await accountsBeside(tools, backend, functions) };
  } catch (thrown) {
    throw new Failure(
      `The functions do not load with this configuration: ${messageOf(thrown).split('\n').slice(0, 12).join('\n')}`,
    );
  } finally {
    delete process.env.FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Accounts of schedules and of secrets. Where a function names none, firebase-tools would ask Google for the
 * default one.
 */
async function accountsBeside(
  tools: Tools,
  backend: object,
  functions: readonly DiscoveredFunction[],
): Promise<NamedAccount[]> {
  if (functions.some(({ serviceAccount }) => !serviceAccount)) return [];
  const scheduled = functions.filter(({ scheduleTrigger }) => scheduleTrigger !== undefined);
  const jobs = await Promise.all(
    scheduled.map(async (one): Promise<NamedAccount> => {
      const { httpTarget } = await tools.scheduler.jobFromEndpoint(one, one.region, '');
      return {
        use: `the schedule of ${one.id}`,
        account: httpTarget?.oidcToken?.serviceAccountEmail ?? null,
      };
    }),
  );
  const delta = await tools.secrets.secretsAccessDelta({
    wantBackend: backend,
    haveBackend: tools.backend.empty(),
  });
  const grants = Object.entries(delta).flatMap(([secret, accounts]) =>
    accounts.map((account): NamedAccount => ({ use: `the secret ${secret}`, account })),
  );
  return [...jobs, ...grants];
}
