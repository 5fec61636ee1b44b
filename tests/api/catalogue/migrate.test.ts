import { afterAll, describe, expect, it } from 'vitest';
import { applyDue } from '../../../scripts/lib/migrate/apply-due.ts';
import type { Migration } from '../../../scripts/lib/migrate/migration.ts';
import { appliedMigrations, noteApplied, runMigration } from '../../../scripts/lib/migrate/run-migration.ts';
import { ownProject } from '../support/own-project.ts';

const admin = await ownProject(`demo-migrate-${Date.now()}`);
const { db } = admin;

afterAll(() => admin.close());

const COUNT = 650;
const renamed: Migration = {
  id: '9001-shelves-have-names',
  summary: 'Shelves have a name.',
  collection: 'shelves',
  change: (shelf) => (shelf.name === undefined ? { name: `Shelf ${shelf.number}` } : null),
};

const named = async () => (await db.collection('shelves').where('name', '>', '').count().get()).data().count;

describe('a migration', () => {
  it('of a dry run counts every page of documents and changes none', async () => {
    for (let start = 0; start < COUNT; start += 50) {
      const batch = db.batch();
      for (let number = start; number < start + 50; number += 1)
        batch.set(db.doc(`shelves/${number}`), number % 2 === 0 ? { number } : { number, name: 'Kept' });
      await batch.commit();
    }
    const result = await runMigration(db, renamed, { dryRun: true });
    expect(result).toMatchObject({ looked: COUNT, changed: COUNT / 2 });
    expect(await named()).toBe(COUNT / 2);
  });

  it('changes what is in the old shape and leaves the rest', async () => {
    expect(await runMigration(db, renamed, { dryRun: false })).toMatchObject({ changed: COUNT / 2 });
    expect(await named()).toBe(COUNT);
    expect((await db.doc('shelves/4').get()).data()).toEqual({ number: 4, name: 'Shelf 4' });
    expect((await db.doc('shelves/5').get()).data()).toEqual({ number: 5, name: 'Kept' });
  });

  it('changes nothing when it is repeated', async () => {
    expect(await runMigration(db, renamed, { dryRun: false })).toMatchObject({ looked: COUNT, changed: 0 });
  });

  it('is noted once it ran to its end', async () => {
    expect(await appliedMigrations(db)).toEqual(new Set());
    await noteApplied(db, renamed, { looked: COUNT, changed: 0, examples: [] });
    expect(await appliedMigrations(db)).toEqual(new Set([renamed.id]));
  });

  it('looks into collections of every depth where it is told to', async () => {
    await db.doc('users/ana/racks/1').set({ number: 1 });
    await db.doc('users/ben/racks/2').set({ number: 2 });
    const everywhere: Migration = { ...renamed, id: '9002-racks', collection: 'racks', group: true };
    expect(await runMigration(db, everywhere, { dryRun: false })).toMatchObject({ looked: 2, changed: 2 });
  });
});

describe('a migration that writes other documents', () => {
  const moved: Migration = {
    id: '9003-racks-move',
    summary: 'Racks move to stands; a newer stand stays.',
    collection: 'racks',
    writes: async ({ id, fields }, { read }) => {
      const gone = { path: `racks/${id}`, fields: null };
      return (await read(`stands/${id}`)) ? [gone] : [{ path: `stands/${id}`, fields }, gone];
    },
  };

  it('reads what else there is, and writes and removes together', async () => {
    await Promise.all([
      db.doc('racks/21').set({ name: 'Kept' }),
      db.doc('racks/22').set({ name: 'Old' }),
      db.doc('stands/22').set({ name: 'New' }),
    ]);
    expect(await runMigration(db, moved, { dryRun: true })).toMatchObject({ changed: 2 });
    expect((await db.collection('racks').get()).size).toBe(2);
    expect(await runMigration(db, moved, { dryRun: false })).toMatchObject({ changed: 2 });
    const { docs } = await db.collection('stands').get();
    expect(docs.map((one) => [one.id, one.get('name') as unknown])).toEqual([
      ['21', 'Kept'],
      ['22', 'New'],
    ]);
    expect((await db.collection('racks').get()).size).toBe(0);
  });

  it('is due once, and again where it is asked for', async () => {
    const migrations = [moved];
    expect(await applyDue(db, { dryRun: false, migrations })).toHaveLength(1);
    expect(await applyDue(db, { dryRun: false, migrations })).toEqual([]);
    expect(await applyDue(db, { dryRun: false, migrations, again: moved.id })).toHaveLength(1);
  });
});
