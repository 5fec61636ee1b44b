import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../support/data/random.ts';
import {
  type Change,
  clear,
  deliver,
  FAMILY,
  database,
  GLASS,
  happen,
  ingredient,
  PICTURE,
  read,
  readModels,
  recipe,
  REFERENCES,
  TYPE,
  unit,
  write,
} from './support/trigger-data.ts';

const { counting } = await import('../../functions/src/store/usage.ts');
const { removeAccount } = await import('../../functions/src/services/people/account-removal.ts');

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

beforeEach(clear);

/** A history of creations, renames, moves, a temporary cycle, a missing ingredient and removals. */
const HISTORY: [string, object | null][] = [
  ...REFERENCES,
  ingredient(1),
  ingredient(2, { parent_ingredient_id: 1 }),
  ingredient(3, { parent_ingredient_id: 2 }),
  recipe(11, [2, 3]),
  recipe(12, [1, 4]),
  ingredient(1, { ingredient_name: 'Gin', parent_ingredient_id: 3 }),
  recipe(13, [3], { item_garnish_only: [true] }),
  unit(22.5),
  ingredient(4, { alcohol_abv: 20 }),
  recipe(11, [2, 1], { recipe_name: 'Changed', version: 2 }),
  ingredient(1, { ingredient_name: 'Gin', version: 2 }),
  recipe(14, [1, 2, 3, 4]),
  recipe(14, [1, 2, 3, 4], { glassware_ids: [9], version: 2 }),
  ['glassware/1', { ...GLASS[1], glassware_name: 'Saucer' }],
  ['ingredient_types/1', { ...TYPE[1], ingredient_type_name: 'Liquor' }],
  ['recipes/13', null],
  ingredient(3, { ingredient_name: 'Dry gin', version: 2 }),
];

describe('events', () => {
  it('lead to the same models in any order, late and more than once', { timeout: 180_000 }, async () => {
    await happen(...HISTORY);
    const expected = await readModels();
    expect(Object.keys(expected).length).toBeGreaterThan(20);
    await clear();
    const random = seeded(1);
    const waiting: Change[] = [];
    for (const [path, data] of HISTORY) {
      waiting.push(await write(path, data));
      // Some are delivered in between, in any order, and stay for another delivery.
      if (random() < 0.3)
        await Promise.all(
          shuffled(waiting, random)
            .slice(0, 3)
            .map((change) => deliver(change)),
        );
    }
    const queue = shuffled([...waiting, ...waiting], random);
    while (queue.length > 0) await Promise.all(queue.splice(0, 4).map((change) => deliver(change)));
    expect(await readModels()).toEqual(expected);
  });

  it('write nothing when they are repeated', async () => {
    await happen(...HISTORY);
    const last = await write(...recipe(14, [1, 2]));
    await deliver(last);
    const usage = { reads: 0, writes: 0 };
    await counting(usage, () => deliver(last));
    expect(usage.writes).toBe(0);
  });

  it('count each use of an ingredient once', async () => {
    await happen(...REFERENCES, ingredient(1), ingredient(2));
    const changes = [await write(...recipe(11, [1, 2])), await write(...recipe(12, [1, 1]))];
    for (const change of [...changes, ...changes, ...changes]) await deliver(change);
    expect(await read('popularity/1')).toEqual({ ingredient_id: 1, recipe_count: 2, reference_count: 2 });
    await happen(recipe(11, [2], { version: 2 }), ['recipes/12', null]);
    expect(await read('popularity/1')).toMatchObject({ recipe_count: 0, reference_count: 0 });
    expect(await read('popularity/2')).toMatchObject({ recipe_count: 1 });
  });
});

