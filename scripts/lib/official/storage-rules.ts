import { execFile, type ExecFileException } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { Failure } from '../failure.ts';
import { inRoot } from '../paths.ts';

const MAIN = 'StorageRules';
const SOURCE = inRoot('scripts', 'lib', 'official', `${MAIN}.java`);

// The compiler may be older than the Java that firebase-tools insists on.
const RELEASE = '17';

/** Whether the source was compiled; false without a compiler. */
async function compile(archive: string, into: string): Promise<boolean> {
  const options = ['--release', RELEASE, '-proc:none', '-nowarn', '-classpath', archive, '-d', into];
  try {
    await promisify(execFile)('javac', [...options, SOURCE]);
    return true;
  } catch (thrown) {
    const { code, stderr } = thrown as ExecFileException & { stderr: string };
    if (code === 'ENOENT') return false;
    throw new Failure(`The runtime of storage rules does not compile:\n${stderr}`);
  }
}

/** A line of a manifest: none may be longer than 72 bytes, and a space continues the one before. */
const manifestLine = (line: string) => (line.match(/^.{1,70}|.{1,69}/g) ?? []).join('\r\n ');

/**
 * Builds what the Storage emulator asks about its rules, from the evaluator in Google's archive of the Firestore emulator: the
 * runtime that firebase-tools downloads otherwise. Gives the jar's path, `undefined` without a Java compiler.
 */
export async function storageRulesRuntime({
  archive,
  folder,
}: {
  /** The Firestore emulator's jar. */
  archive: string;
  /** Where the runtime is put. */
  folder: string;
}): Promise<string | undefined> {
  const classes = join(folder, 'classes');
  mkdirSync(classes, { recursive: true });
  if (!(await compile(archive, classes))) return undefined;
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${MAIN}`, `Class-Path: ${pathToFileURL(archive)}`];
  const files: Zippable = {
    'META-INF/MANIFEST.MF': strToU8(manifest.map((line) => `${manifestLine(line)}\r\n`).join('')),
  };
  for (const name of readdirSync(classes)) files[name] = readFileSync(join(classes, name));
  const jar = join(folder, 'storage-rules.jar');
  writeFileSync(jar, zipSync(files));
  return jar;
}
