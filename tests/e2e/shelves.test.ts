import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'shelves'));
const SHELF = 42_002;
/** The most a cabinet takes. */
const FULL = 2_000;
/** The seed world's Negroni, Boulevardier and Old Fashioned follow each other by id. */
const RECIPES = [20001, 20002, 20003];
const GIN = 10001;

const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const CABINET_LIST = 'Ingredients in this cabinet';
const MENU_LIST = 'Recipes in this menu';

async function writeShelf(
  path: string,
  name: Record<string, string>,
  items: Record<string, unknown>,
): Promise<void> {
  const now = new Date();
  await database
    .doc(path)
    .set({ id: SHELF, ...name, items, last_item_id: null, created_at: now, updated_at: now });
}

/** Takes the item whose menu has the focus away, by keyboard alone. */
async function removeFocused(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).waitFor();
  await page.keyboard.press('Enter');
}

const itemsOf = (entries: (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries);

const hasFocus = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ),
    )
    .toBe(name);

describe('a full cabinet', () => {
  let visitor: Visitor;
  let path = '';
  beforeAll(async () => {
    visitor = await newVisitor();
    path = `users/${visitor.uid}/bar_cabinets/${SHELF}`;
    const items = Array.from({ length: FULL }, (_, index): [string, unknown] => [
      String(500_000 + index),
      {
        ingredient_name: `Bottle ${String(index + 1).padStart(4, '0')}`,
        ingredient_type_id: 1,
        is_in_stock: true,
        is_deleted: false,
      },
    ]);
    await writeShelf(path, { bar_cabinet_name: 'Cellar' }, itemsOf(items));
    await visitor.page.goto('/bar-cabinet');
    await rows(visitor.page, CABINET_LIST).filter({ hasText: 'Bottle 0001' }).waitFor();
  });
  afterAll(() => visitor.context.close());

  it('draws the items in view and no others', async () => {
    const { page } = visitor;
    expect(await rows(page, CABINET_LIST).count()).toBeLessThan(60);
    expect(await rows(page, CABINET_LIST).first().getAttribute('aria-setsize')).toBe(String(FULL));
  });

  it('toggles an item at its end', async () => {
    const { page } = visitor;
    const last = rows(page, CABINET_LIST).filter({ hasText: `Bottle ${FULL}` });
    await expect
      .poll(
        async () => {
          await page.keyboard.press('End');
          return last.count();
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    // By keyboard: the row may still be on its way to its place.
    await last.getByRole('button', { name: /Stock/ }).press('Enter');
    await last.getByRole('button', { name: /Stock/ }).filter({ hasText: 'Out of Stock' }).waitFor();
  });
});

describe('a renamed ingredient', () => {
  it('has its present name in the cabinets it stands in', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    const path = `users/${visitor.uid}/bar_cabinets/${SHELF}`;
    const gin = await database.doc(`ingredients/${GIN}`).get();
    const name = gin.get('ingredient_name') as string;
    const entry = { ingredient_name: 'As it was called', ingredient_type_id: 1, is_in_stock: false };
    await writeShelf(path, { bar_cabinet_name: 'Home' }, { [GIN]: { ...entry, is_deleted: false } });
    await page.goto('/bar-cabinet');
    await rows(page, CABINET_LIST).filter({ hasText: name }).waitFor();
    await expect
      .poll(async () => ((await database.doc(path).get()).get('items') as Record<string, unknown>)[GIN])
      .toEqual({
        ingredient_name: name,
        ingredient_type_id: gin.get('ingredient_type_id') as number,
        is_in_stock: false,
        is_deleted: false,
      });
    await visitor.context.close();
  });
});

describe('the recipes of a menu', () => {
  let visitor: Visitor;
  let names: string[] = [];
  beforeEach(async () => {
    visitor = await newVisitor();
    const path = `users/${visitor.uid}/menus/${SHELF}`;
    const recipes = await Promise.all(RECIPES.map((id) => database.doc(`recipes/${id}`).get()));
    names = recipes.map((recipe) => recipe.get('recipe_name') as string).sort((a, b) => a.localeCompare(b));
    const items = recipes.map((recipe, at): [string, unknown] => [
      recipe.id,
      {
        recipe_name: at === 0 ? 'As it was called' : (recipe.get('recipe_name') as string),
        is_deleted: false,
      },
    ]);
    await writeShelf(path, { menu_name: 'Friday' }, itemsOf(items));
    await visitor.page.goto('/menu');
  });
  afterEach(() => visitor.context.close());

  it('have their present names', async () => {
    for (const name of names) await rows(visitor.page, MENU_LIST).filter({ hasText: name }).waitFor();
  });

  it('hand the focus on when one is removed: to the next, to the last, at last to Add Recipe', async () => {
    const { page } = visitor;
    // The one that was stored under an old name stands elsewhere until it is called as it is.
    for (const name of names) await rows(page, MENU_LIST).filter({ hasText: name }).waitFor();
    await page.getByRole('button', { name: `More for ${names[0]}` }).focus();
    await removeFocused(page);
    await hasFocus(page, `More for ${names[1]}`);
    await page.getByRole('button', { name: `More for ${names[2]}` }).focus();
    await removeFocused(page);
    await hasFocus(page, `More for ${names[1]}`);
    await removeFocused(page);
    await page.getByText('No saved recipes. Add some to get started.').waitFor();
    await hasFocus(page, 'Add Recipe');
  });
});