describe('a change of a name or figure', () => {
  beforeEach(async () => {
    await happen(...FAMILY, recipe(11, [2]));
  });

  it('of an ingredient reaches its recipes and the ingredients below it', async () => {
    await happen(
      ingredient(1, { ingredient_name: 'Gin' }),
      ingredient(2, { ingredient_name: 'Dry gin', parent_ingredient_id: 1 }),
    );
    expect(await read('cards/ingredient_2')).toMatchObject({
      parent_ingredient_name: 'Gin',
      ancestor_ids: [1],
      ancestor_names: ['Gin'],
    });
    expect(await read('cards/recipe_11')).toMatchObject({ ingredient_names: ['Dry gin'] });
    expect((await read('recipe_views/11'))?.recipe_items).toMatchObject([
      { ingredient: { ingredient_name: 'Dry gin' } },
    ]);
  });

  it('of a unit reaches volume and amounts, and of an ingredient the strength', async () => {
    expect(await read('cards/recipe_11')).toMatchObject({ volume_ml: 60, alcohol_abv: 40 });
    await happen(unit(25), ingredient(2, { parent_ingredient_id: 1, alcohol_abv: 20 }));
    expect(await read('cards/recipe_11')).toMatchObject({ volume_ml: 50, alcohol_abv: 20 });
    expect((await read('recipe_views/11'))?.recipe_items).toMatchObject([
      { quantity_unit: { volume_ml: 25 } },
    ]);
  });

  it('of a type reaches ingredients and recipes', async () => {
    await happen(['ingredient_types/1', { ...TYPE[1], ingredient_type_name: 'Liquor' }]);
    expect(await read('cards/ingredient_2')).toMatchObject({ ingredient_type_name: 'Liquor' });
    expect((await read('recipe_views/11'))?.recipe_items).toMatchObject([
      { ingredient: { ingredient_type_name: 'Liquor' } },
    ]);
  });

  it('of a brand reaches ingredients, and of a glass its recipes', async () => {
    await happen(
      ['ingredient_brands/1', { id: 1, ingredient_brand_name: 'Renamed', ingredient_brand_description: '' }],
      ['glassware/1', { ...GLASS[1], glassware_name: 'Saucer' }],
    );
    expect(await read('cards/ingredient_1')).toMatchObject({ ingredient_brand_name: 'Renamed' });
    expect((await read('recipe_views/11'))?.glassware).toMatchObject([{ glassware_name: 'Saucer' }]);
    expect((await read('option_lists/glassware'))?.options).toMatchObject([{ glassware_name: 'Saucer' }]);
  });

  it('of a folder’s first picture reaches the card', async () => {
    const folder = (await read('folders/11')) as object;
    await happen(['folders/11', { ...folder, attachments: [PICTURE] }]);
    expect(await read('cards/recipe_11')).toMatchObject({ cover: PICTURE.attachment_uuid });
  });
});

describe('what is written past the checks', () => {
  it('keeps a recipe out that refers to what does not exist, says why, and lets it in once it does', async () => {
    await happen(...REFERENCES, ingredient(1), recipe(11, [1, 7], { glassware_ids: [1, 9] }));
    const problems = [
      { path: 'glassware_ids.1', message: 'Glassware 9 does not exist' },
      { path: 'recipe_items.1.ingredient_id', message: 'Ingredient 7 does not exist' },
    ];
    expect(await read('cards/recipe_11')).toMatchObject({ visible: false, problems });
    expect(await read('recipe_views/11')).toMatchObject({ visible: false, problems });
    expect(await read('popularity/1')).toMatchObject({ recipe_count: 0, reference_count: 1 });
    await happen(ingredient(7), ['glassware/9', { ...GLASS[1], id: 9 }]);
    expect(await read('cards/recipe_11')).toMatchObject({ visible: true, problems: [] });
    expect(await read('popularity/1')).toMatchObject({ recipe_count: 1 });
  });

  it('keeps all ingredients of a circle out, and lets them in once it is broken', async () => {
    await happen(
      ...REFERENCES,
      ingredient(1, { parent_ingredient_id: 3 }),
      ingredient(2, { parent_ingredient_id: 1 }),
      ingredient(3, { parent_ingredient_id: 2 }),
      ingredient(4, { parent_ingredient_id: 3 }),
    );
    for (const id of [1, 2, 3])
      expect(await read(`cards/ingredient_${id}`)).toMatchObject({
        visible: false,
        problems: [{ path: 'parent_ingredient_id', message: 'An ingredient cannot be its own ancestor' }],
      });
    expect(await read('cards/ingredient_4')).toMatchObject({ visible: true });
    await happen(ingredient(2));
    for (const id of [1, 2, 3]) expect(await read(`cards/ingredient_${id}`)).toMatchObject({ visible: true });
    expect(await read('cards/ingredient_1')).toMatchObject({ ancestor_ids: [3, 2] });
  });
});

