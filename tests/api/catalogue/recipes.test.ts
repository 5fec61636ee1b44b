import type { RecipeInput } from '@cellaret/domain/recipes/recipe';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, fail, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { lineOf, makeRecipe, SEEDED } from '../support/inputs.ts';

const [owner, stranger] = await Promise.all([newPerson(), newPerson()]);

const item = lineOf(SEEDED.gin);
const create = async (fields: Partial<RecipeInput> = {}) =>
  (await succeed(owner, 'createRecipe', { body: makeRecipe(fields) })).body;
const refused = (fields: object) => fail(owner, 'createRecipe', { body: { ...makeRecipe(), ...fields } });

describe('a new recipe', () => {
  it('is answered with its names, units and folder, and read the same at once', async () => {
    const input = makeRecipe({
      recipe_items: [
        { ...item, optional: false },
        { ...item, optional: true },
        { ...item, garnish_only: true, optional: false, quantity: 0 },
      ],
    });
    const { body, headers } = await succeed(owner, 'createRecipe', { body: input });
    expect(body).toMatchObject({
      user_id: owner.uid,
      recipe_name: input.recipe_name,
      version: 1,
      problems: [],
      folder: { id: body.id, attachments: [] },
    });
    expect(body.recipe_items[0]).toMatchObject({ id: 1, ...item, ingredient: { ingredient_name: 'Gin' } });
    expect(headers.get('etag')).toBe('"1"');
    expect((await succeed(owner, 'getRecipe', { params: { id: body.id } })).body).toEqual(body);
    expect((await succeed(stranger, 'getRecipePayload', { params: { id: body.id } })).body).toEqual(input);
  });

  it('needs every line of which a body says no more than the specification does', async () => {
    const { id } = await create({ recipe_items: [item, { ...item, optional: true }] });
    const { body } = await succeed(stranger, 'getRecipe', { params: { id } });
    expect(body.recipe_items.map(({ optional }) => optional)).toEqual([false, true]);
  });

  it('appears in the feed, joined and counted', async () => {
    const { id, recipe_name } = await create();
    const { body } = await eventually('The card', async () => {
      const feed = await succeed(stranger, 'getFeed', { params: { offset: 0 } });
      return feed.body.items.some((one) => 'recipe' in one && one.recipe.id === id) ? feed : null;
    });
    const shown = body.items.find((one) => 'recipe' in one && one.recipe.id === id);
    expect(shown).toMatchObject({
      recipe: { recipe_name, recipe_items: [{ ingredient: { ingredient_name: 'Gin' } }] },
    });
    expect(await firestoreOf(`folders/${id}`)).toMatchObject({ user_id: owner.uid, attachments: [] });
  });

  it.each([
    ['glassware_ids', [], 'glassware_ids', 'Array must contain at least 1 element(s)'],
    [
      'recipe_items',
      [item, { ...item, quantity: 1.5 }],
      'recipe_items.1.quantity',
      'Expected integer, received float',
    ],
    ['recipe_items', [{ ...item, id: 1 }], 'recipe_items.0.id', 'Invalid input'],
    ['glassware_ids', [1, 1], 'glassware_ids', 'Invalid input'],
  ])('is refused for %s %j', async (field, value, path, message) => {
    expect(await refused({ [field]: value })).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  it('is refused with 422 for everything it refers to that does not exist, by its path', async () => {
    const failure = await refused({
      glassware_ids: [1, 999_999],
      serving_method_ids: [999_999],
      recipe_items: [item, { ...item, ingredient_id: 999_999, quantity_unit_id: 888_888 }],
    });
    expect(failure.status).toBe(422);
    expect(failure.errors?.map(({ path }) => path)).toEqual([
      'glassware_ids.1',
      'serving_method_ids.0',
      'recipe_items.1.ingredient_id',
      'recipe_items.1.quantity_unit_id',
    ]);
  });
});

describe('an update', () => {
  it('is the owner’s alone', async () => {
    const { id } = await create();
    expect(await fail(stranger, 'updateRecipe', { params: { id }, body: makeRecipe() })).toMatchObject({
      status: 403,
      message: 'Only the owner of a recipe may change it',
    });
  });

  it('is read at once, and counts versions', async () => {
    const { id } = await create();
    const body = makeRecipe({ recipe_items: [{ ...item, quantity: 7 }] });
    const updated = await succeed(owner, 'updateRecipe', {
      params: { id },
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(updated.body).toMatchObject({ version: 2, recipe_name: body.recipe_name });
    const read = await succeed(owner, 'getRecipe', { params: { id } });
    expect(read.body.recipe_items).toMatchObject([{ quantity: 7 }]);
    expect(read.headers.get('etag')).toBe('"2"');
  });

  it('of two at once that saw the same version, lets one through', async () => {
    const { id } = await create();
    const both = await Promise.all(
      [1, 2].map(() =>
        ask(owner, 'updateRecipe', { params: { id }, body: makeRecipe(), headers: { 'if-match': '"1"' } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
