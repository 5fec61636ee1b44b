import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './engine-process.ts';
import { Failure } from './failure.ts';
import { inRoot } from './paths.ts';
import { requireFree, type Ports } from './ports.ts';
import { endProcesses, type ProcessMark } from './processes.ts';
import { projectId, suiteUrls, type Suite } from './suite.ts';

const neededJava = 21;

// Its first start downloads two emulators.
const readyWithin = 600_000;
const stopWithin = 30_000;

/** The major version of the installed Java, `undefined` without one. */
function javaVersion(): number | undefined {
  const { stderr, stdout, status } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const major = /version "(\d+)/.exec(`${stderr}${stdout}`)?.[1];
  return major ? Number(major) : undefined;
}

/** Throws a `Failure` where the official suite cannot run. */
export function requireJava(): void {
  const version = javaVersion();
  if (version !== undefined && version >= neededJava) return;
  const have = version === undefined ? 'there is none here' : `this is Java ${version}`;
  throw new Failure(
    `The official Firebase suite needs Java ${neededJava} or newer and ${have}: install a JDK ${neededJava} (for example from https://adoptium.net), or start the embedded suite with "npm start".`,
  );
}

export interface OfficialOptions {
  ports: Ports;
  /** Where the data goes at the end, and comes from where there is any. */
  exportDir: string;
  /** What it comes from at first. */
  seedDir: string | undefined;
  /** The emulators, as firebase-tools names them; those of a whole system if nothing else is said. */
  only?: string;
  log: (line: string) => void;
  /** Is told the process before it is ready. */
  began: (mark: ProcessMark) => void;
}

/**
 * Starts the official emulators (firebase-tools) with the same firebase.json. They keep data in memory. Throws a `Failure`
 * without Java, when a port is taken, or when the suite does not come up, with its last words.
 */
export async function startOfficialSuite({
  ports,
  exportDir,
  seedDir,
  only = 'auth,firestore,storage,functions',
  log,
  began,
}: OfficialOptions): Promise<Suite> {
  requireJava();
  const { hosting: _hosting, ...needed } = ports;
  await requireFree(needed);
  const importDir = existsSync(join(exportDir, 'firebase-export-metadata.json')) ? exportDir : seedDir;
  const command = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const flags = ['--project', projectId, '--only', only, `--export-on-exit=${exportDir}`];
  const started = startProcess(
    process.execPath,
    [command, 'emulators:start', ...flags, ...(importDir ? ['--import', importDir] : [])],
    {
      // Silences version checks and metadata probes, and keeps one busy moment from starting dozens of workers.
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        METADATA_SERVER_DETECTION: 'none',
        FUNCTIONS_EMULATOR_PARALLEL: '4',
      },
      log,
      readyWithin,
    },
  );
  const { mark, ended } = started;
  began(mark);
  const outcome = await started.ready;
  if (outcome !== undefined) {
    await endProcesses([mark], 'SIGINT', stopWithin);
    const said = started.lastWords().filter((line) => line.trim() !== '');
    throw new Failure(
      `The official Firebase suite ${outcome}. Its last words:\n  ${said.join('\n  ') || '(none)'}`,
    );
  }
  return {
    ports,
    mark,
    urls: suiteUrls(ports),
    ended,
    stop: () => endProcesses([mark], 'SIGINT', stopWithin),
    kill: () => endProcesses([mark], 'SIGKILL', 3000),
  };
}