describe('what refers to an ingredient', () => {
  const references = async (id: number) =>
    ((await read(`popularity/${id}`)) as { reference_count?: number } | undefined)?.reference_count;

  it('is counted: recipes, also where it decorates or is optional or they are kept out of the feed, and children', async () => {
    await happen(
      ...FAMILY,
      recipe(11, [1]),
      recipe(12, [1], { item_garnish_only: [true] }),
      recipe(13, [1], { glassware_ids: [9] }),
      recipe(14, [1, 2], { item_optional: [true, false] }),
    );
    expect([await references(1), await references(2)]).toEqual([5, 1]);
    expect(await read('popularity/1')).toMatchObject({ recipe_count: 1 });
    expect(await read('cards/recipe_14')).toMatchObject({
      ingredient_ids: [2],
      optional_ingredient_ids: [1],
    });
    await happen(ingredient(2, { version: 2 }), ['recipes/12', null], ['recipes/13', null]);
    await happen(['recipes/14', null]);
    expect(await references(1)).toBe(1);
    await happen(recipe(11, [2], { version: 2 }));
    expect([await references(1), await references(2)]).toEqual([0, 1]);
  });

  it('is no longer counted where the child is removed', async () => {
    await happen(...FAMILY);
    const gone = await write('ingredients/2', null);
    await deliver(gone);
    await deliver(gone);
    expect(await references(1)).toBe(0);
  });
});

describe('what is gone', () => {
  it('leaves a tombstone of an ingredient, no history, and a word in the recipes that need it', async () => {
    await happen(...REFERENCES, ingredient(1), ingredient(2, { version: 2 }), recipe(11, [1, 2]));
    await database.doc('ingredients/2/versions/1').set(ingredient(2)[1]);
    await happen(['ingredients/2', null]);
    expect(await read('cards/ingredient_2')).toMatchObject({ visible: false, removed: true });
    expect(await read('ingredients/2/versions/1')).toBeUndefined();
    expect(await read('cards/recipe_11')).toMatchObject({
      visible: false,
      problems: [{ path: 'recipe_items.1.ingredient_id', message: 'Ingredient 2 does not exist' }],
    });
  });

  it('leaves a tombstone of a recipe and nothing else', async () => {
    await happen(...REFERENCES, ingredient(1), recipe(11, [1]), ['recipes/11', null]);
    expect(await read('cards/recipe_11')).toMatchObject({ visible: false, removed: true });
    expect(await read('recipe_views/11')).toBeUndefined();
    expect(await read('folders/11')).toBeUndefined();
  });

  it('leaves nothing of its pictures to whoever takes its id the next moment', async () => {
    await happen(...REFERENCES, ingredient(1), recipe(11, [1]));
    expect(await read('folders/11')).toMatchObject({ user_id: 'somebody' });
    await database.doc('folders/11').update({ folder_name: 'Of the former' });
    await happen(recipe(11, [1], { user_id: 'another' }));
    expect(await read('folders/11')).toMatchObject({ user_id: 'another', folder_name: 'Recipe 11' });
  });

  it('of an account is everything but the shared catalogue', async () => {
    await happen(...REFERENCES, ingredient(1), recipe(11, [1]), recipe(12, [1], { user_id: 'another' }));
    const kept = 'menus bar_cabinets plans shopping_lists searches marks notes log devices quotas'.split(' ');
    const own = ['', ...kept.map((kind) => `/${kind}/1`)].map((below) => `users/somebody${below}`);
    own.push('users/another');
    for (const path of own) await database.doc(path).set({ kept: true });
    await removeAccount('somebody');
    await removeAccount('somebody');
    const left: string[] = [];
    for (const path of [...own, 'recipes/11', 'recipes/12', 'ingredients/1'])
      if (await read(path)) left.push(path);
    expect(left).toEqual(['users/another', 'recipes/12', 'ingredients/1']);
  });
});
