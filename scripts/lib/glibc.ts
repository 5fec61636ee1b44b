import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from './failure.ts';

const run = promisify(execFile);

/** Where a newer glibc lies, now and after the folder has been moved to its final place. */
export interface PrivateGlibc {
  loader: string;
  libraries: string;
  patchelf: string;
  finalLoader: string;
  finalLibraries: string;
}

interface Distribution {
  suite: string;
  components: string;
  mirror: string;
  keyring: string;
}

/** Releases with glibc ≥ 2.39, by the ID of /etc/os-release. */
const distributions: Record<string, Distribution> = {
  debian: {
    suite: 'trixie',
    components: 'main',
    mirror: 'http://deb.debian.org/debian',
    keyring: '/usr/share/keyrings/debian-archive-keyring.gpg',
  },
  ubuntu: {
    suite: 'noble',
    components: 'main universe',
    mirror: 'http://archive.ubuntu.com/ubuntu',
    keyring: '/usr/share/keyrings/ubuntu-archive-keyring.gpg',
  },
};

const choices =
  'use a system with glibc 2.39 or newer (Debian 13, Ubuntu 24.04, Fedora 40), or start the official suite with "npm start -- --official" (needs Java 21)';

/** Reads the distribution this machine runs or is derived from. */
function distribution(): Distribution {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const ids = [...release.matchAll(/^(?:ID|ID_LIKE)=(.*)$/gm)].flatMap((match) =>
    (match[1] ?? '').replaceAll('"', '').split(' '),
  );
  const found = ids.map((id) => distributions[id]).find((entry) => entry !== undefined);
  if (!found) {
    throw new Failure(
      `This system’s glibc is older than 2.39 and a newer one is fetched on Debian and Ubuntu only: ${choices}.`,
    );
  }
  if (!existsSync(found.keyring)) {
    throw new Failure(
      `The archive keyring ${found.keyring} is missing, so no newer glibc can be fetched: install it, or ${choices}.`,
    );
  }
  return found;
}

/** Fetches packages of a newer release with private lists and caches: the system's package state stays as it is. */
async function download(folder: string, from: Distribution, packages: string[]): Promise<void> {
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, part), { recursive: true });
  const list = join(folder, 'sources.list');
  writeFileSync(list, `deb [signed-by=${from.keyring}] ${from.mirror} ${from.suite} ${from.components}\n`);
  writeFileSync(join(folder, 'status'), '');
  const options = {
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '-',
    'Dir::State': join(folder, 'state'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    'APT::Sandbox::User': '',
    'APT::Update::Post-Invoke': '',
    'APT::Update::Post-Invoke-Success': '',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const execution = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 16 * 1024 * 1024 };
  await run('apt-get', [...flags, '-q', 'update'], execution);
  await run('apt-get', [...flags, '-q', 'download', ...packages], execution);
}

/**
 * Downloads and unpacks a newer glibc into `folder/root`; `finalFolder` is where the caller will move `folder` afterwards.
 * Needs apt-get and dpkg-deb, but neither root nor any change to the system.
 */
export async function unpackNewerGlibc(folder: string, finalFolder: string): Promise<PrivateGlibc> {
  const from = distribution();
  const fetched = join(folder, 'fetched');
  mkdirSync(fetched, { recursive: true });
  await download(fetched, from, ['libc6', 'libgcc-s1', 'libstdc++6', 'patchelf']);
  for (const file of readdirSync(fetched).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', join(fetched, file), join(folder, 'root')]);
  }
  rmSync(fetched, { recursive: true });
  const libraries = ['usr', 'lib', 'x86_64-linux-gnu'];
  const loader = 'ld-linux-x86-64.so.2';
  return {
    loader: join(folder, 'root', ...libraries, loader),
    libraries: join(folder, 'root', ...libraries),
    patchelf: join(folder, 'root', 'usr', 'bin', 'patchelf'),
    finalLoader: join(finalFolder, 'root', ...libraries, loader),
    finalLibraries: join(finalFolder, 'root', ...libraries),
  };
}
