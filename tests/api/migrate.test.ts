import { afterAll, describe, expect, it } from 'vitest';
import { connectAdmin, emulatorTarget } from '../../scripts/lib/admin-sdk.ts';
import type { Migration } from '../../scripts/lib/migrate/migration.ts';
import { appliedMigrations, noteApplied, runMigration } from '../../scripts/lib/migrate/run-migration.ts';
import { ports } from '../support/env.ts';

// A project of its own: no triggers and nobody else's documents.
const admin = connectAdmin(emulatorTarget(ports, `demo-migrate-${Date.now()}`));
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
