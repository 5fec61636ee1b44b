import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { portsWithOffset } from '../../scripts/lib/local/ports.ts';
import { processesWith, type ProcessMark } from '../../scripts/lib/local/processes.ts';
import { root } from '../../scripts/lib/paths.ts';

/** Runs a script of the repository to its end; rejects where it fails, with what it printed. */
export const runScript = (name: string, args: readonly string[] = [], env = process.env) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    cwd: root,
    env,
  });

/** The same, with the exit code and all that it printed, whatever comes of it. */
export const outcomeOf = (...script: Parameters<typeof runScript>) =>
  runScript(...script)
    .catch((thrown: unknown) => thrown as { code: number; stdout: string; stderr: string })
    .then((ended) => ({ code: 'code' in ended ? ended.code : 0, output: ended.stdout + ended.stderr }));

/** Ports of these tests; scripts/test.ts claims them. */
export const offset = Number(process.env.CELLARET_TEST_OFFSET ?? 20_000);
export const ports = portsWithOffset(offset);

/** A folder for the data of one test. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'cellaret-platform-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A started `npm start`: what it prints, and how it ends. */
export interface Launch {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the output contains the text; rejects when the program ends first. */
  says: (text: string) => Promise<void>;
  ended: Promise<number | string>;
  /** Ends it the way Ctrl-C does; resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Runs scripts/start.ts itself, so that a signal to `child` is a signal to the launcher. */
export function launch(dataDir: string, args: string[] = []): Launch {
  const command = ['--import', 'tsx', 'scripts/start.ts', '--ports-offset', String(offset), ...args];
  const { CELLARET_LAUNCHED: _launched, ...env } = process.env;
  const child = spawn(process.execPath, command, { cwd: root, env: { ...env, CELLARET_DATA_DIR: dataDir } });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | string>((done) =>
    child.once('close', (code, signal) => done(code ?? signal ?? 'unknown')),
  );
  const says = (text: string) =>
    new Promise<void>((done, reject) => {
      const look = () => {
        if (!output.includes(text)) return;
        listeners.delete(look);
        done();
      };
      listeners.add(look);
      void ended.then((how) => reject(new Error(`ended with ${how} before saying “${text}”:\n${output}`)));
      look();
    });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { child, output: () => output, says, ended, stop };
}

/** Living processes that name the folder among their arguments. */
export const processesOn = (folder: string): ProcessMark[] =>
  processesWith((argv) => argv.some((argument) => argument.startsWith(folder)));
