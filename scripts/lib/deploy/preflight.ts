import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, webOutput } from '../build/build-web.ts';
import { Failure, messageOf } from '../command/failure.ts';
import { productionHosting } from '../local/hosting-config.ts';
import { root } from '../paths.ts';
import { checkAppCheck } from './app-check-policy.ts';
import { checkIndexes, checkRules, checkRuntime } from './firebase-files.ts';
import { checkBundle } from './functions-bundle.ts';
import { checkFunctions } from './functions-loaded.ts';
import { checkSettings, settingsOf } from './functions-settings.ts';

/** One thing that has to hold before a deploy. */
interface Check {
  name: string;
  /** Resolves with what was found, in a few words; throws with what is wrong and the way out. */
  run: () => Promise<string> | string;
}

interface CheckResult {
  name: string;
  ok: boolean;
  detail: string;
}

/** Runs every check, also after one that failed: one list shows all there is to mend. */
export async function runCheckList(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of checks) {
    try {
      results.push({ name, ok: true, detail: await run() });
    } catch (thrown) {
      results.push({ name, ok: false, detail: messageOf(thrown) });
    }
  }
  return results;
}

/**
 * An address with a port on this machine, written out or as a host beside a port: what only an emulator has.
 */
const EMULATOR_ADDRESS =
  /(?:127\.0\.0\.1|localhost):\d{2,5}|host:\s*[`'"](?:127\.0\.0\.1|localhost)[`'"],\s*port:\s*\d+/;

/** The first emulator address in a text; `null` where there is none. */
export const emulatorAddress = (text: string): string | null => EMULATOR_ADDRESS.exec(text)?.[0] ?? null;

const builtFiles = () =>
  readdirSync(webOutput, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css|webmanifest)$/.test(file),
  );

/** Builds the web app and checks that it knows no emulator, and that hosting's policy lets it reach none. */
async function checkWebBuild(): Promise<string> {
  await buildWeb();
  const files = builtFiles();
  for (const file of files) {
    const address = emulatorAddress(readFileSync(join(webOutput, file), 'utf8'));
    if (address)
      throw new Failure(`web/dist/${file} names an emulator (${address}): it must not be deployed.`);
  }
  const policy = productionHosting()
    .headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  if (!policy || emulatorAddress(policy))
    throw new Failure('firebase.json must send a Content-Security-Policy without emulator addresses.');
  return `${files.length} files, none names an emulator`;
}

interface Preflight {
  projectId: string;
  /** Deploy what is not committed. */
  allowDirty: boolean;
}

/** Throws a `Failure` for what cannot be the id of a real project. */
export function requireRealProject(projectId: string): void {
  if (projectId.startsWith('demo-'))
    throw new Failure(`“${projectId}” is a name for emulators: give the id of a real project.`);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId))
    throw new Failure(`“${projectId}” is no project id: "npx firebase projects:list" names yours.`);
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A deploy takes what is committed, so that its commit can be named later. */
function checkTree(allowDirty: boolean): string {
  const dirty = git('status', '--porcelain').split('\n').filter(Boolean).length;
  if (dirty > 0 && !allowDirty)
    throw new Failure(`${dirty} files are not committed: commit them, or pass --allow-dirty.`);
  return `commit ${git('rev-parse', '--short', 'HEAD')}${dirty > 0 ? ` and ${dirty} files that are not committed` : ''}`;
}

/** The web app asks hosting for its configuration; one given to the build has to be the same project's. */
function checkWebConfig(projectId: string): string {
  const builtIn = process.env.VITE_FIREBASE_PROJECT_ID;
  if (builtIn && builtIn !== projectId)
    throw new Failure(`VITE_FIREBASE_PROJECT_ID says ${builtIn}: unset it, or deploy to that project.`);
  return builtIn ? 'built in' : 'from hosting (/__/firebase/init.json)';
}

/** All that can be known without credentials, in the order in which it is cheapest to mend. */
export const preflight = ({ projectId, allowDirty }: Preflight): Check[] => [
  { name: 'Clean tree', run: () => checkTree(allowDirty) },
  { name: 'Runtime', run: checkRuntime },
  { name: 'Indexes', run: checkIndexes },
  { name: 'Rules', run: checkRules },
  { name: 'Functions configuration', run: () => checkSettings(projectId) },
  { name: 'Functions bundle', run: checkBundle },
  { name: 'Functions load', run: () => checkFunctions(projectId, settingsOf(projectId)) },
  { name: 'Web configuration', run: () => checkWebConfig(projectId) },
  { name: 'App Check', run: () => checkAppCheck(settingsOf(projectId)) },
  { name: 'Web build', run: checkWebBuild },
];
