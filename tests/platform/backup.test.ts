import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { availableSeed } from '../../scripts/lib/local/data-folder.ts';
import { startSuite, type Suite } from '../../scripts/lib/local/suite.ts';
import { offset, ports, runScript, temporaryFolder } from './launch.ts';
import { account, read, write } from './suite-rest.ts';

const backUp = (folder: string) => runScript('backup', [folder, '--ports-offset', String(offset)]);

describe('npm run backup', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let suite: Suite | undefined;
  const inFolder = (name: string) => join(folder.path, name);
  const start = async (state: string) =>
    (suite = await startSuite({
      ports,
      stateDir: inFolder(state),
      importDir: availableSeed(),
      functions: false,
    }));

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    delete process.env.CELLARET_SEED_DIR;
    await suite?.stop();
    suite = undefined;
    folder.remove();
  });

  it('saves what an empty system restores: documents and accounts with their passwords', async () => {
    const first = await start('one');
    await write(first.urls.firestore, 'kept/1', 42);
    mkdirSync(inFolder('backup.writing'));
    expect((await account(first.urls.auth, 'signUp')).status).toBe(200);
    await backUp(inFolder('backup'));
    await first.stop();
    // Somebody else's, whatever it is called.
    expect(readdirSync(folder.path)).toEqual(expect.arrayContaining(['backup', 'backup.writing']));
    expect(readdirSync(folder.path).filter((name) => name.startsWith('backup.writing-'))).toEqual([]);

    process.env.CELLARET_SEED_DIR = inFolder('backup');
    const second = await start('two');
    expect(await read(second.urls.firestore, 'kept/1')).toBe(42);
    expect((await account(second.urls.auth, 'signInWithPassword')).status).toBe(200);
  });

  it('never overwrites, and says what is missing where nothing runs', async () => {
    const ended = (output: string) => ({ code: 1, stderr: expect.stringContaining(output) as string });
    await expect(backUp(inFolder('backup'))).rejects.toMatchObject(ended('is "npm start" running?'));
    mkdirSync(inFolder('taken'));
    writeFileSync(inFolder('taken/note.txt'), 'mine');
    await expect(backUp(inFolder('taken'))).rejects.toMatchObject(ended('is not empty'));
  });

  it('is asked for by a folder that holds one', () => {
    process.env.CELLARET_SEED_DIR = folder.path;
    expect(() => availableSeed()).toThrow('holds no export');
  });
});
