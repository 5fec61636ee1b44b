import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** One process; its start time distinguishes it from a later one with the same id. */
export interface ProcessMark {
  pid: number;
  /** Start time in clock ticks since boot; empty where /proc does not tell. */
  started: string;
}

/**
 * The start time of a living process (field 22 of /proc/PID/stat), `undefined` when it is gone or a zombie.
 */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** True when a signal could be sent, which is all other systems than Linux tell. */
function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Marks a running process so that it is recognised later. */
export const markOf = (pid: number): ProcessMark => ({ pid, started: startTime(pid) ?? '' });

/** True if exactly the marked process still runs. */
export function isAlive(mark: ProcessMark): boolean {
  return process.platform === 'linux'
    ? startTime(mark.pid) === mark.started && mark.started !== ''
    : answers(mark.pid);
}

/** Living processes, this one aside, whose arguments pass the test (Linux only). */
export function processesWith(test: (argv: string[]) => boolean): ProcessMark[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((entry) => test(commandLine(entry)))
    .map((entry) => markOf(Number(entry)))
    .filter((mark) => mark.started !== '');
}

function commandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function signal(mark: ProcessMark, name: NodeJS.Signals): void {
  if (!isAlive(mark)) return;
  try {
    process.kill(mark.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

/** Waits until all marked processes are gone; `false` when some are left after `milliseconds`. */
async function waitGone(marks: ProcessMark[], milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(50)) {
    if (!marks.some(isAlive)) return true;
  }
  return !marks.some(isAlive);
}

/** Ends processes: politely first, by force after `patience` milliseconds. */
export async function endProcesses(
  marks: ProcessMark[],
  first: NodeJS.Signals,
  patience: number,
): Promise<void> {
  for (const mark of marks) signal(mark, first);
  if (await waitGone(marks, patience)) return;
  for (const mark of marks) signal(mark, 'SIGKILL');
  await waitGone(marks, 3000);
}
