import { DOCUMENTS, placeOf } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clear,
  database,
  GLASS,
  happen,
  ingredient,
  read,
  recipe,
  REFERENCES,
  TYPE,
  unit,
} from './support/trigger-data.ts';

const { documentBytes, runTransaction } = await import('../../functions/src/store/transaction.ts');
const { listReference } = await import('../../functions/src/services/reference/option-list.ts');
const { saveBarCabinetItem } = await import('../../functions/src/services/cabinets/bar-cabinets.ts');
const { arrangeFolder } = await import('../../functions/src/services/pictures/folders.ts');

/** The widest text the product takes: characters of three bytes each. */
const wide = (length: number) => '酒'.repeat(length);
const NAME = wide(LIMITS.name.max);
const DESCRIPTION = wide(LIMITS.recipeDescription.max);
const WIDE_UNIT = {
  ...unit(30)[1],
  quantity_unit_name: NAME,
  quantity_unit_name_plural: NAME,
  quantity_unit_description: NAME,
};

/** Size of a stored document in bytes; it has to exist. */
async function bytesOf(path: string): Promise<number> {
  const fields = await read(path);
  if (!fields) throw new Error(`${path} is missing`);
  return documentBytes(path, fields);
}

/** Writes documents that no trigger hears of. */
async function lay(documents: readonly (readonly [path: string, data: object])[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 100) {
    const batch = database.batch();
    for (const [path, data] of documents.slice(from, from + 100)) batch.set(database.doc(path), data);
    await batch.commit();
  }
}

beforeEach(async () => {
  await clear();
  await lay(REFERENCES);
});

describe('no document grows past its bound, however its parts are poisoned:', () => {
  it('card, view and folder of a recipe of the most and widest parts', async () => {
    const ids = Array.from({ length: LIMITS.recipeItems.max }, (_, at) => at + 1);
    const vessels = Array.from({ length: LIMITS.glassware.max }, (_, at) => at + 1);
    await lay([
      [TYPE[0], { ...TYPE[1], ingredient_type_name: NAME }],
      ['quantity_units/1', WIDE_UNIT],
      ...vessels.map(
        (id) =>
          [
            `glassware/${id}`,
            { ...GLASS[1], id, glassware_name: NAME, glassware_description: NAME },
          ] as const,
      ),
      ...ids.map((id) => ingredient(id, { ingredient_name: NAME })),
    ]);
    const texts = { recipe_name: NAME, recipe_description: DESCRIPTION, instructions: DESCRIPTION };
    await happen(recipe(11, ids, { ...texts, glassware_ids: vessels }));
    expect(await read('cards/recipe_11')).toMatchObject({ visible: true });
    for (const path of ['cards/recipe_11', 'recipe_views/11', 'folders/11'])
      expect(await bytesOf(path), path).toBeLessThan(FUNCTION_LIMITS.documentBytes);
    // The same where nothing it refers to exists: a problem for every part.
    await happen(
      recipe(
        12,
        ids.map((id) => id + 1000),
        { ...texts, glassware_ids: vessels.map((id) => id + 1000) },
      ),
    );
    for (const path of ['cards/recipe_12', 'recipe_views/12'])
      expect(await bytesOf(path), path).toBeLessThan(FUNCTION_LIMITS.documentBytes);
  });

  it('an option list: ids are complete, and the API answers what the list has no room for', async () => {
    const ids = Array.from({ length: LIMITS.listPage }, (_, at) => at + 1);
    await lay(ids.map((id) => [`quantity_units/${id}`, { ...WIDE_UNIT, id }] as const));
    await happen(['quantity_units/1', { ...WIDE_UNIT, id: 1 }]);
    const path = DOCUMENTS.optionList('quantity_units');
    expect(await bytesOf(path)).toBeLessThan(FUNCTION_LIMITS.documentBytes);
    const list = (await read(path)) as { ids: number[]; options: object[] };
    expect(list.ids).toHaveLength(ids.length);
    expect(list.options.length).toBeGreaterThan(200);
    expect(await listReference('quantity_units')).toHaveLength(ids.length);
  });

  it('a cabinet: the API takes nothing more once it is too large', async () => {
    const path = DOCUMENTS.barCabinet(placeOf('somebody'), 1);
    const entry = { ingredient_name: NAME, ingredient_type_id: 1, is_in_stock: true, is_deleted: false };
    const items = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 100), entry]));
    const cabinet = {
      id: 1,
      bar_cabinet_name: 'Wide',
      last_item_id: null,
      created_at: new Date(),
      updated_at: new Date(),
    };
    await lay([
      ingredient(1, { ingredient_name: NAME }),
      [
        path,
        {
          ...cabinet,
          items: items(Math.floor(FUNCTION_LIMITS.documentBytes / documentBytes('', { 1000: entry }))),
        },
      ],
    ]);
    const add = () =>
      runTransaction((transaction) =>
        saveBarCabinetItem(transaction, { uid: 'somebody', place: placeOf('somebody') }, 1, {
          ingredient_id: 1,
          is_in_stock: true,
          is_deleted: false,
        }),
      );
    await expect(add()).resolves.toMatchObject({ is_in_stock: true });
    await lay([[path, { ...cabinet, items: items(1100) }]]);
    await expect(add()).rejects.toMatchObject({ code: 'too-large' });
  });

  it('a folder and what was removed from it', async () => {
    const picture = (id: number) => ({
      id,
      folder_id: 11,
      attachment_uuid: crypto.randomUUID(),
      original_attachment_uuid: crypto.randomUUID(),
      original_filename: NAME,
      caption: wide(LIMITS.attachments.caption),
      width: 1,
      height: 1,
      placeholder: 'x'.repeat(2000),
    });
    const pictures = (count: number, first: number) =>
      Array.from({ length: count }, (_, at) => picture(first + at));
    const of = { id: 11, user_id: 'somebody' };
    await lay([
      ingredient(1),
      recipe(11, [1]),
      [
        'folders/11',
        {
          ...of,
          folder_name: NAME,
          attachments: pictures(LIMITS.attachments.perRecipe, 1),
          updated_at: new Date(),
        },
      ],
      [
        'removed_pictures/11',
        {
          ...of,
          pictures: pictures(LIMITS.attachments.removedPerRecipe, 100).map((one) => ({
            ...one,
            removed_at: new Date(),
          })),
          hidden: true,
          purge_at: new Date(Date.now() + 1_000_000),
        },
      ],
    ]);
    expect(await bytesOf('folders/11')).toBeLessThan(FUNCTION_LIMITS.documentBytes);
    await arrangeFolder('somebody', 11, { attachments: [] });
    expect(await bytesOf('removed_pictures/11')).toBeLessThan(FUNCTION_LIMITS.documentBytes);
    expect((await read('removed_pictures/11'))?.pictures).toHaveLength(LIMITS.attachments.removedPerRecipe);
  });
});
