import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableSeed } from '../../scripts/lib/local/data-folder.ts';
import { startHosting, type Hosting } from '../../scripts/lib/local/hosting.ts';
import { portsWithOffset } from '../../scripts/lib/local/ports.ts';
import { processesWith, type ProcessMark } from '../../scripts/lib/local/processes.ts';
import { projectId, startSuite, type Suite } from '../../scripts/lib/local/suite.ts';

/** The ports scripts/test.ts claimed; support/env.ts tells the same to the tests. */
const ports = portsWithOffset(Number(process.env.CELLARET_TEST_OFFSET));

/** A whole system of a test's own, to be killed: data that stays, and what runs on it. */
export interface FaultySystem {
  /** Starts on the data as it is; from the seed at first. */
  start: () => Promise<void>;
  /** Ends everything at once, as a power cut would. */
  kill: () => Promise<void>;
  /** The process that runs the functions. */
  worker: () => ProcessMark;
  /** Ends everything in good order and removes the data. */
  remove: () => Promise<void>;
}

/** A system that is not running yet. */
export function newSystem(): FaultySystem {
  const folder = mkdtempSync(join(tmpdir(), 'cellaret-faults-'));
  const stateDir = join(folder, 'state');
  let suite: Suite | undefined;
  let hosting: Hosting | undefined;
  const withoutHosting = async (end: 'stop' | 'kill') => {
    await hosting?.stop();
    await suite?.[end]();
    hosting = suite = undefined;
  };
  return {
    start: async () => {
      suite = await startSuite({ ports, stateDir, importDir: availableSeed() });
      hosting = await startHosting({ ports, projectId });
    },
    kill: async () => {
      // First what holds data: nothing may end in good order before it.
      await suite?.kill();
      await withoutHosting('kill');
    },
    worker: () => {
      const [found] = processesWith((argv) => argv.includes(join(stateDir, 'functions-worker.mjs')));
      if (!found) throw new Error('The functions do not run');
      return found;
    },
    remove: async () => {
      await withoutHosting('stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
