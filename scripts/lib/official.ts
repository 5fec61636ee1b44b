import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from './failure.ts';
import { inRoot, root } from './paths.ts';
import { host, requireFree, type Ports } from './ports.ts';
import { endProcesses, markOf } from './processes.ts';
import { projectId, type Suite } from './suite.ts';

const neededJava = 21;

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

/**
 * Starts the official emulators (firebase-tools) with the same firebase.json. They keep data in memory: it is imported from
 * `exportDir` (or the seed) at the start and exported there at the end. Throws a `Failure` without Java or when a port is taken.
 */
export async function startOfficialSuite(
  ports: Ports,
  exportDir: string,
  seedDir: string | undefined,
  log: (line: string) => void,
): Promise<Suite> {
  requireJava();
  const { hosting: _hosting, ...needed } = ports;
  await requireFree(needed);
  const importDir = existsSync(join(exportDir, 'firebase-export-metadata.json')) ? exportDir : seedDir;
  const command = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const flags = [
    '--project',
    projectId,
    '--only',
    'auth,firestore,storage,functions',
    `--export-on-exit=${exportDir}`,
  ];
  const child = spawn(
    process.execPath,
    [command, 'emulators:start', ...flags, ...(importDir ? ['--import', importDir] : [])],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      // Silences version checks and metadata probes, and keeps one busy moment from starting dozens of workers.
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        METADATA_SERVER_DETECTION: 'none',
        FUNCTIONS_EMULATOR_PARALLEL: '4',
      },
    },
  );
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  const ready = new Promise<'ready'>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log(line);
        if (line.includes('All emulators ready')) done('ready');
      });
    }
  });
  const outcome = await Promise.race([ready, ended]);
  if (outcome !== 'ready')
    throw new Failure(
      `The official Firebase suite ended before it was ready (${outcome}); its output is in the log.`,
    );
  const mark = markOf(child.pid ?? 0);
  const url = (service: keyof Ports) => `http://${host}:${ports[service]}`;
  return {
    ports,
    mark,
    urls: {
      auth: url('auth'),
      firestore: url('firestore'),
      storage: url('storage'),
      functions: url('functions'),
      hub: url('hub'),
    },
    ended,
    stop: () => endProcesses([mark], 'SIGINT', 30_000),
    kill: () => endProcesses([mark], 'SIGKILL', 3000),
  };
}
