import { Failure } from '../command/failure.ts';
import { productionHosting } from '../local/hosting-config.ts';
import { functionsAccount } from './cloud-roles.ts';
import { discoverFunctions, type Discovered } from './discovered-functions.ts';
import { functionsTarget } from './firebase-files.ts';
import { configOf } from './functions-settings.ts';

/** Instances that projects of the smallest quota grant: `api` may have these, every trigger fewer. */
const MOST_INSTANCES = { https: 10, trigger: 5 };

/** The newest runtime of first-generation functions. */
const NEWEST_OF_FIRST_GENERATION = 22;

/** Where functions are deployed to. */
interface Destination {
  runtime: string;
  region: string;
  /** The account they run as, in full. */
  account: string;
}

/** Accounts that are not the whole address of the one that the deploy makes. */
const accountProblems = ({ functions, accounts }: Discovered, account: string): string[] =>
  [...functions.map(({ id, serviceAccount }) => ({ use: id, account: serviceAccount })), ...accounts]
    .filter((one) => one.account !== account)
    .map(({ use, account: named }) =>
      named ? `${use} names the account ${named}, not ${account}` : `${use} names no account to run as`,
    );

/** Problems for which production would refuse these functions. */
export function functionProblems(
  discovered: Discovered,
  { runtime, region, account }: Destination,
): string[] {
  const { functions } = discovered;
  const problems = functions.flatMap(({ id, httpsTrigger, maxInstances, region: place }) => {
    const most = httpsTrigger ? MOST_INSTANCES.https : MOST_INSTANCES.trigger;
    return [
      ...(!maxInstances || maxInstances > most
        ? [`${id} may have ${maxInstances ?? 'any number of'} instances, and new projects grant ${most}`]
        : []),
      ...(place === region ? [] : [`${id} would run in ${place}, not in ${region}`]),
    ];
  });
  problems.push(...accountProblems(discovered, account));
  const first = functions.filter(({ platform }) => platform === 'gcfv1').map(({ id }) => id);
  const version = Number(/\d+/.exec(runtime)?.[0]);
  if (first.length > 0 && version > NEWEST_OF_FIRST_GENERATION)
    problems.push(
      `${runtime} is for functions of the second generation, and ${first.join(', ')} is of the first: nodejs${NEWEST_OF_FIRST_GENERATION} in firebase.json`,
    );
  for (const rewrite of productionHosting().rewrites) {
    if (!('function' in rewrite)) continue;
    const { functionId } = rewrite.function;
    if (!functions.some(({ id, httpsTrigger }) => httpsTrigger && id === functionId))
      problems.push(`hosting sends ${rewrite.source} to the function ${functionId}, which does not exist`);
  }
  return problems;
}

/** The bundle loads as it would in production, and everything it has is what production takes. */
export async function checkFunctions(projectId: string, settings: Record<string, string>): Promise<string> {
  const { region } = configOf(settings);
  const discovered = await discoverFunctions(projectId, settings);
  const account = functionsAccount(projectId);
  const problems = functionProblems(discovered, { runtime: functionsTarget().runtime, region, account });
  if (problems.length > 0) throw new Failure(`The functions cannot be deployed: ${problems.join('; ')}.`);
  const { functions, accounts } = discovered;
  const beside = accounts.map(({ use }) => use).join(', ');
  return `${functions.length} in ${region}, all as ${account}, also for ${beside}`;
}
