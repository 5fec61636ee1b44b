import { readFileSync } from 'node:fs';
import { processesWith } from '../../../scripts/lib/processes.ts';
import { percentile } from '../measure.ts';

const PAGE_BYTES = 4096;

/** Megabytes of memory a process holds; null once it is gone. */
export function residentOf(pid: number): number | null {
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
  readonly end: number;
  readonly peak: number;
  /** Megabytes a minute, by least squares over the last half: what goes on growing has a slope. */
  readonly slope: number;
}

/** Megabytes a minute that a line through the samples climbs. */
function slopeOf(samples: readonly { at: number; mb: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map((sample) => sample.at));
  const mb = mean(samples.map((sample) => sample.mb));
  const over = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.mb - mb), 0);
  const under = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return under === 0 ? 0 : (over / under) * 60_000;
}

/** Follows the memory of processes until asked for the result. */
export function followMemory(processes: readonly { name: string; pid: number }[], everyMs = 2000) {
  const samples = new Map(processes.map(({ pid }) => [pid, [] as { at: number; mb: number }[]]));
  const look = () => {
    for (const [pid, taken] of samples) {
      const mb = residentOf(pid);
      if (mb !== null) taken.push({ at: Date.now(), mb });
    }
  };
  look();
  const timer = setInterval(look, everyMs);
  return (): MemoryCourse[] => {
    clearInterval(timer);
    look();
    return processes.map(({ name, pid }) => {
      const taken = samples.get(pid) ?? [];
      const megabytes = taken.map(({ mb }) => mb);
      const part = (from: number, to: number) =>
        megabytes.slice(Math.floor(megabytes.length * from), Math.ceil(megabytes.length * to));
      return {
        name,
        pid,
        start: megabytes[0] ?? Number.NaN,
        warm: percentile(part(0.2, 0.3), 0.5),
        end: percentile(part(0.9, 1), 0.5),
        peak: Math.max(...megabytes),
        slope: slopeOf(taken.slice(Math.floor(taken.length / 2))),
      };
    });
  };
}
