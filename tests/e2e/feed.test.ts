import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestoreUrl, projectId } from '../support/env.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** How many cards the feed has to show, asked from the store itself. */
async function visibleCards(): Promise<number> {
  const answer = await fetch(
    `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents:runAggregationQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredAggregationQuery: {
          structuredQuery: {
            from: [{ collectionId: 'cards' }],
            where: {
              fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { booleanValue: true } },
            },
          },
          aggregations: [{ alias: 'count', count: {} }],
        },
      }),
    },
  );
  const [first] = (await answer.json()) as [
    { result: { aggregateFields: { count: { integerValue: string } } } },
  ];
  return Number(first.result.aggregateFields.count.integerValue);
}

const articles = (page: Page) => page.getByRole('feed').getByRole('article');
const scrollTo = (page: Page, part: number) =>
  page.locator('#scrollable-content').evaluate((box, share) => {
    box.scrollTop = box.scrollHeight * share - box.clientHeight;
  }, part);

/** Scrolls on until everything was shown. */
async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText('That was everything.');
  while (!(await end.isVisible())) {
    await scrollTo(page, 1);
    await page.waitForTimeout(200);
  }
}

describe('the feed', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await newVisitor();
    page = visitor.page;
    await page.goto('/');
    await articles(page).first().waitFor();
  });
  afterEach(() => visitor.context.close());

  it('asks for the next page only from 80 % on', async () => {
    const before = await articles(page).count();
    await scrollTo(page, 0.7);
    await page.waitForTimeout(500);
    expect(await articles(page).count()).toBe(before);
    await scrollTo(page, 0.82);
    await expect.poll(() => articles(page).count(), { timeout: 10_000 }).toBeGreaterThan(before);
  });

  it('keeps its place when one comes back', async () => {
    const place = await page.locator('#scrollable-content').evaluate((box) => {
      box.scrollTop = 700;
      return box.scrollTop;
    });
    await page.waitForTimeout(300);
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await page.goBack();
    await articles(page).first().waitFor();
    const found = await page.locator('#scrollable-content').evaluate((box) => box.scrollTop);
    expect(Math.abs(found - place)).toBeLessThan(40);
  });

  it('ends after showing everything once: recipes with their ingredients, and ingredients, each with its id', async () => {
    await scrollToEnd(page);
    const links = await articles(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBe(await visibleCards());
    await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });

    const titled = (name: string) =>
      articles(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    const recipe = titled('Recipe: Negroni');
    await recipe.getByText('20001').waitFor();
    expect(await recipe.getByRole('listitem').allTextContents()).toEqual([
      'Gin',
      'Campari',
      'Sweet vermouth',
      'Orange',
    ]);
    await titled('Ingredient: Gin').getByText('10001').waitFor();
  });
});

describe('the feed, where a page cannot be loaded', () => {
  it('says so quietly and claims nothing, and one can ask again', async () => {
    const { page, context } = await newVisitor();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await context.route('**/api/feed/**', (route) => route.abort());
    await page.goto('/');
    await page.getByText('This could not be loaded just now.').waitFor();
    expect(await page.getByText('Nothing here yet').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(logged.some((text) => text.includes('The feed could not be loaded'))).toBe(true);
    await context.unroute('**/api/feed/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await articles(page).first().waitFor();

    await context.route('**/api/feed/**', (route) => route.abort());
    await scrollTo(page, 1);
    await page.getByText('This could not be loaded just now.').waitFor();
    expect(await page.getByText('That was everything.').count()).toBe(0);
    await context.close();
  });
});

describe('the feed by keyboard', () => {
  it('loads on the way, and is read card by card to its end', { timeout: 180_000 }, async () => {
    const { page, context } = await newVisitor();
    await page.goto('/');
    const cards = articles(page);
    const read = async (presses: number) => {
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('PageDown');
      return Number(await page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')));
    };
    await cards.first().focus();
    // Three pages further than what was there at first, loaded before the reader came to their end.
    const farther = (await cards.count()) + 60;
    await expect.poll(() => read(8), { timeout: 60_000, interval: 20 }).toBeGreaterThan(farther);

    await scrollToEnd(page);
    expect(await cards.count()).toBe(await visibleCards());
    await cards.nth(-6).focus();
    await expect.poll(() => read(1), { timeout: 20_000, interval: 20 }).toBe(await cards.count());
    await context.close();
  });
});
