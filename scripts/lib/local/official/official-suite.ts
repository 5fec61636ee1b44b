import {
  existsSync,
  mkdtempSync,
  rmSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../command/failure.ts';
import { buildCache, inRoot } from '../../paths.ts';
import { startProcess } from '../engine-process.ts';
import { firebaseCommand } from '../firebase-tools.ts';
import { localHosting } from '../hosting-config.ts';
import { requireFree, type Ports, host } from '../ports.ts';
import { endProcesses, processesWith, type ProcessMark } from '../processes.ts';
import { projectId, suiteUrls, type Suite } from '../suite.ts';
import type { Emulators } from './emulators.ts';

/** The files that firebase.json names, and the folders the functions are run from. */
const NAMED = ['firestore.rules', 'storage.rules', 'firestore.indexes.json', 'functions', 'web'];

/**
 * A folder that firebase-tools takes for this project, with ports of its own and headers that let a page
 * reach the emulators; all else is linked. Its logs go there too.
 */
function officialProject(folder: string, ports: Ports, hostingPort: number): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of NAMED) symlinkSync(inRoot(name), join(folder, name));
  const config = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as object;
  const at = (port: number) => ({ host, port });
  const emulators = {
    singleProjectMode: true,
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    functions: at(ports.functions),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    hosting: at(hostingPort),
    hub: at(ports.hub),
    logging: at(ports.logging),
    // The product serves the UI itself where it is wanted, on both suites alike: see emulator-ui/server.ts.
    ui: { enabled: false },
  };
  const hosting = localHosting(ports, false);
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...config, hosting, emulators }, null, 2));
  return folder;
}

const readyWithin = 180_000;
const stopWithin = 30_000;

interface OfficialOptions {
  ports: Ports;
  emulators: Emulators;
  /** Where the data goes at the end, and comes from where there is any; without it nothing is kept. */
  exportDir?: string;
  /** The export it begins with. */
  seedDir: string | undefined;
  /** True if the functions run too; yes unless said otherwise. */
  functions?: boolean;
  /** Google's hosting too, on this port; without it there is none. */
  hostingPort?: number;
  log: (line: string) => void;
  /** Called with the process before it is ready, and with how to end it. */
  began?: (mark: ProcessMark, end: () => Promise<void>) => void;
}

/**
 * Starts the official emulators (firebase-tools) with what firebase.json says. They keep data in memory.
 * Throws a `Failure` when a port is taken, or when the suite does not come up, with its last words.
 */
export async function startOfficialSuite(options: OfficialOptions): Promise<Suite> {
  const { ports, emulators, exportDir, seedDir, functions = true, hostingPort, log, began } = options;
  const { hosting: _hosting, ui: _ui, ...needed } = ports;
  await requireFree(needed);
  const kept =
    exportDir && existsSync(join(exportDir, 'firebase-export-metadata.json')) ? exportDir : undefined;
  const importDir = kept ?? seedDir;
  const only = [
    'auth',
    'firestore',
    ...(emulators.storage ? ['storage'] : []),
    ...(functions ? ['functions'] : []),
    ...(hostingPort === undefined ? [] : ['hosting']),
  ];
  // Pictures lie there, and which suite of a project runs: two suites that shared it would empty each
  // other's.
  const temporary = mkdtempSync(join(tmpdir(), 'cellaret-'));
  const cwd = officialProject(
    join(buildCache, 'official', String(ports.hub)),
    ports,
    hostingPort ?? ports.hosting,
  );
  const started = startProcess(
    process.execPath,
    firebaseCommand([
      'emulators:start',
      ...['--project', projectId, '--only', only.join(',')],
      ...(exportDir ? [`--export-on-exit=${exportDir}`] : []),
      ...(importDir ? ['--import', importDir] : []),
    ]),
    {
      cwd,
      // Silences version checks and metadata probes. Google's Firestore hands over one event after the other:
      // whatever is put off for a while holds up all others, so it is put off for a moment only.
      env: {
        ...process.env,
        ...emulators.env,
        TMPDIR: temporary,
        NO_UPDATE_NOTIFIER: '1',
        METADATA_SERVER_DETECTION: 'none',
        FUNCTIONS_EMULATOR_PARALLEL: '4',
        CELLARET_FOLLOW_SECONDS: '0.05',
      },
      log,
      readyWithin,
    },
  );
  const { mark, ended } = started;
  const end = async (signal: NodeJS.Signals, patience: number) => {
    await endProcesses([mark], signal, patience);
    // Firestore's own process outlives a firebase-tools that ended by itself.
    await endProcesses(
      processesWith((argv) => argv.some((argument) => argument.startsWith(cwd))),
      'SIGKILL',
      1000,
    );
    rmSync(temporary, { recursive: true, force: true });
  };
  const stop = () => end('SIGINT', stopWithin);
  began?.(mark, stop);
  const outcome = await started.ready;
  if (outcome !== undefined) {
    await stop();
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
    stop,
    kill: () => end('SIGKILL', 3000),
  };
}
