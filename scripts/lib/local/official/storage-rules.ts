import { execFile, type ExecFileException } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../../command/failure.ts';
import { writeJar } from './jar.ts';

const MAIN = 'StorageRules';
const SOURCE = fileURLToPath(new URL(`${MAIN}.java`, import.meta.url));

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
export async function storageRules(archive: string, folder: string): Promise<string | undefined> {
  const classes = join(folder, 'classes');
  rmSync(classes, { recursive: true, force: true });
  mkdirSync(classes, { recursive: true });
  if (!(await compile(archive, classes))) return undefined;
  const files = readdirSync(classes).map((name) => [name, readFileSync(join(classes, name))] as const);
  const jar = join(folder, 'storage-rules.jar');
  writeJar(jar, MAIN, archive, Object.fromEntries(files));
  return jar;
}
