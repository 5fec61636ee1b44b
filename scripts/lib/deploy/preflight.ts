import { execFileSync } from 'node:child_process';
import { Failure } from '../command/failure.ts';
import { root } from '../paths.ts';
import { checkAppCheck } from './app-check.ts';
import type { Check } from './check.ts';
import { checkIndexes, checkRules, checkRuntime } from './firebase-files.ts';
import { checkBundle } from './functions-bundle.ts';
import { checkFunctions } from './functions-loaded.ts';
import { checkSettings, settingsOf } from './functions-settings.ts';
import { checkWebBuild } from './web-build.ts';

export interface Preflight {
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
