import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, readFileSync, statSync, mkdirSync, writeFileSync, readdirSync, rmSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { Failure } from '../../command/failure.ts';
import { buildCache, inRoot } from '../../paths.ts';
import { firebaseCache, setUpEmulator } from '../firebase-tools.ts';
import { officialJava } from './java.ts';

/** A line of a manifest holds 72 bytes; what is longer goes on behind a space. */
const manifestLine = (text: string) => `${text.replace(/(.{70})(?=.)/g, '$1\r\n ')}\r\n`;

/** An archive that `java -jar` starts at a class, which lies in it or in another archive. */
function writeJar(
  path: string,
  start: string,
  archive: string,
  files: Record<string, Uint8Array> = {},
): void {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${start}`,
    `Class-Path: ${pathToFileURL(archive).href}`,
  ];
  const text = `${manifest.map(manifestLine).join('')}\r\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(text), ...files }));
}

const MAIN = 'StorageRules';
const SOURCE = inRoot('scripts', 'lib', 'local', 'official', `${MAIN}.java`);

// The compiler may be older than the Java that firebase-tools insists on.
const RELEASE = '17';

/** True if the source was compiled; false without a compiler. */
async function compile(archive: string, into: string): Promise<boolean> {
  const options = ['--release', RELEASE, '-proc:none', '-nowarn', '-classpath', archive, '-d', into];
  try {
    // A compiler that crashes leaves its arguments where it ran.
    await promisify(execFile)('javac', [...options, SOURCE], { cwd: into });
    return true;
  } catch (thrown) {
    const { code, stderr } = thrown as ExecFileException & { stderr: string };
    if (code === 'ENOENT') return false;
    throw new Failure(`The runtime of storage rules does not compile:\n${stderr}`);
  }
}

/**
 * Builds what the Storage emulator asks about its rules, from the evaluator in Google's archive of the
 * Firestore emulator: the runtime that firebase-tools downloads otherwise. `archive` is that archive,
 * `folder` where the runtime is put. Gives the jar's path; undefined without a Java compiler.
 */
async function storageRules(archive: string, folder: string): Promise<string | undefined> {
  const classes = join(folder, 'classes');
  rmSync(classes, { recursive: true, force: true });
  mkdirSync(classes, { recursive: true });
  if (!(await compile(archive, classes))) return undefined;
  const files = readdirSync(classes).map((name) => [name, readFileSync(join(classes, name))] as const);
  const jar = join(folder, 'storage-rules.jar');
  writeJar(jar, MAIN, archive, Object.fromEntries(files));
  return jar;
}

/** Google's emulators on this machine. */
export interface Emulators {
  /** The environment in which firebase-tools finds them. */
  env: Record<string, string>;
  /** False where nothing here evaluates the rules of Storage: it is left out then. */
  storage: boolean;
  /** Where each comes from and its version, a line each. */
  found: string[];
}

const jars = join(buildCache, 'official');
const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

type Downloaded = 'firestore' | 'storage';

interface Download {
  version: string;
  expectedSize: number;
  downloadPathRelativeToCacheDir: string;
}

/** The archive that the pinned firebase-tools downloads. */
function download(name: Downloaded): Download {
  const list = inRoot('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return (JSON.parse(readFileSync(list, 'utf8')) as Record<Downloaded, Download>)[name];
}

/** The name that firebase-tools keeps an emulator's archive under. */
export const keptArchive = (name: Downloaded): string => download(name).downloadPathRelativeToCacheDir;

/**
 * The version that firebase-tools keeps; undefined where it keeps none. Throws a `Failure` for an archive
 * that is not whole.
 */
function keptVersion(name: Downloaded): string | undefined {
  const { version, expectedSize } = download(name);
  const file = join(firebaseCache(), keptArchive(name));
  if (!existsSync(file)) return undefined;
  const { size } = statSync(file);
  if (size === expectedSize) return version;
  throw new Failure(
    `${file} is not whole (${size} of ${expectedSize} bytes): fetch it again with "rm '${file}' && npx firebase setup:emulators:${name}".`,
  );
}

interface CloudSdk {
  /** The archive of its Firestore emulator. */
  archive: string;
  version: string;
}

/** The Cloud SDK, where there is one with the Firestore emulator. */
async function cloudSdk(): Promise<CloudSdk | undefined> {
  const asked = ['info', '--format=json(installation.sdk_root,installation.components)'];
  const told = await promisify(execFile)('gcloud', asked).catch(() => undefined);
  if (!told) return undefined;
  const { installation } = JSON.parse(told.stdout) as {
    installation: { sdk_root: string; components: Record<string, string> };
  };
  const archive = join(
    installation.sdk_root,
    'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  );
  const version = installation.components['cloud-firestore-emulator'];
  return version !== undefined && existsSync(archive) ? { archive, version } : undefined;
}

/** One emulator: its settings for firebase-tools, and its line for people. */
interface Found {
  env: Record<string, string>;
  said: string;
}

const kept = (what: string, version: string): Found => ({
  env: {},
  said: `${what} ${version}, kept by firebase-tools`,
});

async function findFirestore(sdk: CloudSdk | undefined): Promise<Found> {
  const here = keptVersion('firestore');
  if (here) return kept('Firestore', here);
  if (sdk) {
    const jar = join(jars, 'firestore.jar');
    writeJar(jar, FIRESTORE_CLASS, sdk.archive);
    return {
      env: { FIRESTORE_EMULATOR_BINARY_PATH: jar },
      said: `Firestore ${sdk.version} of the Cloud SDK`,
    };
  }
  const words = await setUpEmulator('firestore');
  const fetched = keptVersion('firestore');
  if (fetched) return kept('Firestore', fetched);
  throw new Failure(
    `Google's Firestore emulator is not here and could not be downloaded (${words}): run "npx firebase setup:emulators:firestore" with a network, or "gcloud components install cloud-firestore-emulator".`,
  );
}

async function findStorageRules(sdk: CloudSdk | undefined): Promise<Found | undefined> {
  const here = keptVersion('storage');
  if (here) return kept('rules of Storage', here);
  const jar = sdk && (await storageRules(sdk.archive, jars));
  if (jar)
    return { env: { STORAGE_EMULATOR_BINARY_PATH: jar }, said: 'rules of Storage by the same archive' };
  await setUpEmulator('storage');
  const fetched = keptVersion('storage');
  return fetched === undefined ? undefined : kept('rules of Storage', fetched);
}

/**
 * Finds Google's emulators of Firestore and Storage: what firebase-tools keeps, else what the Cloud SDK
 * brings, else a download. Throws a `Failure` with the command to type where there is no Java or no
 * Firestore.
 */
export async function findEmulators(log: (line: string) => void): Promise<Emulators> {
  const java = await officialJava(log);
  const sdk = await cloudSdk();
  const firestore = await findFirestore(sdk);
  const storage = await findStorageRules(sdk);
  return {
    env: { ...(java && { PATH: `${java}:${process.env.PATH ?? ''}` }), ...firestore.env, ...storage?.env },
    storage: storage !== undefined,
    found: [firestore.said, storage?.said ?? 'no Storage'],
  };
}
