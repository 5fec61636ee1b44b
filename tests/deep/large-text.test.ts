import type { Page, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { outOfReach, withLargeText } from '../support/browser/large-text.ts';
import { signIn, type Visitor } from '../support/signed-in.ts';

/** Has every page of the context begin in a language, as if it had been chosen in the profile. */
async function inLanguage(context: BrowserContext, language: 'en' | 'de'): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem('cellaret.language', chosen), language);
}

const PHONE = { width: 360, height: 740 };

const PATHS = [
  '/',
  '/menu',
  '/my-drinks',
  '/bar-cabinet',
  '/search',
  '/search?q=negroni',
  '/profile',
  '/ingredients',
  '/ingredients/10001',
  '/list-recipes',
  '/view-recipe/20001',
  '/view-recipe/20001/mix',
  '/what-can-i-make',
  '/flavour-map',
  '/nowhere',
];

// In English the walk through all screens sees the same.
describe('letters twice as large on a phone, in German', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await signIn(accounts.demo, { viewport: PHONE });
    await inLanguage(visitor.context, 'de');
    await withLargeText(visitor.context);
  });
  afterAll(() => visitor.context.close());

  it.each(PATHS)('%s stays within reach', async (path) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(outOfReach)).toEqual([]);
  });

  it('hide the skip link until it has the focus', async () => {
    const { page } = visitor;
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bottom = (one: Page) =>
      one.locator('a[href="#main"]').evaluate((link) => link.getBoundingClientRect().bottom);
    expect(await bottom(page)).toBeLessThanOrEqual(0);
    await page.locator('a[href="#main"]').focus();
    await expect.poll(() => bottom(page)).toBeGreaterThan(40);
  });

  it('leave the name of a cabinet whole', async () => {
    const { page } = visitor;
    await page.goto('/bar-cabinet');
    const value = page.locator('#bar-cabinet');
    await value.waitFor();
    expect(await value.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  it('draw no row of a list over the next', async () => {
    const { page } = visitor;
    for (const path of ['/ingredients', '/list-recipes']) {
      await page.goto(path);
      await page.getByRole('row').nth(3).waitFor();
      const over = () =>
        page.getByRole('row').evaluateAll((rows) =>
          rows.slice(1).flatMap((row) => {
            const bottom = Math.max(...[...row.children].map((cell) => cell.getBoundingClientRect().bottom));
            return bottom > row.getBoundingClientRect().bottom + 1 ? [row.textContent] : [];
          }),
        );
      // Others add recipes meanwhile: a row is as high as its name once it was measured.
      await expect.poll(over, { timeout: 10_000, message: path }).toEqual([]);
    }
  });
});
