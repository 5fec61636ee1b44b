import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { Failure, messageOf } from '../../command/failure.ts';
import { firebaseCache, setUpEmulator } from '../firebase-tools.ts';

/** The emulator UI's pages and scripts by their path, "index.html" among them. */
export type UiFiles = ReadonlyMap<string, Uint8Array>;

/** An emulator UI, and where it was found. */
export interface FoundUi {
  files: UiFiles;
  from: string;
}

/** The part of the archive that a browser loads; the rest is a server of its own. */
const CLIENT = 'client/';

function requirePage(files: UiFiles, from: string): FoundUi {
  if (files.has('index.html')) return { files, from };
  throw new Failure(`${from} holds no emulator UI: it lacks ${CLIENT}index.html.`);
}

function fromArchive(file: string): FoundUi {
  let content: Record<string, Uint8Array>;
  try {
    content = unzipSync(readFileSync(file), { filter: ({ name }) => name.startsWith(CLIENT) });
  } catch (thrown) {
    throw new Failure(`${file} cannot be read as an archive of the emulator UI (${messageOf(thrown)}).`);
  }
  const files = Object.entries(content).map(([name, bytes]) => [name.slice(CLIENT.length), bytes] as const);
  return requirePage(new Map(files), file);
}

function fromFolder(folder: string): FoundUi {
  const client = join(folder, CLIENT);
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(client, name)).isFile(),
  );
  return requirePage(new Map(names.map((name) => [name, readFileSync(join(client, name))])), folder);
}

/** The newest UI that firebase-tools keeps, unpacked or not; undefined where it keeps none. */
export function keptUi(): FoundUi | undefined {
  const cache = firebaseCache();
  if (!existsSync(cache)) return undefined;
  const [newest] = readdirSync(cache)
    .filter((name) => /^ui-v[\d.]+(\.zip)?$/.test(name))
    .filter((name) => name.endsWith('.zip') || existsSync(join(cache, name, CLIENT, 'index.html')))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest === undefined) return undefined;
  const path = join(cache, newest);
  return newest.endsWith('.zip') ? fromArchive(path) : fromFolder(path);
}

/**
 * The emulator UI from an archive, or from what firebase-tools keeps, downloading it where it keeps none.
 * Throws a `Failure` that says why there is none and what can be done.
 */
export async function findUi(archive: string | undefined): Promise<FoundUi> {
  if (archive !== undefined) {
    if (!existsSync(archive))
      throw new Failure(`${resolve(archive)} is not there: name an archive of the emulator UI.`);
    return fromArchive(resolve(archive));
  }
  const kept = keptUi();
  if (kept) return kept;
  const words = await setUpEmulator('ui');
  const fetched = keptUi();
  if (fetched) return fetched;
  throw new Failure(
    `There is no emulator UI on this machine, and none could be downloaded (${words}): run “npx firebase setup:emulators:ui” with a network, name an archive with --ui-archive FILE, or start without --ui.`,
  );
}
