import { tombstone } from '@cellaret/domain/catalogue/card';
import { folderDocument } from '@cellaret/domain/pictures/folder';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { referencesAreCounted } from '../../../scripts/lib/migrate/0002-references-are-counted.ts';
import { recipeViews } from '../../../scripts/lib/migrate/0003-recipe-views.ts';
import { tombstones } from '../../../scripts/lib/migrate/0004-tombstones.ts';
import { removedPictures } from '../../../scripts/lib/migrate/0005-removed-pictures.ts';
import { idsAreTaken } from '../../../scripts/lib/migrate/0006-ids-are-taken.ts';
import { publishedCatalogue } from '../../../scripts/lib/migrate/0007-published-catalogue.ts';
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

describe('references are counted', () => {
  const ingredient = (id: number, parent_ingredient_id: number | null = null) =>
    db.doc(`ingredients/${id}`).set({ id, parent_ingredient_id });
  const counts = async () =>
    Object.fromEntries(
      (await db.collection('popularity').get()).docs.map((one) => [
        one.id,
        one.get('reference_count') as unknown,
      ]),
    );

  it('for recipes and children, also where visible recipes were counted before', async () => {
    await Promise.all([
      ingredient(1),
      ingredient(2, 1),
      ingredient(3),
      ingredient(4),
      db.doc('recipes/11').set({ item_ingredient_ids: [1, 2] }),
      db.doc('recipes/12').set({ item_ingredient_ids: [1] }),
      db.doc('popularity/1').set({ ingredient_id: 1, recipe_count: 1 }),
      db.doc('popularity/3').set({ ingredient_id: 3, recipe_count: 0 }),
    ]);
    expect(await runMigration(db, referencesAreCounted, { dryRun: true })).toMatchObject({ changed: 3 });
    expect(await runMigration(db, referencesAreCounted, { dryRun: false })).toMatchObject({ changed: 3 });
    expect(await counts()).toEqual({ 1: 3, 2: 1, 3: 0 });
    expect((await db.doc('popularity/1').get()).get('recipe_count')).toBe(1);
    expect(await runMigration(db, referencesAreCounted, { dryRun: false })).toMatchObject({ changed: 0 });
  });
});

describe('views of recipes', () => {
  it('move with the recipe that is there; a newer one stays, one without a recipe goes', async () => {
    const view = (id: number, recipe_name: string) => ({ id, recipe_name, updated_at: new Date(0) });
    await Promise.all([
      db.doc('recipes/21').set({ id: 21 }),
      db.doc('recipes/22').set({ id: 22 }),
      db.doc('recipe_cards/21').set(view(21, 'Kept')),
      db.doc('recipe_cards/22').set(view(22, 'Old')),
      db.doc('recipe_cards/23').set(view(23, 'Gone')),
      db.doc('recipe_views/22').set(view(22, 'New')),
    ]);
    expect(await runMigration(db, recipeViews, { dryRun: false })).toMatchObject({ changed: 3 });
    const { docs } = await db.collection('recipe_views').get();
    expect(docs.map((one) => [one.id, one.get('recipe_name') as unknown])).toEqual([
      ['21', 'Kept'],
      ['22', 'New'],
    ]);
    expect((await db.collection('recipe_cards').get()).size).toBe(0);
    expect(await runMigration(db, recipeViews, { dryRun: false })).toMatchObject({ looked: 0 });
  });
});

describe('cards of what is gone', () => {
  it('forget what they said; those of what is there stay', async () => {
    const card = { kind: 'recipe', name: 'Secret', description: 'Of mine', user_id: 'ana' };
    const updated_at = new Date(86_400_000);
    await Promise.all([
      db.doc('cards/recipe_31').set({ ...card, id: 31, visible: false, removed: true, updated_at }),
      db.doc('cards/recipe_32').set({ ...card, id: 32, visible: true, removed: false, updated_at }),
    ]);
    expect(await runMigration(db, tombstones, { dryRun: false })).toMatchObject({ changed: 1 });
    const left = (await db.doc('cards/recipe_31').get()).data();
    expect(Object.keys(left ?? {}).sort()).toEqual(Object.keys(tombstone.shape).sort());
    expect((left?.expires_at as Timestamp | undefined)?.toMillis()).toBe(31 * 86_400_000);
    expect((await db.doc('cards/recipe_32').get()).get('name')).toBe('Secret');
    expect(await runMigration(db, tombstones, { dryRun: false })).toMatchObject({ changed: 0 });
  });
});

describe('removed pictures', () => {
  const folderOf = async (id: string): Promise<DocumentData> => {
    const fields = (await db.doc(`folders/${id}`).get()).data() ?? {};
    return { ...fields, id: Number(id), updated_at: (fields.updated_at as Timestamp).toDate() };
  };

  it('leave the folders that everybody reads', async () => {
    const updated_at = new Date(0);
    const folder = { folder_name: 'Martini', user_id: 'ana', attachments: [], updated_at };
    const picture = { id: 5, removed_at: updated_at };
    await Promise.all([
      db.doc('folders/41').set({ ...folder, id: 41, removed_attachments: [picture], purge_at: updated_at }),
      db.doc('folders/42').set({ ...folder, id: 42, removed_attachments: [], purge_at: null }),
    ]);
    expect(await runMigration(db, removedPictures, { dryRun: false })).toMatchObject({ changed: 2 });
    for (const id of ['41', '42']) expect(folderDocument.safeParse(await folderOf(id)).success).toBe(true);
    expect((await db.doc('removed_pictures/41').get()).data()).toMatchObject({ id: 41, user_id: 'ana' });
    expect((await db.doc('removed_pictures/42').get()).exists).toBe(false);
    expect(await runMigration(db, removedPictures, { dryRun: false })).toMatchObject({ changed: 0 });
  });
});

describe('ids', () => {
  it('are taken for what there is and for what there was, and say how deep ingredients lie', async () => {
    const updated_at = new Date(86_400_000);
    const card = (kind: string, id: number, more: object) =>
      db.doc(`cards/${kind}_${id}`).set({ kind, id, updated_at, ...more });
    await Promise.all([
      card('ingredient', 51, { ancestor_ids: [52, 53] }),
      card('ingredient', 54, { removed: true }),
      card('recipe', 55, {}),
      card('recipe', 56, {}),
      db.doc('ids/56').set({ kind: 'recipe', taken_at: new Date(0) }),
    ]);
    await runMigration(db, idsAreTaken, { dryRun: false });
    const { docs } = await db.collection('ids').get();
    const taken = docs.map((one) => [one.id, one.get('kind') as unknown, one.get('depth') as unknown]);
    expect(taken.filter(([id]) => Number(id) > 50)).toEqual([
      ['51', 'ingredient', 2],
      ['54', 'ingredient', 7],
      ['55', 'recipe', undefined],
      ['56', 'recipe', undefined],
    ]);
    expect(await runMigration(db, idsAreTaken, { dryRun: false })).toMatchObject({ changed: 0 });
  });
});

describe('the former catalogue of browsers', () => {
  it('goes, and what names the published one stays', async () => {
    await Promise.all(
      ['0', '15', 'state', 'current'].map((id) => db.doc(`catalogue/${id}`).set({ recipes: {} })),
    );
    expect(await runMigration(db, publishedCatalogue, { dryRun: false })).toMatchObject({ changed: 3 });
    expect((await db.collection('catalogue').get()).docs.map(({ id }) => id)).toEqual(['current']);
    expect(await runMigration(db, publishedCatalogue, { dryRun: false })).toMatchObject({ changed: 0 });
  });
});
