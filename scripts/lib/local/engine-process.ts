import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../paths.ts';
import { markOf, type ProcessMark } from './processes.ts';

/** A suite that was started: the embedded engine, or the official emulators. */
export interface StartedSuite {
  mark: ProcessMark;
  /** Resolves with a short reason when it ends. */
  ended: Promise<string>;
  /** The last lines that it printed. */
  lastWords: () => string[];
  /** Resolves with undefined once it is ready, else with what came instead. */
  ready: Promise<string | undefined>;
}

interface StartOptions {
  /** Where it is started; the repository unless said otherwise. */
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** Takes every line. */
  log: (line: string) => void;
  /** How long it may take until it says that it is ready, in milliseconds. */
  readyWithin: number;
}

const WORDS_KEPT = 8;

function onLine(child: ChildProcess, listener: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', listener);
}

/**
 * Starts a suite in a process group of its own: Ctrl-C reaches the launcher alone, which ends the suite in
 * good order.
 */
export function startProcess(
  command: string,
  args: string[],
  { cwd = root, env, log, readyWithin }: StartOptions,
): StartedSuite {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true, env });
  const words: string[] = [];
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(`could not be started (${error.message})`));
    // Not "exit": its last words may still be on their way.
    child.once('close', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  const ready = new Promise<string | undefined>((done) => {
    const timer = setTimeout(() => done(`was not ready within ${readyWithin / 1000} s`), readyWithin);
    const finish = (outcome?: string) => {
      clearTimeout(timer);
      done(outcome);
    };
    void ended.then((how) => finish(`ended before it was ready (${how})`));
    onLine(child, (line) => {
      log(line);
      words.push(line);
      if (words.length > WORDS_KEPT) words.shift();
      if (line.includes('All emulators ready')) finish();
    });
  });
  return { mark: markOf(child.pid ?? 0), ended, lastWords: () => words, ready };
}
