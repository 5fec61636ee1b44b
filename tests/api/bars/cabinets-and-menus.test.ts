import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { fail, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { makeRecipe, SEEDED } from '../support/inputs.ts';

let person: Person;

beforeEach(async () => {
  person = await newPerson();
});

const newCabinet = async (bar_cabinet_name = 'Home', is_active = true) =>
  (await succeed(person, 'createBarCabinet', { body: { bar_cabinet_name, is_active } })).body;
const newMenu = async (menu_name = 'Summer') =>
  (await succeed(person, 'createMenu', { body: { menu_name, is_active: true } })).body;

describe('bar cabinets', () => {
  it('have one active at most, whichever was chosen last', async () => {
    const home = await newCabinet('Home');
    const office = await newCabinet('Office');
    const active = async () =>
      (await succeed(person, 'listBarCabinets')).body.filter((one) => one.is_active).map(({ id }) => id);
    expect(await active()).toEqual([office.id]);
    const choose = (id: number, is_active: boolean) =>
      succeed(person, 'updateBarCabinet', { params: { id }, body: { bar_cabinet_name: 'Home', is_active } });
    await choose(home.id, true);
    expect(await active()).toEqual([home.id]);
    await Promise.all([choose(home.id, true), choose(office.id, true)]);
    expect(await active()).toHaveLength(1);
    for (const { id } of [home, office]) await choose(id, false);
    expect(await active()).toEqual([]);
  });

  it('have a name that is trimmed and must not be blank', async () => {
    expect((await newCabinet('  Home ')).bar_cabinet_name).toBe('Home');
    for (const bar_cabinet_name of ['', ' \t', 'x'.repeat(256)])
      expect(
        (await fail(person, 'createBarCabinet', { body: { bar_cabinet_name, is_active: true } })).errors?.[0]
          ?.path,
      ).toBe('bar_cabinet_name');
  });

  it('keep what is known of a bottle, forget its level when it is used up, and answer as ever', async () => {
    const { id } = await newCabinet();
    const save = (is_in_stock: boolean) =>
      succeed(person, 'saveBarCabinetItem', {
        params: { id },
        body: { ingredient_id: SEEDED.gin, is_in_stock, is_deleted: false },
      });
    const plain = await save(true);
    const path = `users/${person.uid}/bar_cabinets/${id}`;
    const bottle = { left_ml: 610, bottle_ml: 700, price_minor: 2490, opened_on: '2026-11-01', spare: 1 };
    await database
      .doc(path)
      .update(
        Object.fromEntries(
          Object.entries(bottle).map(([key, value]) => [`items.${SEEDED.gin}.${key}`, value]),
        ),
      );
    const entry = async () =>
      ((await firestoreOf(path))?.items as Record<number, object> | undefined)?.[SEEDED.gin];
    expect((await save(true)).body).toEqual(plain.body);
    expect(await entry()).toMatchObject(bottle);
    const { body } = await succeed(person, 'getBarCabinet', { params: { id } });
    expect(body.bar_cabinet_items).toEqual([plain.body]);
    await save(false);
    expect(Object.keys((await entry()) ?? {}).toSorted()).toEqual([
      'bottle_ml',
      'ingredient_name',
      'ingredient_type_id',
      'is_deleted',
      'is_in_stock',
      'price_minor',
    ]);
  });

  it('take an ingredient, toggle it and remove it, one entry all along', async () => {
    const { id } = await newCabinet();
    const save = (is_in_stock: boolean, is_deleted: boolean) =>
      succeed(person, 'saveBarCabinetItem', {
        params: { id },
        body: { ingredient_id: SEEDED.gin, is_in_stock, is_deleted },
      });
    for (const [in_stock, deleted] of [
      [true, false],
      [false, false],
      [false, true],
      [true, false],
    ] as const) {
      expect((await save(in_stock, deleted)).body).toMatchObject({
        ingredient: { id: SEEDED.gin, ingredient_name: 'Gin' },
        is_in_stock: in_stock,
        is_deleted: deleted,
      });
      const { body } = await succeed(person, 'getBarCabinet', { params: { id } });
      expect(body.bar_cabinet_items).toHaveLength(1);
      expect(body.bar_cabinet_items[0]).toMatchObject({ is_in_stock: in_stock, is_deleted: deleted });
    }
    expect(await firestoreOf(`users/${person.uid}/bar_cabinets/${id}`)).toMatchObject({
      last_item_id: String(SEEDED.gin),
    });
  });

  it('refuse an ingredient that does not exist, and more than they hold', async () => {
    const { id } = await newCabinet();
    const save = (ingredient_id: number) =>
      fail(person, 'saveBarCabinetItem', {
        params: { id },
        body: { ingredient_id, is_in_stock: true, is_deleted: false },
      });
    expect(await save(999_999)).toMatchObject({ status: 422, errors: [{ path: 'ingredient_id' }] });
    const entry = { ingredient_name: 'x', ingredient_type_id: 1, is_in_stock: true, is_deleted: true };
    const items = Object.fromEntries(
      Array.from({ length: FUNCTION_LIMITS.collectionItems.max }, (_, index) => [
        String(500_000 + index),
        entry,
      ]),
    );
    await database.doc(`users/${person.uid}/bar_cabinets/${id}`).update({ items });
    expect(await save(SEEDED.gin)).toMatchObject({ status: 422 });
  });
});

describe('menus', () => {
  it('have one active at most', async () => {
    await newMenu('Summer');
    const winter = await newMenu('Winter');
    const { body } = await succeed(person, 'listMenus');
    expect(body.filter((one) => one.is_active).map(({ id }) => id)).toEqual([winter.id]);
    expect(await firestoreOf(`users/${person.uid}`)).toMatchObject({
      active_menu_id: winter.id,
      active_bar_cabinet_id: null,
      unit_system: 'ml',
    });
  });

  it('keep a recipe and remove it, one entry all along', async () => {
    const [{ id }, recipe] = await Promise.all([
      newMenu(),
      succeed(person, 'createRecipe', { body: makeRecipe() }),
    ]);
    for (const is_deleted of [false, true, false]) {
      const body = { recipe_id: recipe.body.id, is_deleted };
      expect((await succeed(person, 'saveMenuItem', { params: { id }, body })).body).toMatchObject({
        recipe: { id: recipe.body.id, recipe_name: recipe.body.recipe_name },
        is_deleted,
      });
      const menu = await succeed(person, 'getMenu', { params: { id } });
      expect(menu.body.menu_items).toHaveLength(1);
      expect(menu.body.menu_items[0]).toMatchObject({ is_deleted });
    }
  });

  it('refuse a recipe that does not exist', async () => {
    const { id } = await newMenu();
    const body = { recipe_id: 999_999, is_deleted: false };
    expect(await fail(person, 'saveMenuItem', { params: { id }, body })).toMatchObject({
      status: 422,
      errors: [{ path: 'recipe_id', message: 'Recipe 999999 does not exist' }],
    });
  });
});
