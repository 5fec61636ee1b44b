import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRecipe } from '../support/data/seeded.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

/** Controls that have no use on paper and are visible there. */
const controlsOnPaper = (page: Page): Promise<string[]> =>
  page
    .locator(
      'header, nav, button, input, select, [role=slider], [role=combobox], [role=switch], a.MuiButton-root',
    )
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 120)),
    );

const pagesOf = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

describe('on paper', () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await demoVisitor({ viewport: { width: 794, height: 1123 } });
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  it.each(['Negroni', 'Zombie', 'Mai Tai'])(
    'a recipe is a card on one page, for as many as were chosen: %s',
    async (name) => {
      await page.emulateMedia({ media: null });
      await page.goto(`/view-recipe/${seededRecipe(name)}?servings=4`);
      await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
      await page.getByLabel('Units').selectOption('cl');
      await page.getByRole('listitem').getByText('cl', { exact: true }).first().waitFor();
      await page.getByRole('heading', { name: 'More like this' }).waitFor();
      expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await page.getByText('4 servings', { exact: true }).last().waitFor();
      expect(await controlsOnPaper(page)).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.getByLabel('Units').selectOption('ml');
    },
  );

  it.each([
    ['/what-can-i-make', 'You have everything'],
    ['/bar-cabinet', 'Campari'],
    ['/menu', 'Negroni'],
    ['/list-recipes', 'Abbey'],
    [`/view-recipe/${seededRecipe('Negroni')}/compare/${seededRecipe('Boulevardier')}`, 'Campari'],
  ])('%s has what is read, and nothing to press', async (path, text) => {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    const read = page.getByRole('main').getByText(text, { exact: true }).first();
    await read.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await read.isVisible()).toBe(true);
    expect(await controlsOnPaper(page)).toEqual([]);
  });
});
