import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../command/failure.ts';

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

const firstOnPath = (all: readonly string[]): string | undefined =>
  all.map(onPath).find((path) => path !== undefined);

/** The browser that `CELLARET_CHROMIUM` names. */
function chosen(): string | undefined {
  const path = process.env.CELLARET_CHROMIUM || undefined;
  if (path === undefined || existsSync(path)) return path;
  throw new Failure(`CELLARET_CHROMIUM names ${path}, which is not there: correct it or unset it.`);
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
 * Installs a package with apt-get where that is possible without asking anybody; tells whether the package is
 * there now.
 */
async function install(name: string, log: (line: string) => void): Promise<boolean> {
  const prefix = onPath('apt-get') ? asRoot() : undefined;
  if (!prefix) return false;
  log(`Installing ${name} from the system’s packages (apt-get) …`);
  const apt = [...prefix, 'apt-get', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const isKnown = () => works('apt-cache', ['show', name]);
  const update = () => run([...apt, 'update']);
  const add = () => run([...apt, 'install', '-y', '--no-install-recommends', name]);
  // The lists may be missing, or as old as the image and name what is no longer there.
  if (!isKnown()) await update();
  if (!isKnown()) return false;
  if ((await add()) === 0) return true;
  await update();
  return (await add()) === 0;
}

/**
 * Path of a Chromium or Chrome, installed from the system's packages where there is none. Throws a `Failure`
 * with the way out where that is impossible.
 */
export async function systemChromium(log: (line: string) => void): Promise<string> {
  const found = chosen() ?? firstOnPath(names);
  if (found) return found;
  const now = (await install('chromium', log)) ? firstOnPath(names) : undefined;
  if (now) return now;
  throw new Failure(
    'Chromium is needed and none could be installed: install the package "chromium", or name a Chromium or Chrome with CELLARET_CHROMIUM=/path.',
  );
}

/** The same engine without a window around it: it takes a third less of the processors. */
const SHELL = 'chromium-headless-shell';

/**
 * Path of what the browser tests run in: the headless shell where the system has or gets it, else as
 * `systemChromium`.
 */
export async function testChromium(log: (line: string) => void): Promise<string> {
  const found = chosen() ?? onPath(SHELL);
  if (found) return found;
  const shell = (await install(SHELL, log)) ? onPath(SHELL) : undefined;
  return shell ?? systemChromium(log);
}
