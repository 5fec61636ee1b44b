import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, messageOf } from '../../command/failure.ts';
import { madeBeside } from '../../data/whole-folder.ts';
import { userCache } from '../../paths.ts';
import { pointAtGlibc, unpackNewerGlibc } from '../glibc.ts';
import { withLock } from '../lock.ts';

/** The Java that firebase-tools asks for before it starts an emulator. */
export const NEEDED_JAVA = 21;
const PACKAGE = `openjdk-${NEEDED_JAVA}-jre-headless`;

const home = join(userCache, `java-${NEEDED_JAVA}`);
const binariesBelow = (folder: string) =>
  join(folder, 'root', 'usr', 'lib', 'jvm', `java-${NEEDED_JAVA}-openjdk-amd64`, 'bin');

/** The major version of a Java; undefined where it does not run. */
function majorOf(command: string): number | undefined {
  const { stderr, stdout, status } = spawnSync(command, ['-version'], { encoding: 'utf8' });
  const major = status === 0 ? /version "(\d+)/.exec(`${stderr}${stdout}`)?.[1] : undefined;
  return major ? Number(major) : undefined;
}

const isEnough = (command: string) => (majorOf(command) ?? 0) >= NEEDED_JAVA;

/** The package's settings are links to /etc; here they lead to what was unpacked beside it. */
function linkInside(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, entry);
    const target = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : '';
    if (!target.startsWith('/etc/') || !existsSync(join(root, target))) continue;
    rmSync(path);
    symlinkSync(join(home, 'root', target), path);
  }
}

/** Unpacks a private Java, which runs on a private glibc. */
const prepare = (): Promise<void> =>
  madeBeside(home, async (building) => {
    const glibc = await unpackNewerGlibc(building, home, [PACKAGE, 'zlib1g']);
    linkInside(join(building, 'root'));
    await pointAtGlibc(join(binariesBelow(building), 'java'), glibc, '$ORIGIN/../lib');
  });

/**
 * A folder with a Java that is new enough for firebase-tools, to be first on the PATH; undefined where the
 * one of the system is. On Debian and Ubuntu a private one is fetched once per user. Throws a `Failure` with
 * the command to type where there is none.
 */
export async function officialJava(log: (line: string) => void): Promise<string | undefined> {
  if (isEnough('java')) return undefined;
  const binaries = binariesBelow(home);
  const mine = join(binaries, 'java');
  if (existsSync(mine) && isEnough(mine)) return binaries;
  const version = majorOf('java');
  const have = version === undefined ? 'there is none here' : `this is Java ${version}`;
  try {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      throw new Error('it is fetched on Linux x64 only');
    await withLock(`${home}.lock`, async () => {
      if (existsSync(mine) && isEnough(mine)) return;
      log(`The official emulators need Java ${NEEDED_JAVA} and ${have}: fetching a private one (once) …`);
      await prepare();
    });
    if (isEnough(mine)) return binaries;
    throw new Error(`the one in ${dirname(binaries)} does not start`);
  } catch (thrown) {
    throw new Failure(
      `The official Firebase suite needs Java ${NEEDED_JAVA} or newer, ${have}, and a private one could not be fetched (${messageOf(thrown)}): install one, on Debian and Ubuntu with "sudo apt install ${PACKAGE}", elsewhere from https://adoptium.net, or start the embedded suite with "npm start -- --embedded".`,
    );
  }
}
