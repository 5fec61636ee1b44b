import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { availableSeed } from '../../scripts/lib/local/data-folder.ts';
import { projectId, startSuite, type Suite } from '../../scripts/lib/local/suite.ts';
import { migrateKeptData } from '../../scripts/lib/migrate/kept-data.ts';
import type { Migration } from '../../scripts/lib/migrate/migration.ts';
import { ports, temporaryFolder } from '../platform/launch.ts';
import { read, write } from '../platform/suite-rest.ts';

/** A change of shape as a version might bring. */
const moved: Migration = {
  id: '9001-cards-move',
  summary: 'Cards move to views.',
  collection: 'recipe_cards',
  writes: ({ id, fields }) => Promise.resolve([{ path: `recipe_views/${id}`, fields }]),
};

let folder: ReturnType<typeof temporaryFolder>;
let suite: Suite | undefined;
let notices: string[];
const inFolder = (...names: string[]) => join(folder.path, ...names);

async function start(place = 'here', importDir = availableSeed()): Promise<Suite> {
  notices = [];
  const notice = (text: string) => void notices.push(text);
  suite = await startSuite({
    ports,
    stateDir: inFolder(place, 'state'),
    importDir,
    functions: false,
    notice,
  });
  return suite;
}

/** Data of a suite that was stopped in good order, with one document of a person's. */
async function makeData(importDir?: string): Promise<void> {
  const { urls, stop } = await start('here', importDir);
  await write(urls.firestore, 'notes/1', 42);
  await stop();
}

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(inFolder('here'));
});
afterEach(async () => {
  await suite?.stop();
  suite = undefined;
  folder.remove();
});

describe('kept data', () => {
  it('is taken up although the repository has got another seed meanwhile', async () => {
    const importDir = inFolder('seed');
    cpSync(availableSeed() ?? '', importDir, { recursive: true });
    await makeData(importDir);
    appendFileSync(join(importDir, 'auth_export', 'config.json'), '\n');
    const { urls } = await start('here', importDir);
    expect(await read(urls.firestore, 'notes/1')).toBe(42);
  });

  it('is taken up where it was moved or copied to', async () => {
    await makeData();
    renameSync(inFolder('here'), inFolder('there'));
    const { urls, stop } = await start('there');
    expect(await read(urls.firestore, 'notes/1')).toBe(42);
    await stop();
    cpSync(inFolder('there'), inFolder('copy'), { recursive: true });
    expect(await read((await start('copy')).urls.firestore, 'notes/1')).toBe(42);
  });

  it('of another version is brought into the shapes of this one, once', async () => {
    const { urls, stop } = await start();
    await write(urls.firestore, 'recipe_cards/7', 42);
    await stop();
    await start();
    expect(await migrateKeptData(folder.path, ports, projectId, [moved])).toBe(1);
    expect(await read(urls.firestore, 'recipe_views/7')).toBe(42);
    expect(await migrateKeptData(folder.path, ports, projectId, [moved])).toBe(0);
  });

  it.each([
    ['native-state.json', 'native-state.json is missing'],
    ['firestore/firenook.redb', 'firenook.redb is missing, which holds the documents'],
    ['auth-state.json', 'auth-state.json is missing, which holds the accounts'],
    ['../state.seed', 'state.seed is missing, the export it began with'],
  ])('of which %s is gone is refused, named and left as it is', async (file, reason) => {
    await makeData();
    rmSync(inFolder('here', 'state', file), { recursive: true });
    await expect(start()).rejects.toThrow(reason);
    await expect(start()).rejects.toThrow('Nothing was changed');
    expect(existsSync(inFolder('here', 'state', 'storage', 'metadata.redb'))).toBe(true);
  });

  it.each([
    ['native-state.json', 'native-state.json cannot be read'],
    ['firestore/firenook.redb', 'Not a redb database'],
    ['auth-state.json', 'invalid Auth state'],
    ['../state.seed/auth_export/config.json', 'the export it began with, kept beside it, has been changed'],
  ])('of which %s is damaged is refused with what is wrong', async (file, reason) => {
    await makeData();
    const damaged = inFolder('here', 'state', file);
    writeFileSync(damaged, '{');
    await expect(start()).rejects.toThrow(reason);
    expect(readFileSync(damaged, 'utf8')).toBe('{');
  });

  it('of which only half the seed had come in begins with the seed again, and says so', async () => {
    await makeData();
    const receipt = inFolder('here', 'state', 'native-state.json');
    writeFileSync(receipt, readFileSync(receipt, 'utf8').replace('"complete": true', '"complete": false'));
    const { urls } = await start();
    expect(notices).toEqual(['A first start was interrupted: beginning with the seed again.']);
    expect(await read(urls.firestore, 'notes/1')).toBeUndefined();
  });
});

describe('a journal', () => {
  const journal = () => inFolder('here', 'state', 'firestore', 'firenook.wal');

  /** Kills a suite in the middle of writing, at a moment when the journal is known to hold something. */
  async function killWhileWriting(): Promise<void> {
    const { urls, kill } = await start();
    let going = true;
    const writing = (async () => {
      for (let value = 0; going; value += 1)
        await write(urls.firestore, `notes/${value % 500}`, value).catch(() => (going = false));
    })();
    const note = inFolder('here', 'state.journal.json');
    for (;;) {
      await sleep(20);
      const noted = existsSync(note)
        ? (JSON.parse(readFileSync(note, 'utf8')) as { bytes: number }).bytes
        : 0;
      if (noted > 0 && statSync(journal()).size >= noted) break;
    }
    await kill();
    await writing;
  }

  it('that somebody emptied or cut after a kill is told, with the moment from which documents are lost', async () => {
    let told = 0;
    for (let tries = 0; tries < 5 && told === 0; tries += 1) {
      await killWhileWriting();
      // The database may have taken the journal in at the last moment: then nothing is lost by it.
      if (statSync(journal()).size === 0) continue;
      truncateSync(journal(), 0);
      await start();
      told += notices.filter((text) =>
        /are lost: the journal .* held \d+ bytes then and holds 0 now/.test(text),
      ).length;
      await suite?.stop();
    }
    expect(told).toBe(1);
  });

  it('that is whole after a kill is no news', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      await killWhileWriting();
      await start();
      expect(notices).toEqual([]);
      await suite?.stop();
    }
  });
});
