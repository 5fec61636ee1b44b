import { readFileSync } from 'node:fs';
import { processesWith } from '../../lib/local/processes.ts';
import { percentile } from '../measure.ts';

const PAGE_BYTES = 4096;

/** Megabytes of memory a process holds; null once it is gone. */
function residentOf(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * PAGE_BYTES) / 1_000_000;
  } catch {
    return null;
  }
}

/** The processes of a system on a state folder, with a name for each: the suite and its functions workers. */
export function systemProcesses(stateDir: string): { name: string; pid: number }[] {
  const named = (name: string, test: (argv: string[]) => boolean) =>
    processesWith(test).map(({ pid }) => ({ name, pid }));
  return [
    ...named('Firebase suite', (argv) =>
      argv.some((word, at) => word === stateDir && argv[at - 1] === '--state-dir'),
    ),
    ...named('functions worker', (argv) =>
      argv.some((word) => word.startsWith(stateDir) && word.includes('functions-worker')),
    ),
  ];
}

/** How the memory of one process went. */
export interface MemoryCourse {
  readonly name: string;
  readonly pid: number;
  readonly start: number;
  /** After a fifth of the time, when caches and code are warm. */
  readonly warm: number;
  readonly peak: number;
  /** At the moment of asking. */
  readonly end: number;
}

/** Time between two looks. */
const EVERY_MS = 2000;

/** Follows the memory of processes until asked for the result. */
export function followMemory(processes: readonly { name: string; pid: number }[]) {
  const samples = new Map(processes.map(({ pid }) => [pid, [] as number[]]));
  const look = () => {
    for (const [pid, taken] of samples) {
      const mb = residentOf(pid);
      if (mb !== null) taken.push(mb);
    }
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return (): MemoryCourse[] => {
    clearInterval(timer);
    look();
    return processes.map(({ name, pid }) => {
      const megabytes = samples.get(pid) ?? [];
      const [from, to] = [0.2, 0.3].map((share) => Math.ceil(megabytes.length * share));
      return {
        name,
        pid,
        start: megabytes[0] ?? Number.NaN,
        warm: percentile(megabytes.slice(from, to), 0.5),
        peak: Math.max(...megabytes),
        end: megabytes.at(-1) ?? Number.NaN,
      };
    });
  };
}
