import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, markOf, type ProcessMark } from './processes.ts';

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(markOf(process.pid)));
    closeSync(handle);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  }
}

/** A lock whose owner died is nobody's; one that is still being written counts as held. */
function isAbandoned(file: string): boolean {
  try {
    return !isAlive(JSON.parse(readFileSync(file, 'utf8')) as ProcessMark);
  } catch {
    return false;
  }
}

/**
 * Takes the lock file unless a living process holds it; returns whether it did. The caller releases it with
 * `rmSync`.
 */
export function tryLock(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  if (take(file)) return true;
  if (!isAbandoned(file)) return false;
  rmSync(file, { force: true });
  return take(file);
}

/**
 * Runs `work` while no other process holds the lock file; waits for its turn, and takes over from an owner
 * that died.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
