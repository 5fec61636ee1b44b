import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function installed(): string | undefined {
  const chosen = process.env.CELLARET_CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure(`CELLARET_CHROMIUM names ${chosen}, which is not there: correct it or unset it.`);
  }
  return names.map(onPath).find((path) => path !== undefined);
}

const works = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** How to run a command as root without being asked for a password; `undefined` where that is impossible. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

function run(command: string[]): Promise<number> {
  return new Promise((done) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => done(127));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * Path of a Chromium or Chrome for the browser tests, installed from the system's packages where there is none. Throws a `Failure`
 * with the way out where that is impossible.
 */
export async function systemChromium(log: (line: string) => void): Promise<string> {
  const found = installed();
  if (found) return found;
  const prefix = onPath('apt-get') ? asRoot() : undefined;
  if (!prefix) {
    throw new Failure(
      'The browser tests need Chromium and none was found: install the package "chromium", or name a Chromium or Chrome with CELLARET_CHROMIUM=/path.',
    );
  }
  log('Installing Chromium from the system’s packages (apt-get) …');
  // The lists may be as old as the image or not there at all; an update that fails in part is told by the installation.
  await run([...prefix, 'apt-get', '-qq', 'update']);
  const code = await run([
    ...prefix,
    'apt-get',
    '-qq',
    'install',
    '-y',
    '--no-install-recommends',
    'chromium',
  ]);
  const now = installed();
  if (code === 0 && now) return now;
  throw new Failure(
    'Chromium could not be installed with apt-get (see above): install it, or name one with CELLARET_CHROMIUM=/path.',
  );
}
