import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Failure, messageOf } from '../failure.ts';
import { productionHosting } from '../hosting-config.ts';
import { functionsTarget } from './firebase-files.ts';
import { bundleFolder } from './functions-bundle.ts';

/** What a deploy would be told of a function. */
export interface LoadedFunction {
  name: string;
  /** The first generation knows fewer runtimes. */
  generation: 1 | 2;
  https: boolean;
  region: string[];
  maxInstances: number | null;
  serviceAccount: string | null;
}

/** Instances that projects of the smallest quota grant: `api` may have these, every trigger fewer. */
const MOST_INSTANCES = { https: 10, trigger: 5 };

/** The newest runtime of first-generation functions. */
const NEWEST_OF_FIRST_GENERATION = 22;

/** Runs in a process of its own, as the deploy's discovery does: loads the bundle and prints what it exports. */
const LIST = `
const found = [];
const walk = (value, path) => {
  for (const [key, one] of Object.entries(value)) {
    const name = [...path, key];
    const endpoint = one?.__endpoint;
    if (endpoint) found.push({
      name: name.join('-'),
      generation: endpoint.platform === 'gcfv1' ? 1 : 2,
      https: Boolean(endpoint.httpsTrigger),
      region: endpoint.region ?? [],
      maxInstances: typeof endpoint.maxInstances === 'number' ? endpoint.maxInstances : null,
      serviceAccount: endpoint.serviceAccountEmail ?? null,
    });
    else if (one && typeof one === 'object') walk(one, name);
  }
};
walk(await import(process.argv[1]), []);
process.stdout.write(JSON.stringify(found), () => process.exit());
`;

function loadedFunctions(projectId: string, settings: Record<string, string>): LoadedFunction[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: _auth, FUNCTIONS_EMULATOR: _functions, ...env } = process.env;
  try {
    const output = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', LIST, join(bundleFolder(), 'index.js')],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 60_000,
        env: {
          ...env,
          ...settings,
          GCLOUD_PROJECT: projectId,
          FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
        },
      },
    );
    return JSON.parse(output) as LoadedFunction[];
  } catch (thrown) {
    throw new Failure(
      `The functions do not load with this configuration: ${messageOf(thrown).split('\n').slice(0, 12).join('\n')}`,
    );
  }
}

/** What production would refuse of these functions. */
export function functionProblems(functions: readonly LoadedFunction[], runtime: string): string[] {
  const problems = functions.flatMap(({ name, https, maxInstances, serviceAccount }) => {
    const most = https ? MOST_INSTANCES.https : MOST_INSTANCES.trigger;
    return [
      ...(maxInstances === null || maxInstances > most
        ? [`${name} may have ${maxInstances ?? 'any number of'} instances, and new projects grant ${most}`]
        : []),
      ...(serviceAccount === null ? [`${name} names no account to run as`] : []),
    ];
  });
  const first = functions.filter(({ generation }) => generation === 1).map(({ name }) => name);
  const version = Number(/\d+/.exec(runtime)?.[0]);
  if (first.length > 0 && version > NEWEST_OF_FIRST_GENERATION)
    problems.push(
      `${runtime} is for functions of the second generation, and ${first.join(', ')} is of the first: nodejs${NEWEST_OF_FIRST_GENERATION} in firebase.json`,
    );
  for (const rewrite of productionHosting().rewrites) {
    if (!('function' in rewrite)) continue;
    const { functionId } = rewrite.function;
    if (!functions.some(({ name, https }) => https && name === functionId))
      problems.push(`hosting sends ${rewrite.source} to the function ${functionId}, which does not exist`);
  }
  return problems;
}

/** The bundle loads as it would in production, and everything it has is what production takes. */
export function checkFunctions(projectId: string, settings: Record<string, string>): string {
  const functions = loadedFunctions(projectId, settings);
  const problems = functionProblems(functions, functionsTarget().runtime);
  if (problems.length > 0) throw new Failure(`The functions cannot be deployed: ${problems.join('; ')}.`);
  const regions = [...new Set(functions.flatMap(({ region }) => region))];
  return `${functions.length} in ${regions.join(', ')}: ${functions.map(({ name }) => name).join(', ')}`;
}
