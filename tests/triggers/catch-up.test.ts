import { beforeEach, describe, expect, it } from 'vitest';
import {
  clear,
  happen,
  ingredient,
  read,
  readModels,
  recipe,
  REFERENCES,
  write,
} from './support/trigger-data.ts';

const { catchUp, catchUpRemovals } = await import('../../functions/src/services/rebuilds/catch-up.ts');

/** A moment after everything that was delivered. */
const soon = () => new Date(Date.now() + 1000);

beforeEach(async () => {
  await clear();
  await happen(...REFERENCES, ingredient(1), ingredient(2), recipe(10, [1, 2]));
});

describe('what changed while no trigger ran', () => {
  it('is made good: a new recipe, a changed one, a renamed ingredient', async () => {
    await write(...recipe(11, [1], { created_at: soon(), updated_at: soon() }));
    await write(...recipe(10, [1], { version: 2, recipe_name: 'Renamed', updated_at: soon() }));
    await write(...ingredient(2, { version: 2, ingredient_name: 'Changed', valid_from: soon() }));
    expect(await read('recipe_views/11')).toBeUndefined();
    expect(await catchUp()).toBe(3);
    expect(await read('cards/recipe_11')).toMatchObject({ visible: true, ingredient_ids: [1] });
    expect(await read('recipe_views/10')).toMatchObject({ recipe_name: 'Renamed', version: 2 });
    expect(await read('cards/ingredient_2')).toMatchObject({ name: 'Changed' });
    expect(await read('popularity/2')).toMatchObject({ recipe_count: 0 });
  });

  it('is made good once: nothing is behind afterwards, and nothing changes', async () => {
    await write(...recipe(11, [1], { created_at: soon(), updated_at: soon() }));
    await catchUp();
    const models = await readModels();
    expect(await catchUp()).toBe(0);
    expect(await readModels()).toEqual(models);
  });

  it('is made good too where a recipe was removed', async () => {
    await happen(recipe(11, [1]));
    await write('recipes/11', null);
    expect(await catchUpRemovals()).toBe(1);
    expect(await read('cards/recipe_11')).toMatchObject({ visible: false, removed: true });
    expect(await read('recipe_views/11')).toBeUndefined();
    expect(await read('folders/11')).toBeUndefined();
    expect(await read('popularity/1')).toMatchObject({ recipe_count: 1 });
    expect(await read('cards/recipe_10')).toMatchObject({ visible: true });
    expect(await catchUpRemovals()).toBe(0);
  });

  it('is made good too where an ingredient was removed', async () => {
    await write('ingredients/2', null);
    expect(await catchUpRemovals()).toBe(1);
    expect(await read('cards/ingredient_2')).toMatchObject({ visible: false, removed: true });
    expect(await catchUpRemovals()).toBe(0);
  });

  it('is nothing where every trigger ran', async () => {
    expect(await catchUp()).toBe(0);
    expect(await catchUpRemovals()).toBe(0);
  });
});
