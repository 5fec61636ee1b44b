#!/usr/bin/env node
// Runs `scripts/NAME.ts` on a bare machine: checks Node, installs dependencies when they are missing or
// stale, then hands over. Plain JavaScript without dependencies, because nothing is installed yet when it
// starts.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const minimumNode = [20, 19];

const fail = (message) => {
  console.error(`\n${message}`);
  process.exit(1);
};

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1])) return;
  fail(
    `Cellaret needs Node ${minimumNode.join('.')} or newer and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
}

/**
 * The packages a lock file lists, without the workspaces themselves; `undefined` where there is no such file.
 */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined;
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) =>
    path.includes('node_modules/'),
  );
}

/**
 * Compares what package-lock.json wants with what npm noted as installed (it writes
 * node_modules/.package-lock.json last, so an interrupted installation leaves none). Packages for other
 * platforms may be missing.
 */
function installState() {
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'missing';
  const present = new Map(installed);
  const differs = lockedPackages(join(root, 'package-lock.json')).some(([path, wanted]) => {
    const found = present.get(path);
    return found
      ? found.version !== wanted.version || found.integrity !== wanted.integrity
      : !wanted.optional && !wanted.devOptional;
  });
  return differs ? 'stale' : 'current';
}

/** Runs a program in the foreground, hands signals on to it, and resolves with its exit code. */
function foreground(command, args, options) {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const watch = watchParent(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      clearInterval(watch);
      done(code ?? (signal === 'SIGINT' ? 130 : 137));
    });
  });
}

async function installDependencies() {
  const state = installState();
  if (state === 'current') return;
  console.log(
    `Dependencies are ${state === 'stale' ? 'out of date' : 'not installed yet'}: running npm ci (about a minute) …`,
  );
  const started = Date.now();
  const code = await foreground('npm', ['ci', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  }).catch((error) =>
    fail(`npm could not be started (${error.message}): install npm, which comes with Node.`),
  );
  if (code >= 128) process.exit(code);
  if (code !== 0)
    fail('npm ci failed (see above): check the network and the npm registry, then run the command again.');
  console.log(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function run(name, args) {
  const script = join(root, 'scripts', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(script))
    fail(`There is no script called “${name}”: see "scripts" in package.json.`);
  const env = { ...process.env, CELLARET_LAUNCHED: '1' };
  process.exit(await foreground(process.execPath, ['--import', 'tsx', script, ...args], { env }));
}

/** Under npm, calls back once npm is gone (killed), so that nothing outlives the command the user sees. */
function watchParent(gone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && gone(), 1000).unref();
}

const [name = '', ...args] = process.argv.slice(2);
checkNode();
await installDependencies();
await run(name, args);
