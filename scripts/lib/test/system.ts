import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableSeed } from '../local/data-folder.ts';
import { startHosting } from '../local/hosting.ts';
import { tryLock } from '../local/lock.ts';
import { openLog } from '../local/log-file.ts';
import type { Emulators } from '../local/official/emulators.ts';
import { startOfficialSuite } from '../local/official/official-suite.ts';
import { host, isFree, OFFSET_STEP, portsWithOffset, type Ports } from '../local/ports.ts';
import { removeState } from '../local/suite-state.ts';
import { endLeftovers, projectId, startSuite, type Suite } from '../local/suite.ts';
import { buildCache } from '../paths.ts';

/** Ports and data that belong to one test run and nobody else. */
export interface Claim {
  ports: Ports;
  offset: number;
  folder: string;
  release: () => void;
}

const firstOffset = 20_000;
const attempts = 12;

/** The offsets that test runs choose from, counted from the first one. */
const testOffsets = (first: number): number[] =>
  Array.from({ length: attempts }, (_, attempt) => first + attempt * OFFSET_STEP);

/** Claims the first free block of test ports, so that tests run beside `npm start` and beside other tests. */
export async function claimPorts(): Promise<Claim> {
  for (const offset of testOffsets(Number(process.env.CELLARET_TEST_PORT_OFFSET ?? firstOffset))) {
    const lock = join(tmpdir(), `cellaret-test-ports-${offset}.lock`);
    if (!tryLock(lock)) continue;
    const folder = join(buildCache, `test-${offset}`);
    await endLeftovers(join(folder, 'state'));
    const ports = portsWithOffset(offset);
    const free = await Promise.all(Object.values(ports).map(isFree));
    if (free.every(Boolean)) {
      mkdirSync(folder, { recursive: true });
      return { ports, offset, folder, release: () => rmSync(lock, { force: true }) };
    }
    rmSync(lock, { force: true });
  }
  throw new Error(
    `No free block of ports from ${firstOffset} on: end old test runs or set CELLARET_TEST_PORT_OFFSET.`,
  );
}

/** Environment of test processes: where the system is; tests/support/env.ts reads it. */
export function testEnvironment(ports: Ports): Record<string, string> {
  const at = (port: number) => `${host}:${port}`;
  return {
    CELLARET_PROJECT_ID: projectId,
    CELLARET_HOSTING_PORT: String(ports.hosting),
    CELLARET_AUTH_PORT: String(ports.auth),
    CELLARET_FIRESTORE_PORT: String(ports.firestore),
    CELLARET_STORAGE_PORT: String(ports.storage),
    CELLARET_FUNCTIONS_PORT: String(ports.functions),
    CELLARET_HUB_PORT: String(ports.hub),
    // No machine of Google's to ask for credentials: not looking for one keeps its warning out of the output.
    METADATA_SERVER_DETECTION: 'none',
    // The admin SDK finds the emulators by these.
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
  };
}

/**
 * A system for tests: fresh data from the seed, with functions and hosting or without, on the embedded suite
 * or on Google's own emulators; returns how to end it. `began` hears of it earlier, for who interrupts the
 * start: Google's Firestore would go on for ever.
 */
export async function startTestSystem(
  claim: Claim,
  functions: boolean,
  emulators?: Emulators,
  began?: (end: () => Promise<void>) => void,
): Promise<() => Promise<void>> {
  const { ports, folder } = claim;
  const log = openLog(join(folder, 'suite.log'));
  if (emulators) {
    // A block holds more ports than a system takes.
    const hostingPort = functions ? ports.ui + 1 : undefined;
    const seedDir = availableSeed();
    const options = { ports, emulators, seedDir, functions, hostingPort, log };
    const suite = await startOfficialSuite({ ...options, began: (_mark, end) => began?.(end) });
    return functions ? hostedOn(suite, hostingPort) : suite.stop;
  }
  const stateDir = join(folder, 'state');
  removeState(stateDir);
  const importDir = availableSeed();
  const suite = await startSuite({ ports, stateDir, importDir, functions, inMemory: true, log });
  return functions ? hostedOn(suite) : suite.stop;
}

/** Adds hosting to a suite, which is ended where that fails; returns how to end both. */
export async function hostedOn(suite: Suite, behind?: number): Promise<() => Promise<void>> {
  const hosting = await startHosting({ ports: suite.ports, projectId, behind }).catch(
    async (thrown: unknown) => {
      await suite.stop();
      throw thrown;
    },
  );
  return async () => {
    await hosting.stop();
    await suite.stop();
  };
}
