import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnAnew } from '../support/drawn-anew.ts';
import { eventually } from '../support/eventually.ts';
import { ownCabinet, ownIngredient, ownMenu, ownRecipe, putAway } from '../support/own-world.ts';
import { pastes } from '../support/person.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** As long as a name may be, without a place to break it; first in every list by name. */
const LONG = `Aaa${'longestwordofall'.repeat(15)}`;
const ARABIC_NAME = 'كوكتيل الرمان';

const GIN = 10001;

/** Opens the search until it finds something: its index is a few seconds behind, and the page asks nobody again by itself. */
const searchFinds = (page: Page, query: string, found: Locator) =>
  eventually(`${query} among what is found`, async () => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    return found.waitFor({ timeout: 5000 }).then(
      () => true,
      () => null,
    );
  });

describe('a name of one long word', () => {
  let visitor: Visitor;
  let ingredient = 0;
  let recipe = 0;
  beforeAll(async () => {
    visitor = await newVisitor();
    const { uid } = visitor;
    ingredient = await ownIngredient({ ingredient_name: LONG, ingredient_description: LONG });
    recipe = await ownRecipe(uid, {
      recipe_name: LONG,
      recipe_description: LONG,
      instructions: LONG,
      item_ingredient_ids: [ingredient, GIN, GIN, GIN],
    });
    // As the Negroni in all but its name: it is like it.
    await ownRecipe(uid, { recipe_name: `${LONG.slice(1)}b` });
    await ownCabinet(uid, LONG, [ingredient, GIN]);
    await ownMenu(uid, LONG, [recipe]);
  });
  afterAll(async () => {
    await putAway();
    await visitor.context.close();
  });

  /** How far the page is wider than its window. */
  const surplus = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  const inEachWidth = async (page: Page): Promise<number[]> => {
    const found: number[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Lists measure the window before they draw their rows anew.
      await drawnAnew(page);
      found.push(Math.max(0, await surplus(page)));
    }
    return found;
  };

  const paths = (): string[] => [
    `/search?q=${LONG.slice(0, 20)}`,
    '/search?q=Negroni',
    `/view-recipe/${recipe}`,
    `/view-recipe/${recipe}/mix`,
    `/ingredients/${ingredient}`,
    '/list-recipes',
    '/ingredients',
    '/menu',
    '/bar-cabinet',
    '/what-can-i-make',
    '/',
  ];

  it('widens no page', async () => {
    const { page } = visitor;
    const found: [string, number[]][] = [];
    for (const path of paths()) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (!path.startsWith('/search?q=Negroni')) await page.getByText(LONG.slice(0, 40)).first().waitFor();
      else await page.getByRole('link', { name: 'Negroni', exact: true }).waitFor();
      found.push([path, await inEachWidth(page)]);
    }
    expect(found).toEqual(paths().map((path) => [path, [0, 0, 0]]));
  });

  it('widens neither a dialog nor the recipes like it', async () => {
    const { page } = visitor;
    const link = page.locator(`main a[href="/ingredients/${ingredient}"]`).first();
    await searchFinds(page, LONG.slice(0, 30), link);
    await page.goto('/bar-cabinet');
    await page.getByRole('button', { name: 'Add Ingredient' }).click();
    const dialog = page.getByRole('dialog');
    const box = dialog.getByPlaceholder('Search ingredients...');
    await pastes(box, LONG.slice(0, 30));
    await box.press('Enter');
    await dialog.getByRole('listitem').filter({ hasText: LONG }).waitFor();
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.goto('/view-recipe/20001');
    await page
      .getByRole('region', { name: 'More like this' })
      .getByText(`${LONG.slice(1)}b`)
      .waitFor();
    expect(await inEachWidth(page)).toEqual([0, 0, 0]);
  });
});

describe('a name that is written from right to left', () => {
  it('stands at the right edge of what it names', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    const recipe = await ownRecipe(visitor.uid, { recipe_name: ARABIC_NAME });
    await page.goto(`/view-recipe/${recipe}`);
    const heading = page.getByRole('heading', { level: 1, name: ARABIC_NAME });
    await heading.waitFor();
    expect(await heading.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    const found = page.getByRole('heading', { level: 3, name: ARABIC_NAME });
    await searchFinds(page, ARABIC_NAME, found);
    expect(await found.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    await putAway();
    await visitor.context.close();
  });
});
