// Lets simulated people use a system of its own and tells how it bore it.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { followMemory, systemProcesses } from './bench/load/memory.ts';
import type { LoadOptions } from './bench/load/run-load.ts';
import { figure } from './bench/measure.ts';
import { printed, saveMeasurement, type Measurement } from './bench/measurements.ts';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { dataFolder, stateFolder } from './lib/local/data-folder.ts';
import { onShutdown } from './lib/local/shutdown.ts';
import { claimPorts, testEnvironment } from './lib/test/system.ts';

/**
 * A process that at rest after the run holds more than this many times what it held when warm is said to
 * leak.
 */
const MOST_GROWTH = 1.25;

/** Time to collect garbage in before memory is looked at for the last time. */
const REST_MS = 30_000;

const help = `npm run load -- [options]

Lets simulated people use a system of its own and tells how it bore it.

  --users N               (200)
  --minutes N             (5)
  --think N               seconds between two actions of a person, on average (5)
  --vandals N             people more who write as fast as they are answered (0)
  --guests N              instead of them, two evenings: guests of a menu who order in bursts, and two hosts; at the second all
                          guests look at the menu meanwhile (0)
  --bar N                 instead of them, so many people who share one bar, two of them without a network for a while (0)`;

interface Report extends Measurement {
  readonly notes: readonly string[];
  /** Errors of the run. */
  readonly errors: readonly string[];
}

async function everyday(options: LoadOptions, began: () => void): Promise<Report> {
  const { runLoad } = await import('./bench/load/run-load.ts');
  const result = await runLoad(options, began);
  const errors = [...result.errors].map(([message, count]) => `${count} × ${message}`);
  return {
    name: 'load',
    title: 'Load',
    rows: result.rows,
    errors,
    notes: [
      `${options.users} people on ${availableParallelism()} cores for ${options.minutes} minutes: ${result.actions} actions, ${figure(result.perSecond)} a second.`,
      `Errors: ${errors.length === 0 ? 'none' : errors.join('; ')}. Refused for asking too much: ${result.limited}.`,
      ...result.vandalism.map(
        ({ kind, written, refused }) => `A vandal's ${kind}: ${written} written, ${refused} refused.`,
      ),
    ],
  };
}

async function evening(guests: number, minutes: number, began: () => void): Promise<Report> {
  const { runParty } = await import('./bench/load/load-guests.ts');
  const quiet = await runParty(guests, 0, minutes, began);
  const watched = await runParty(guests, guests, minutes, () => {});
  return {
    name: 'load-guests',
    title: 'An evening of guests',
    rows: [...quiet.rows, ...watched.rows],
    notes: [
      ...new Set([...quiet.notes, ...watched.notes]),
      'At each change the local suite looks at every listener: rows without followers show what orders cost, the others mostly what the suite does.',
    ],
    errors: [...quiet.errors, ...watched.errors],
  };
}

await runMain(async () => {
  const line = readCommandLine(help, {
    users: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
    think: { type: 'string', default: '5' },
    vandals: { type: 'string', default: '0' },
    guests: { type: 'string', default: '0' },
    bar: { type: 'string', default: '0' },
  });
  if (!line) return;
  const { values } = line;
  const options = {
    users: wholeNumber('users', values.users),
    minutes: wholeNumber('minutes', values.minutes),
    thinkSeconds: wholeNumber('think', values.think),
    vandals: wholeNumber('vandals', values.vandals),
  };
  const guests = wholeNumber('guests', values.guests);
  const shutdown = onShutdown();
  try {
    const claim = await claimPorts();
    shutdown.add(claim.release);
    const folder = mkdtempSync(join(tmpdir(), 'cellaret-load-'));
    shutdown.add(() => rmSync(folder, { recursive: true, force: true }));
    Object.assign(process.env, testEnvironment(claim.ports), { CELLARET_TEST_OFFSET: String(claim.offset) });

    // The very program that "npm start" runs, as a process of its own: hosting is measured too.
    const { launch } = await import('../tests/platform/launch.ts');
    const system = launch(folder);
    shutdown.add(system.stop);
    await system.says('Ready after');
    process.env.CELLARET_DATA_DIR = folder;
    const stateDir = stateFolder(dataFolder(claim.offset));
    const people = wholeNumber('bar', values.bar);
    if (people > 0) {
      const { runBar } = await import('./bench/load/run-bar.ts');
      const { rows, notes, differing } = await runBar({ people, minutes: options.minutes });
      console.log(`${printed(rows)}\n\n${notes.join('\n')}`);
      saveMeasurement({ name: 'load-bar', title: 'People who share a bar', rows, notes });
      if (differing.length > 0) process.exitCode = 1;
      return;
    }
    let memory: ReturnType<typeof followMemory> = () => [];
    const began = () => {
      console.log(
        `${guests > 0 ? `${guests} guests` : `${options.users} people`} for ${options.minutes} minutes …`,
      );
      const processes = systemProcesses(stateDir);
      memory = followMemory([{ name: 'launcher with hosting', pid: system.child.pid ?? 0 }, ...processes]);
    };
    const report =
      guests > 0 ? await evening(guests, options.minutes, began) : await everyday(options, began);
    await sleep(REST_MS);
    const courses = memory();
    // The suite is the data: it holds what people write.
    const leaks = courses.filter(
      ({ name, warm, end }) => name !== 'Firebase suite' && end > MOST_GROWTH * warm,
    );
    // Resident memory: "warm" is the median after a fifth of the time, "end" that of the last tenth.
    const memoryRows = courses.map(({ name, start, warm, peak, end }) => ({
      process: name,
      'start MB': figure(start),
      'warm MB': figure(warm),
      'peak MB': figure(peak),
      'end MB': figure(end),
    }));
    const { name, title, rows, notes, errors } = report;
    console.log(`${printed(rows)}\n\n${printed(memoryRows)}\n\n${[...notes, ...errors].join('\n')}`);
    saveMeasurement({ name, title, rows, notes });
    if (errors.length > 0 || leaks.length > 0) process.exitCode = 1;
  } finally {
    await shutdown.now();
  }
});
process.exit();
