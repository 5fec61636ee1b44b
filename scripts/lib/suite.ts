import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { runnableEngine } from './engine.ts';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { host, requireFree, type Ports } from './ports.ts';
import { endProcesses, processesWith, type ProcessMark, markOf } from './processes.ts';

/** The project all local data belongs to; the `demo-` prefix keeps every tool away from production. */
export const projectId = 'demo-cellaret';

export interface SuiteOptions {
  ports: Ports;
  /** Where the data is kept; made when missing. A folder that never got ready is emptied. */
  stateDir: string;
  /** An export in the official format, imported into an empty state only. Without it the state begins empty. */
  importDir?: string;
  projectId?: string;
  /** Whether the functions run too; yes unless said otherwise. Without them the suite is ready in a second. */
  functions?: boolean;
  /** Additional environment of the functions. */
  env?: Record<string, string>;
  /** Takes every line the suite and the functions print. */
  log?: (line: string) => void;
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

const readyWithin = 60_000;
const stopWithin = 10_000;

/** Processes an earlier suite left behind on this state folder: the engine itself or its functions worker. */
const leftovers = (stateDir: string) =>
  processesWith(
    (argv) =>
      argv.includes(join(stateDir, 'functions-worker.mjs')) ||
      argv.some((argument, index) => argument === stateDir && argv[index - 1] === '--state-dir'),
  );

/** Ends what a killed launcher left running on this state folder; returns how many processes that were. */
export async function endLeftovers(stateDir: string): Promise<number> {
  const found = leftovers(resolve(stateDir));
  await endProcesses(found, 'SIGINT', stopWithin);
  const workers = leftovers(resolve(stateDir));
  await endProcesses(workers, 'SIGKILL', 1000);
  return found.length;
}

/** The mark that a state folder was once ready; without it a half-done import would be taken for data. */
const readyMark = (stateDir: string) => `${stateDir}.ready`;

/**
 * The export a state began with. The engine takes a state up only together with that very export, which the repository may have
 * replaced since; so it is kept beside the state.
 */
export const keptSeed = (stateDir: string) => `${stateDir}.seed`;

function prepareState(stateDir: string, importDir: string | undefined): string {
  const kept = keptSeed(stateDir);
  if (!existsSync(readyMark(stateDir))) {
    rmSync(stateDir, { recursive: true, force: true });
    rmSync(kept, { recursive: true, force: true });
    if (importDir) cpSync(importDir, kept, { recursive: true });
  }
  mkdirSync(stateDir, { recursive: true });
  const empty = `${stateDir}.empty`;
  if (existsSync(kept)) return kept;
  // A state from before exports were kept.
  if (importDir && !existsSync(empty)) return importDir;
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, 'firebase-export-metadata.json'), '{ "version": "15.34.2" }\n');
  return empty;
}

/**
 * A `node` for the suite's processes that preloads quick-discovery.mjs; a small shell script, because the suite clears NODE_OPTIONS.
 * Saves five seconds of every start and every reload of the functions.
 */
function nodeCommand(stateDir: string): string {
  const command = `${stateDir}.node`;
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const preload = new URL('quick-discovery.mjs', import.meta.url).href;
  writeFileSync(command, `#!/bin/sh\nexec ${quoted(process.execPath)} --import ${quoted(preload)} "$@"\n`, {
    mode: 0o755,
  });
  return command;
}

function engineArguments(options: SuiteOptions, stateDir: string, importDir: string): string[] {
  const { ports } = options;
  const flags: Record<string, string | number> = {
    'project-id': options.projectId ?? projectId,
    'project-dir': root,
    host,
    node: nodeCommand(stateDir),
    'ui-archive': '/dev/null',
    'state-dir': stateDir,
    import: importDir,
    only: ['auth', 'firestore', 'storage', ...(options.functions === false ? [] : ['functions'])].join(','),
    'auth-port': ports.auth,
    'firestore-port': ports.firestore,
    'firestore-websocket-port': ports.firestoreWebsocket,
    'storage-port': ports.storage,
    'functions-port': ports.functions,
    'hub-port': ports.hub,
    'eventarc-port': ports.eventarc,
    'tasks-port': ports.tasks,
  };
  const pairs = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return ['suite', ...pairs, '--no-ui', '--resume-state', '--offline'];
}

