import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFunctions } from '../../scripts/lib/build/build-functions.ts';
import { processesWith } from '../../scripts/lib/local/processes.ts';
import { startSuite, type Suite } from '../../scripts/lib/local/suite.ts';
import { launch, ports, processesOn, temporaryFolder } from '../platform/launch.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  folder = temporaryFolder();
  await buildFunctions();
});
afterEach(() => folder.remove());

/** The process that lists the functions for a suite in the test's folder, once there is one. */
async function listing(): Promise<number> {
  for (;;) {
    const [found] = processesWith(
      (argv) =>
        argv.some((argument) => argument.endsWith('firebase-functions.js')) &&
        argv.some((argument) => decodeURIComponent(argument).includes(folder.path)),
    );
    if (found) return found.pid;
    await sleep(5);
  }
}

/** Addresses a process listens on, in the kernel's notation (0100007F is 127.0.0.1). */
function listensOn(pid: number): string[] {
  try {
    const sockets = new Set(
      readdirSync(`/proc/${pid}/fd`).map(
        (fd) => /socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1],
      ),
    );
    return ['tcp', 'tcp6'].flatMap((table) =>
      readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter((fields) => fields[3] === '0A' && sockets.has(fields[9]))
        .map(([, address = '']) => address),
    );
  } catch {
    return [];
  }
}

describe('listing the functions', () => {
  it('that hangs is given up and begun again', async () => {
    const notices: string[] = [];
    const starting: Promise<Suite> = startSuite({
      ports,
      stateDir: join(folder.path, 'state'),
      env: { FUNCTIONS_DISCOVERY_TIMEOUT: '4' },
      notice: (text) => void notices.push(text),
    });
    // Frozen, it neither answers nor ends.
    process.kill(await listing(), 'SIGSTOP');
    const suite = await starting;
    expect(notices).toEqual([
      'The functions could not be listed in time: starting the Firebase suite again.',
    ]);
    await suite.stop();
    expect(processesOn(folder.path)).toEqual([]);
  });

  it('that is interrupted leaves no process behind, and nothing was offered to the network meanwhile', async () => {
    const { child, ended } = launch(folder.path);
    const pid = await listing();
    const offered = new Set<string>();
    for (let looks = 0; looks < 600 && offered.size === 0; looks += 1) {
      await sleep(5);
      for (const address of listensOn(pid)) offered.add(address);
    }
    expect([...offered].map((address) => address.split(':')[0])).toEqual(['0100007F']);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(processesOn(folder.path)).toEqual([]);
  });
});
