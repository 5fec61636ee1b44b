import { resolve } from 'node:path';
import { Failure } from '../command/failure.ts';
import { startProcess, type StartedSuite } from './engine-process.ts';
import { runnableEngine } from './engine.ts';
import { lossInJournal, noteJournal } from './journal-note.ts';
import { host, requireFree, type Ports } from './ports.ts';
import { endProcesses, processesWith, type ProcessMark } from './processes.ts';
import { engineArguments, isOfState } from './suite-arguments.ts';
import { prepareState, refuseState } from './suite-state.ts';

/** The project all local data belongs to; the `demo-` prefix keeps every tool away from production. */
export const projectId = 'demo-cellaret';

export interface SuiteOptions {
  ports: Ports;
  /** Where the data is kept; made when missing. */
  stateDir: string;
  /**
   * An export in the official format, imported into an empty state only. Without it the state begins empty.
   */
  importDir?: string;
  projectId?: string;
  /** Starts the functions too, by default. Without them the suite is ready in a second. */
  functions?: boolean;
  /** Keeps nothing: Firestore's data is gone when the suite ends. */
  inMemory?: boolean;
  /** Additional environment of the functions. */
  env?: Record<string, string>;
  /** Takes every line the suite and the functions print. */
  log?: (line: string) => void;
  /** Receives messages for people; `log` if left out. */
  notice?: (text: string) => void;
  /** True once the caller is ending: no process is started from then on, nobody would end it. */
  isStopping?: () => boolean;
  /**
   * Called with the process before it is ready, to end it by: for a moment after its start the system shows
   * its command line as empty, and nothing finds it by that.
   */
  began?: (mark: ProcessMark) => void;
}

export interface Suite {
  ports: Ports;
  mark: ProcessMark;
  urls: { auth: string; firestore: string; storage: string; functions: string; hub: string };
  /** Resolves with a short reason when the suite ends, whether asked to or not. */
  ended: Promise<string>;
  /** Ends the suite and its functions worker; the data stays in the state folder. */
  stop: () => Promise<void>;
  /** Kills the suite and its worker at once, as a power cut would; for tests of durability. */
  kill: () => Promise<void>;
}

/** Addresses of what runs on these ports. */
export const suiteUrls = (ports: Ports): Suite['urls'] => {
  const url = (service: keyof Suite['urls']) => `http://${host}:${ports[service]}`;
  return {
    auth: url('auth'),
    firestore: url('firestore'),
    storage: url('storage'),
    functions: url('functions'),
    hub: url('hub'),
  };
};

const readyWithin = 120_000;
const stopWithin = 10_000;

/**
 * How long the functions may take to be listed, in seconds: a busy machine needs more than the usual ten, one
 * that hangs never ends.
 */
const LISTED_WITHIN = '30';

/** How often a suite is started whose functions could not be listed. */
const ATTEMPTS = 3;

/**
 * Processes of a suite on this state folder: the engine itself, what lists its functions, and what runs them.
 */
const processesOf = (stateDir: string) => processesWith((argv) => isOfState(argv, stateDir));

/** Ends what a killed launcher left running on this state folder; returns how many processes that were. */
export async function endLeftovers(stateDir: string): Promise<number> {
  const found = processesOf(resolve(stateDir));
  await endProcesses(found, 'SIGINT', stopWithin);
  const workers = processesOf(resolve(stateDir));
  await endProcesses(workers, 'SIGKILL', 1000);
  return found.length;
}

/** Message of the engine when it cannot read the stored state. */
const STATE_REFUSED =
  /suite failed: (.*(?:state refused|state failed|Auth state|metadata persistence failed).*)/;
/** … and where it could not learn in time which functions there are. */
const NOT_LISTED = /Cannot determine backend specification|discovered 0 functions/;

/** Throws what became of a suite that did not get ready. */
function refuseSuite(stateDir: string, started: StartedSuite, outcome: string): never {
  const words = started.lastWords();
  const refused = words.map((line) => STATE_REFUSED.exec(line)?.[1]).find((reason) => reason !== undefined);
  if (refused?.includes('seed/format mismatch'))
    refuseState(
      stateDir,
      'the export it began with, kept beside it, has been changed, or belongs to another project',
    );
  if (refused) refuseState(stateDir, refused);
  throw new Failure(`The Firebase suite ${outcome}. Its last words:\n  ${words.join('\n  ') || '(none)'}`);
}

/**
 * Starts Auth, Firestore, Storage and Functions of the embedded suite and waits until they are ready. Ends
 * what a killed run left on the same state folder first. Throws a `Failure` for a taken port, a platform
 * without engine, data that cannot be taken up, a suite that does not come up, or a caller that is ending.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const {
    ports,
    functions = true,
    inMemory = false,
    log = () => undefined,
    notice = log,
    isStopping,
    began,
  } = options;
  const stateDir = resolve(options.stateDir);
  const { hosting: _hosting, logging: _logging, ui: _ui, ...needed } = ports;
  await endLeftovers(stateDir);
  await requireFree(needed);
  const engine = await runnableEngine(log);
  const importDir = prepareState(stateDir, options.importDir, notice);
  const loss = lossInJournal(stateDir);
  if (loss) notice(loss);

  const order = {
    projectId: options.projectId ?? projectId,
    ports,
    stateDir,
    importDir,
    functions,
    inMemory,
  };
  const env = { FUNCTIONS_DISCOVERY_TIMEOUT: LISTED_WITHIN, ...process.env, ...options.env };
  const start = async (attempt: number): Promise<StartedSuite> => {
    if (isStopping?.()) throw new Failure('The start of the Firebase suite was interrupted.');
    const started = startProcess(engine, engineArguments(order), { env, log, readyWithin });
    began?.(started.mark);
    const outcome = await started.ready;
    if (outcome === undefined) return started;
    const again = attempt < ATTEMPTS && started.lastWords().some((line) => NOT_LISTED.test(line));
    await end(started.mark);
    if (!again) refuseSuite(stateDir, started, outcome);
    notice('The functions could not be listed in time: starting the Firebase suite again.');
    return start(attempt + 1);
  };
  const end = async (mark: ProcessMark) => {
    await endProcesses([mark], 'SIGINT', stopWithin);
    await endLeftovers(stateDir);
  };
  const { mark, ended } = await start(1);
  // Documents in memory have no journal.
  const journal = inMemory ? undefined : noteJournal(stateDir);
  return {
    ports,
    mark,
    urls: suiteUrls(ports),
    ended,
    stop: async () => {
      await end(mark);
      journal?.forget();
    },
    kill: async () => {
      journal?.stop();
      await endProcesses([mark, ...processesOf(stateDir)], 'SIGKILL', 3000);
    },
  };
}
