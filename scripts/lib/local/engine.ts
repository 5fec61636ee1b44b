import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure, messageOf } from '../command/failure.ts';
import { madeBeside } from '../data/whole-folder.ts';
import { userCache } from '../paths.ts';
import { pointAtGlibc, unpackNewerGlibc } from './glibc.ts';
import { withLock } from './lock.ts';

const enginePackage = '@firenook/cli-linux-x64';
const otherWay = 'or start the official suite with "npm start -- --official" (needs Java 21)';

/** Folder and version of the engine that npm installed; a `Failure` where npm had none for this platform. */
function installedEngine(): { binary: string; version: string } {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Failure(
      `The embedded Firebase suite runs on Linux x64 only and this is ${process.platform} ${process.arch}: use Linux x64 (a container or WSL will do), ${otherWay}.`,
    );
  }
  try {
    const manifest = createRequire(import.meta.url).resolve(`${enginePackage}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { binary: join(dirname(manifest), 'bin', 'firenook'), version };
  } catch {
    throw new Failure(
      `The embedded Firebase suite (npm package ${enginePackage}) is not installed: run "npm ci --include=optional", ${otherWay}.`,
    );
  }
}

/** Tries to start the binary, and says why it does not. */
function tryOut(binary: string): { works: boolean; complaint: string } {
  const result = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return { works: result.status === 0, complaint: (result.stderr || result.error?.message) ?? '' };
}

/** Makes a copy of the engine that runs on a private, newer glibc. */
async function prepare(source: string, folder: string): Promise<void> {
  try {
    await madeBeside(folder, async (building) => {
      const glibc = await unpackNewerGlibc(building, folder);
      copyFileSync(source, join(building, 'firenook'));
      await pointAtGlibc(join(building, 'firenook'), glibc);
    });
  } catch (thrown) {
    throw new Failure(
      `The embedded Firebase suite needs glibc 2.39 and a private copy could not be prepared (${messageOf(thrown)}): use Debian 13, Ubuntu 24.04 or newer, ${otherWay}.`,
    );
  }
}

/**
 * Path of an engine binary that runs here. Where the system's glibc is too old, a private copy with a
 * private, newer glibc is made once per user and version; the system itself is never touched. Throws a
 * `Failure` with the choices where that is impossible.
 */
export async function runnableEngine(log: (line: string) => void): Promise<string> {
  const { binary, version } = installedEngine();
  const direct = tryOut(binary);
  if (direct.works) return binary;
  if (!direct.complaint.includes('GLIBC_')) {
    throw new Failure(
      `The embedded Firebase suite does not start (${direct.complaint.trim()}): run "npm ci" again, ${otherWay}.`,
    );
  }
  const folder = join(userCache, `engine-${version}`);
  const patched = join(folder, 'firenook');
  if (existsSync(patched) && tryOut(patched).works) return patched;
  return withLock(`${folder}.lock`, async () => {
    if (existsSync(patched) && tryOut(patched).works) return patched;
    log('This system’s glibc is older than 2.39: preparing a private copy for the Firebase suite (once) …');
    await prepare(binary, folder);
    const outcome = tryOut(patched);
    if (outcome.works) return patched;
    throw new Failure(
      `The prepared Firebase suite does not start (${outcome.complaint.trim()}): delete ${folder} and try again, ${otherWay}.`,
    );
  });
}
