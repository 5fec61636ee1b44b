import {
  catalogueEntry,
  currentCatalogue,
  type CatalogueFile,
} from '@cellaret/domain/catalogue/browser-catalogue';
import { recipeCard } from '@cellaret/domain/catalogue/card';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import { tasteCode } from '@cellaret/domain/taste/flavour';
import { beforeEach, describe, expect, it } from 'vitest';
import { clear, FAMILY, database, happen, read, recipe } from './support/trigger-data.ts';

const { advanceCatalogue, boundCatalogue, ensureCatalogue } =
  await import('../../functions/src/services/catalogue/browser-catalogue.ts');
const { deleteCatalogueFile, hasCatalogueFile, parsedCatalogueFile } =
  await import('../../functions/src/services/catalogue/catalogue-files.ts');
const { counting } = await import('../../functions/src/store/usage.ts');
const { documentBytes } = await import('../../functions/src/store/transaction.ts');

const PATH = 'catalogue/current';

/** The document as browsers read it, and the file it names. */
async function published() {
  const current = currentCatalogue.parse(await read(PATH));
  const version = current.files[0]?.version ?? '';
  return { ...current, version, file: await parsedCatalogueFile(version) };
}

const follow = () => advanceCatalogue({ clean: false });
const clean = () => advanceCatalogue({ clean: true });
const recipeNames = (file: CatalogueFile | null) =>
  Object.values(file?.recipes ?? {}).map(({ name }) => name);

/** Changes as `kind_id: name`, the name null where the item is gone. */
const said = (changes: Awaited<ReturnType<typeof published>>['changes']) =>
  changes.map(({ kind, id, entry }) => [`${kind}_${id}`, entry?.name ?? null]);

/** As after a while in which nothing happened: changes are asked for from a little before the last ones. */
async function restTheClock(): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  const cards = await database.collection('cards').get();
  const batch = database.batch();
  for (const { ref } of cards.docs) batch.update(ref, { updated_at: past });
  await batch.commit();
}

beforeEach(async () => {
  await clear();
  await happen(...FAMILY, recipe(11, [2]), recipe(12, [7]));
  await restTheClock();
  await follow();
});

