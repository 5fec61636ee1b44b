import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSuite, type Suite } from '../../scripts/lib/local/suite.ts';
import { ports, processesOn, temporaryFolder } from '../platform/launch.ts';
import { account, read, write } from '../platform/suite-rest.ts';

const acknowledgedBeforeKill = 200;

describe('a suite that is killed', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let suite: Suite | undefined;
  const start = async () =>
    (suite = await startSuite({ ports, stateDir: join(folder.path, 'state'), functions: false }));

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await suite?.stop();
    folder.remove();
  });

  it('has every acknowledged write after a kill -9 in the middle of writing', async () => {
    const { urls, kill } = await start();
    const acknowledged: number[] = [];
    let killed: Promise<void> | undefined;
    let next = 0;
    const writer = async () => {
      // Every writer goes on until the suite is gone: the kill hits writes under way.
      for (;;) {
        const value = next++;
        try {
          await write(urls.firestore, `durability/${value}`, value);
        } catch {
          return;
        }
        acknowledged.push(value);
        if (acknowledged.length === acknowledgedBeforeKill) killed = kill();
      }
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
    expect(next).toBeGreaterThan(acknowledged.length);

    const again = await start();
    const found = await Promise.all(
      acknowledged.map((value) => read(again.urls.firestore, `durability/${value}`)),
    );
    expect(found).toEqual(acknowledged);
  });

  it('keeps accounts across a kill -9', async () => {
    const first = await start();
    expect((await account(first.urls.auth, 'signUp')).status).toBe(200);
    await first.kill();
    const second = await start();
    expect((await account(second.urls.auth, 'signInWithPassword')).status).toBe(200);
  });

  it('leaves no process behind when it is stopped', async () => {
    const { stop } = await start();
    expect(processesOn(folder.path)).not.toEqual([]);
    await stop();
    expect(processesOn(folder.path)).toEqual([]);
  });
});