/** What the engine says of kept data that does not belong to the export it is given. */
const STATE_REFUSED = 'native state refused';

/** Resolves once the suite says that it is ready; throws with its last words when it ends or stays silent instead. */
function becomesReady(
  child: ChildProcess,
  lastLines: string[],
  seen: (listener: (line: string) => void) => void,
): Promise<void> {
  return new Promise((ready, reject) => {
    const fail = (what: string) => {
      const words = lastLines.join('\n  ') || '(none)';
      const wayOut = words.includes(STATE_REFUSED)
        ? 'The local data was made from another seed and cannot be taken up: "npm run reset" begins with the seed again.\n'
        : '';
      reject(new Failure(`${wayOut}The Firebase suite ${what}. Its last words:\n  ${words}`));
    };
    const timer = setTimeout(() => fail(`was not ready within ${readyWithin / 1000} s`), readyWithin);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended before it was ready (${signal ?? `exit code ${code}`})`);
    });
    seen((line) => {
      if (!line.startsWith('All emulators ready')) return;
      clearTimeout(timer);
      ready();
    });
  });
}

/** Feeds every printed line to all listeners. */
function lineSource(child: ChildProcess, listeners: ((line: string) => void)[]): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) =>
        listeners.forEach((listener) => listener(line)),
      );
  }
}

/**
 * Starts Auth, Firestore, Storage and Functions of the embedded suite and waits until they are ready. Ends what a killed run left
 * on the same state folder first. Throws a `Failure` for a taken port, a platform without engine, or a suite that does not come up.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const stateDir = resolve(options.stateDir);
  const log = options.log ?? (() => undefined);
  const { hosting: _hosting, logging: _logging, ui: _ui, ...needed } = options.ports;
  await endLeftovers(stateDir);
  await requireFree(needed);
  const engine = await runnableEngine(log);
  const importDir = prepareState(stateDir, options.importDir);

  // A group of its own: Ctrl-C reaches the launcher alone, which ends the suite in good order.
  const child = spawn(engine, engineArguments(options, stateDir, importDir), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...options.env },
  });
  const lastLines: string[] = [];
  const listeners = [log, (line: string) => void (lastLines.push(line) > 8 && lastLines.shift())];
  lineSource(child, listeners);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  const mark = markOf(child.pid ?? 0);
  const end = async (signal: NodeJS.Signals) => {
    await endProcesses([mark], signal, stopWithin);
    await endLeftovers(stateDir);
  };
  try {
    await becomesReady(child, lastLines, (listener) => listeners.push(listener));
  } catch (thrown) {
    await end('SIGINT');
    throw thrown;
  }
  writeFileSync(readyMark(stateDir), `${new Date().toISOString()}\n`);
  const url = (service: keyof Ports) => `http://${host}:${options.ports[service]}`;
  return {
    ports: options.ports,
    mark,
    urls: {
      auth: url('auth'),
      firestore: url('firestore'),
      storage: url('storage'),
      functions: url('functions'),
      hub: url('hub'),
    },
    ended,
    stop: () => end('SIGINT'),
    kill: async () => {
      await endProcesses([mark, ...leftovers(stateDir)], 'SIGKILL', 3000);
    },
  };
}

/** Removes a state folder with its marks. */
export function removeState(stateDir: string): void {
  for (const path of [
    stateDir,
    readyMark(stateDir),
    keptSeed(stateDir),
    `${stateDir}.empty`,
    `${stateDir}.node`,
  ])
    rmSync(path, { recursive: true, force: true });
}

/** Whether the state folder holds data that a suite once served. */
export const hasState = (stateDir: string) =>
  existsSync(readyMark(stateDir)) && readFileSync(readyMark(stateDir), 'utf8') !== '';