describe("the browsers' catalogue", () => {
  it('is a file of what matching needs of every visible item', async () => {
    const { file, changes, recipe_count } = await published();
    const card = recipeCard.omit({ updated_at: true }).parse(await read('cards/recipe_11'));
    expect(file?.recipes).toEqual({ 11: catalogueEntry(card) });
    expect(catalogueEntry(card)).toMatchObject({
      name: 'Recipe 11',
      ingredient_ids: [2],
      taste: tasteCode(card.scores),
      look: expect.stringMatching(/^coupe /) as unknown,
      cover: null,
    });
    expect(file?.ingredients).toMatchObject({
      1: { name: 'Ingredient 1', parent_ingredient_id: null, ingredient_type_id: 1 },
      2: { name: 'Ingredient 2', parent_ingredient_id: 1, alcohol_abv: 40 },
    });
    expect([changes, recipe_count]).toEqual([[], 1]);
  });

  it('says what changed since, each item once, and writes nothing where nothing did', async () => {
    const before = await published();
    await happen(recipe(13, [1]), recipe(11, [1], { recipe_name: 'Renamed', version: 2 }));
    await follow();
    await happen(recipe(13, [2], { version: 2 }), ['recipes/11', null]);
    await follow();
    const after = await published();
    expect(after.version).toBe(before.version);
    expect(said(after.changes)).toEqual([
      ['recipe_13', 'Recipe 13'],
      ['recipe_11', null],
    ]);
    const written = (await database.doc(PATH).get()).updateTime;
    await follow();
    expect((await database.doc(PATH).get()).updateTime).toEqual(written);
  });

  it('keeps nothing of what is gone in any file; who keeps the former one needs no other', async () => {
    const before = await published();
    await happen(recipe(13, [1]), ['recipes/11', null]);
    await clean();
    const after = await published();
    expect(recipeNames(after.file)).toEqual(['Recipe 13']);
    expect(await hasCatalogueFile(before.version)).toBe(false);
    expect(after.files.map(({ version }) => version)).toEqual([after.version, before.version]);
    expect(said(after.changes)).toEqual([
      ['recipe_13', 'Recipe 13'],
      ['recipe_11', null],
    ]);
    await clean();
    expect((await published()).version).toBe(after.version);
  });

  it('treats what is hidden as what is gone', async () => {
    await database.doc('cards/recipe_11').update({ visible: false, updated_at: new Date() });
    await clean();
    const { file, changes } = await published();
    expect(recipeNames(file)).toEqual([]);
    expect(said(changes)).toEqual([['recipe_11', null]]);
  });

  it('loses no change where several write at once', async () => {
    await happen(recipe(13, [1]));
    await Promise.all([follow(), clean(), follow(), clean()]);
    await happen(recipe(14, [1]), ['recipes/11', null]);
    await Promise.all([clean(), follow(), clean()]);
    const { file, changes } = await published();
    const shown = new Set([...recipeNames(file), ...changes.map(({ entry }) => entry?.name)]);
    expect([shown.has('Recipe 13'), shown.has('Recipe 14')]).toEqual([true, true]);
    expect(file).not.toBeNull();
    expect(recipeNames(file)).not.toContain('Recipe 11');
  });

  it(
    'takes changes into a new file before they are too many, however wide their names are',
    { timeout: 60_000 },
    async () => {
      const card = await read('cards/recipe_11');
      const before = await published();
      for (let round = 0; round < 3; round += 1) {
        const batch = database.batch();
        for (let at = 0; at < 150; at += 1) {
          const id = 1000 + round * 150 + at;
          const ingredient_ids = Array.from(
            { length: LIMITS.recipeItems.max },
            () => Number.MAX_SAFE_INTEGER,
          );
          const fields = { id, name: '酒'.repeat(LIMITS.name.max), ingredient_ids, updated_at: new Date() };
          batch.set(database.doc(`cards/recipe_${id}`), { ...card, ...fields });
        }
        await batch.commit();
        await follow();
        const bytes = documentBytes(PATH, (await read(PATH)) ?? {});
        expect(bytes).toBeLessThan(FUNCTION_LIMITS.catalogue.changesBytes + 10_000);
        expect(bytes).toBeLessThan(FUNCTION_LIMITS.documentBytes);
      }
      const after = await published();
      expect(Object.keys(after.file?.recipes ?? {})).toHaveLength(451);
      // Changes that are needed for the first file are no longer all there.
      expect(after.files.map(({ version }) => version)).not.toContain(before.version);
    },
  );

  it('is given up where there are more recipes than a browser should load, and comes back below', async () => {
    const { version } = await published();
    await boundCatalogue({ recipes: 1, ingredients: 9 });
    expect(await published()).toMatchObject({ files: [], changes: [], recipe_count: 2 });
    expect(await hasCatalogueFile(version)).toBe(false);
    await happen(recipe(13, [1]));
    await follow();
    expect(await published()).toMatchObject({ files: [], changes: [] });
    await happen(['recipes/11', null], ['recipes/12', null]);
    await boundCatalogue({ recipes: 1, ingredients: 9 });
    expect(recipeNames((await published()).file)).toEqual(['Recipe 13']);
  });

  it('is mended where its file is lost', async () => {
    const { version, file } = await published();
    await deleteCatalogueFile(version);
    await boundCatalogue();
    expect((await published()).file).toEqual(file);
  });
});

describe("the browsers' catalogue that somebody misses", () => {
  /** Documents that the work reads. */
  async function readsOf(work: () => Promise<unknown>): Promise<number> {
    const usage = { reads: 0, writes: 0 };
    await counting(usage, work);
    return usage.reads;
  }

  it('is made where nothing was published', async () => {
    const { file } = await published();
    await database.doc(PATH).delete();
    await ensureCatalogue();
    expect(await published()).toMatchObject({ file, changes: [], recipe_count: 1, ingredient_count: 2 });
  });

  it('is made anew where its file is lost, and browsers hear of it', async () => {
    const before = await published();
    await happen(recipe(13, [1]));
    await deleteCatalogueFile(before.version);
    await ensureCatalogue();
    const after = await published();
    expect(recipeNames(after.file)).toEqual(['Recipe 11', 'Recipe 13']);
    expect(after.files.map(({ version }) => version)).toEqual([after.version]);
  });

  it('stays as it is where it is there, or was given up', async () => {
    const before = await published();
    await ensureCatalogue();
    expect(await published()).toEqual(before);
    await boundCatalogue({ recipes: 0, ingredients: 0 });
    await ensureCatalogue();
    expect(await published()).toMatchObject({ files: [] });
  });

  it('is made once, however many ask at the same time', async () => {
    await database.doc(PATH).delete();
    const alone = await readsOf(ensureCatalogue);
    await database.doc(PATH).delete();
    expect(await readsOf(() => Promise.all([ensureCatalogue(), ensureCatalogue()]))).toBe(alone);
    expect((await published()).recipe_count).toBe(1);
  });
});
