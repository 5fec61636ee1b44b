import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { availableSeed, dataFolder, stateFolder } from '../../scripts/lib/local/data-folder.ts';
import { startSuite, type Suite } from '../../scripts/lib/local/suite.ts';
import { offset, ports, runScript, temporaryFolder } from './launch.ts';
import { read, write } from './suite-rest.ts';

let folder: ReturnType<typeof temporaryFolder>;
let suite: Suite | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  process.env.CELLARET_DATA_DIR = folder.path;
});
afterEach(async () => {
  await suite?.stop();
  delete process.env.CELLARET_DATA_DIR;
  folder.remove();
});

/** Reads the suite's note about the present data, after setting it if a value is given. */
async function note(value?: number): Promise<number | undefined> {
  const stateDir = stateFolder(dataFolder(offset));
  suite = await startSuite({ ports, stateDir, importDir: availableSeed(), functions: false });
  if (value !== undefined) await write(suite.urls.firestore, 'notes/1', value);
  const found = await read(suite.urls.firestore, 'notes/1');
  await suite.stop();
  return found;
}

const reset = async (...flags: string[]) =>
  (await runScript('reset', ['--ports-offset', String(offset), ...flags])).stdout;

describe('npm run reset', () => {
  it('leads to the seed, and back to what was there as long as there is no other reset', async () => {
    await note(42);
    expect(await reset()).toContain('"npm run reset -- --undo" brings it back');
    expect(await note()).toBeUndefined();
    expect(await reset('--undo')).toContain('what it was before');
    expect(await note()).toBe(42);
  });

  it('says so where there is nothing to empty or to bring back', async () => {
    expect(await reset()).toContain('There is no data');
    await expect(reset('--undo')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nothing was put aside') as string,
    });
  });
});
