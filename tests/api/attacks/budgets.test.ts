import { describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { CABINET, makeIngredient, makeRecipe, MENU, SEEDED } from '../support/inputs.ts';

const person = await newPerson();

describe('documents read and written', () => {
  it('by a page of the feed: at most 20', async () => {
    const first = await succeed(person, 'getFeed', { params: { offset: 0 } });
    const deep = await succeed(person, 'getFeed', { params: { offset: first.body.next_offset ?? 0 } });
    expect([first.reads, deep.reads, first.writes]).toEqual([20, 20, 0]);
  });

  it('by a recipe with names, units and pictures: at most 4', async () => {
    const { body } = await succeed(person, 'createRecipe', { body: makeRecipe() });
    await eventually('The joined view', () => firestoreOf(`recipe_views/${body.id}`));
    const { reads, writes } = await succeed(person, 'getRecipe', { params: { id: body.id } });
    expect(reads).toBeLessThanOrEqual(4);
    expect(writes).toBe(0);
  });

  it('by a cabinet or menu of 500 items: at most 3', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => String(600_000 + index));
    const [cabinet, menu] = await Promise.all([
      succeed(person, 'createBarCabinet', { body: CABINET }),
      succeed(person, 'createMenu', { body: MENU }),
    ]);
    const entry = { ingredient_name: 'x', ingredient_type_id: 1, is_in_stock: true, is_deleted: false };
    const recipeEntry = { recipe_name: 'x', is_deleted: false };
    await Promise.all([
      database
        .doc(`users/${person.uid}/bar_cabinets/${cabinet.body.id}`)
        .update({ items: Object.fromEntries(ids.map((id) => [id, entry])) }),
      database
        .doc(`users/${person.uid}/menus/${menu.body.id}`)
        .update({ items: Object.fromEntries(ids.map((id) => [id, recipeEntry])) }),
    ]);
    const readCabinet = await succeed(person, 'getBarCabinet', { params: { id: cabinet.body.id } });
    const readMenu = await succeed(person, 'getMenu', { params: { id: menu.body.id } });
    expect(readCabinet.body.bar_cabinet_items).toHaveLength(500);
    expect(readMenu.body.menu_items).toHaveLength(500);
    expect(readCabinet.reads).toBeLessThanOrEqual(3);
    expect(readMenu.reads).toBeLessThanOrEqual(3);
    const toggled = await succeed(person, 'saveBarCabinetItem', {
      params: { id: cabinet.body.id },
      body: { ingredient_id: SEEDED.gin, is_in_stock: true, is_deleted: false },
    });
    expect(toggled.writes).toBe(1);
    expect(toggled.reads).toBeLessThanOrEqual(3);
  });

  it('by searches: none', async () => {
    const ingredients = await succeed(person, 'searchIngredients', { body: { query: 'gin' } });
    const recipes = await succeed(person, 'searchRecipes', { body: { query: 'sour' } });
    expect([ingredients.reads, recipes.reads, ingredients.writes, recipes.writes]).toEqual([0, 0, 0, 0]);
  });

  it.each([
    'listIngredientTypes',
    'listIngredientBrands',
    'listIngredientAttributes',
    'listGlassware',
    'listServingMethods',
    'listQuantityUnits',
  ] as const)('by %s: 1, so that a form opens with fewer than 10', async (name) => {
    const { body, reads } = await succeed(person, name);
    expect(body.length).toBeGreaterThan(1);
    expect(reads).toBe(1);
  });

  it('by writing an ingredient: 1 new, its id and its quota, 2 with the version it closes and its quota', async () => {
    const created = await succeed(person, 'createIngredient', { body: makeIngredient() });
    const updated = await succeed(person, 'updateIngredient', {
      params: { id: created.body.id },
      body: makeIngredient(),
    });
    expect([created.writes, updated.writes]).toEqual([3, 3]);
  });
});
