import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../command/failure.ts';

const run = promisify(execFile);

interface Release {
  suite: string;
  components: string;
  mirror: string;
  keyring: string;
}

/** Releases with glibc ≥ 2.39 and Java 21, by the ID of /etc/os-release. */
const releases: Record<string, Release> = {
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

/** The release of the distribution that this machine runs or is derived from. */
function newerRelease(): Release {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const ids = [...release.matchAll(/^(?:ID|ID_LIKE)=(.*)$/gm)].flatMap((match) =>
    (match[1] ?? '').replaceAll('"', '').split(' '),
  );
  const found = ids.map((id) => releases[id]).find((entry) => entry !== undefined);
  if (!found) throw new Failure('packages of a newer release are fetched on Debian and Ubuntu only');
  if (!existsSync(found.keyring)) throw new Failure(`the archive keyring ${found.keyring} is missing`);
  return found;
}

/** Fetches packages with private lists and caches: the system's package state stays as it is. */
async function download(folder: string, from: Release, packages: readonly string[]): Promise<void> {
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
 * Unpacks packages of a newer release of this distribution into `folder/root`. It needs apt-get and dpkg-deb,
 * but neither root nor any change to the system. Throws where the distribution is another one, or nothing can
 * be fetched.
 */
export async function unpackNewer(folder: string, packages: readonly string[]): Promise<void> {
  const from = newerRelease();
  const fetched = join(folder, 'fetched');
  mkdirSync(fetched, { recursive: true });
  await download(fetched, from, packages);
  for (const file of readdirSync(fetched).filter((name) => name.endsWith('.deb')))
    await run('dpkg-deb', ['-x', join(fetched, file), join(folder, 'root')]);
  rmSync(fetched, { recursive: true });
}
