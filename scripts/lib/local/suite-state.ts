import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure, messageOf } from '../command/failure.ts';

/** The engine's note that a state holds all of its seed. */
interface Receipt {
  complete: boolean;
  identity: { seedPath: string };
}

const receiptFile = (stateDir: string) => join(stateDir, 'native-state.json');

/** Files every state has, with what lies in them. */
const FILES = {
  'native-state.json': 'what the data began with',
  'auth-state.json': 'the accounts',
  'firestore/firenook.redb': 'the documents',
  'firestore/firenook.wal': 'the latest documents',
  'storage/metadata.redb': 'the list of files',
} as const;

/**
 * The export a state began with. The engine takes a state up only together with that very export, which the
 * repository may have replaced since; so it is kept beside the state.
 */
const keptSeed = (stateDir: string) => `${stateDir}.seed`;

const emptySeed = (stateDir: string) => `${stateDir}.empty`;

/** True if the state folder holds data that a suite once served. */
export const hasState = (stateDir: string) => existsSync(receiptFile(stateDir));

/** Everything that belongs to a state: its folder, and what bears its name beside it. */
function partsOf(stateDir: string): string[] {
  const folder = dirname(stateDir);
  if (!existsSync(folder)) return [];
  const name = basename(stateDir);
  return readdirSync(folder)
    .filter((entry) => entry === name || entry.startsWith(`${name}.`))
    .map((entry) => join(folder, entry));
}

/** Removes a state with all that belongs to it. */
export function removeState(stateDir: string): void {
  for (const path of partsOf(stateDir)) rmSync(path, { recursive: true, force: true });
}

/** Moves a state with all that belongs to it into another folder, which is made. */
export function moveState(stateDir: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const path of partsOf(stateDir)) renameSync(path, join(folder, basename(path)));
}

/** Throws a `Failure` that says what of a state is damaged or missing; nothing is changed. */
export function refuseState(stateDir: string, reason: string): never {
  throw new Failure(
    `The local data in ${stateDir} cannot be taken up: ${reason}. Nothing was changed. "npm run reset" puts it aside and the next start begins with the seed; a backup is restored with "npm run reset" and CELLARET_SEED_DIR=FOLDER npm start.`,
  );
}

function readReceipt(stateDir: string): Receipt {
  if (!hasState(stateDir))
    refuseState(stateDir, `native-state.json is missing, which holds ${FILES['native-state.json']}`);
  try {
    return JSON.parse(readFileSync(receiptFile(stateDir), 'utf8')) as Receipt;
  } catch (thrown) {
    return refuseState(stateDir, `native-state.json cannot be read (${messageOf(thrown)})`);
  }
}

/** The receipt names the export by its place: a folder that was moved says where it lies now. */
function adoptPlace(stateDir: string, receipt: Receipt, seed: string): void {
  if (receipt.identity.seedPath === seed) return;
  const identity = { ...receipt.identity, seedPath: seed };
  writeFileSync(receiptFile(stateDir), JSON.stringify({ ...receipt, identity }, null, 2));
}

/** An empty export, for a state that begins without one. */
function makeEmptySeed(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'firebase-export-metadata.json'), '{ "version": "15.34.2" }\n');
  return folder;
}

/** Begins a state with an export, or empty. */
function beginState(stateDir: string, importDir: string | undefined): string {
  removeState(stateDir);
  mkdirSync(stateDir, { recursive: true });
  if (!importDir) return makeEmptySeed(emptySeed(stateDir));
  cpSync(importDir, keptSeed(stateDir), { recursive: true });
  return keptSeed(stateDir);
}

const holdsData = (stateDir: string) => Object.keys(FILES).some((file) => existsSync(join(stateDir, file)));

/**
 * Makes a state ready for the engine, and returns the export to hand it: an empty one is begun with
 * `importDir`, one that was moved says where it is, one that is damaged is refused with a `Failure` that
 * names what is. `notice` is told what a person should know.
 */
export function prepareState(
  stateDir: string,
  importDir: string | undefined,
  notice: (text: string) => void,
): string {
  if (!holdsData(stateDir)) return beginState(stateDir, importDir);
  const receipt = readReceipt(stateDir);
  if (!receipt.complete) {
    // Never served, so that nothing but a part of the seed is in it.
    notice('A first start was interrupted: beginning with the seed again.');
    return beginState(stateDir, importDir);
  }
  for (const [file, content] of Object.entries(FILES))
    if (!existsSync(join(stateDir, file)))
      refuseState(stateDir, `${file} is missing, which holds ${content}`);
  const seed = [keptSeed(stateDir), emptySeed(stateDir)].find(existsSync);
  if (seed === undefined) refuseState(stateDir, `${keptSeed(stateDir)} is missing, the export it began with`);
  adoptPlace(stateDir, receipt, seed);
  return seed;
}
