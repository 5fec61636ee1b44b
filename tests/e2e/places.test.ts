import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cataloguePublished } from '../support/catalogue.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

/** How far a reader scrolls: beyond the first page of a hundred rows. */
const DEPTH = 8_400;

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls until the page is that far down: rows arrive on the way. */
async function scrollDown(page: Page, depth: number): Promise<void> {
  await page.mouse.move(600, 400);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 900);
        return scrolled(page);
      },
      { interval: 60, timeout: 20_000 },
    )
    .toBeGreaterThan(depth);
}

/** Opens the first link of the list that stands in the middle of the window; returns its text. */
async function openRowInView(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLElement>('[role=row] a')].find(
      (one) => one.getBoundingClientRect().top > innerHeight / 2,
    );
    link?.click();
    return link?.textContent ?? '';
  });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return name;
}

describe.each([
  ['/ingredients', 'Ingredients'],
  ['/list-recipes', 'Recipes'],
])('the list %s', (path, heading) => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await demoVisitor({ viewport: { width: 1280, height: 800 } });
  });
  afterEach(() => visitor.context.close());

  it('keeps its place when the reader comes back by Back, also after a reload, when the rows have to arrive anew', async () => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('row').nth(3).waitFor();
    await scrollDown(page, DEPTH);
    // Whatever the wheel still moved has come to rest.
    await page.waitForFunction(() => {
      const before = scrollY;
      return new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY === before)));
    });
    const place = await scrolled(page);
    const name = await openRowInView(page);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name, exact: true }).first().waitFor();
    expect(await scrolled(page)).toBe(place);

    const other = await openRowInView(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: other }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: other, exact: true }).first().waitFor();
    expect(await scrolled(page)).toBe(place);
  });

  it('starts at its top when it is opened by a link', async () => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('row').nth(3).waitFor();
    await scrollDown(page, 1000);
    await openRowInView(page);
    await page.goto(path);
    await page.getByRole('row').nth(3).waitFor();
    expect(await scrolled(page)).toBe(0);
  });
});

describe('a recipe', () => {
  let visitor: Visitor;
  // Drinks like it are there at once by the browser's catalogue.
  beforeAll(cataloguePublished);
  beforeEach(async () => {
    visitor = await demoVisitor({ viewport: { width: 412, height: 823 } });
  });
  afterEach(() => visitor.context.close());

  it('keeps its place when the reader comes back from a drink like it', async () => {
    const { page } = visitor;
    await page.goto('/view-recipe/20001');
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    // What the cabinet has stands by the lines: nothing above grows any more.
    await page
      .getByRole('list', { name: 'Ingredients' })
      .getByText(/^(In your cabinet|You have|Missing)/)
      .first()
      .waitFor();
    await page.getByRole('group', { name: 'Your rating' }).waitFor();
    const alike = page.getByRole('region', { name: 'More like this' }).getByRole('link').nth(2);
    await alike.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1000);
    await alike.click();
    await page.waitForURL((url) => url.pathname !== '/view-recipe/20001');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});
