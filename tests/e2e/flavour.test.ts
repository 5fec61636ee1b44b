import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cataloguePublished } from '../support/catalogue.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

const NEGRONI = 20001;

describe('the taste of a recipe', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    await cataloguePublished();
    visitor = await demoVisitor();
  });
  beforeEach(() => visitor.page.goto(`/view-recipe/${NEGRONI}`));
  afterAll(() => visitor.context.close());

  const alike = (page: Page) => page.getByRole('region', { name: 'More like this' });

  it('shows the sum it is made of', async () => {
    const taste = visitor.page.getByRole('region', { name: 'Taste' });
    await taste.getByText('How this is computed').click();
    const cells = (name: string) =>
      taste
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .allTextContents();
    expect(await cells('Share')).toEqual(['33.3 %', '33.3 %', '33.3 %', '100 %']);
    const bitterness = (await cells('Bitterness')).map(Number);
    const mean = bitterness.slice(0, -1).reduce((sum, score) => sum + score, 0) / 3;
    expect(bitterness.at(-1)).toBeCloseTo(mean, 1);
    await taste.getByText(/ × 33\.3 % \+ .* = /).waitFor();
  });

  it('keeps the sum within a phone, where it scrolls by itself', async () => {
    const { page } = visitor;
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('region', { name: 'Taste' }).getByText('How this is computed').click();
    await page.getByRole('region', { name: 'How this is computed' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (before) await page.setViewportSize(before);
  });

  it('leads to drinks that taste like it, each with its reason', async () => {
    const boulevardier = alike(visitor.page).getByRole('listitem').filter({ hasText: 'Boulevardier' });
    await boulevardier.getByText(/^also with Campari, Sweet vermouth; /).waitFor();
    await alike(visitor.page).getByRole('status').filter({ hasText: '12 drinks like this' }).waitFor();
  });

  it('finds one that is less bitter, by keyboard, and says how many there are', async () => {
    const { page } = visitor;
    const bitterness = alike(page).getByRole('slider', { name: 'Bitterness' });
    await bitterness.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await bitterness.getAttribute('aria-valuetext')).toBe('2 less');
    await alike(page).getByRole('status').filter({ hasText: 'drinks like this, but less bitter' }).waitFor();
    for (const line of await alike(page).getByRole('listitem').allTextContents())
      expect(line).not.toMatch(/more bitter/);
    await alike(page).getByRole('button', { name: 'As it is' }).click();
    await alike(page).getByRole('status').filter({ hasText: '12 drinks like this' }).waitFor();
    expect(await bitterness.getAttribute('aria-valuetext')).toBe('as it is');
  });
});

describe('the flavour map', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await demoVisitor();
  });
  afterAll(() => visitor.context.close());

  const map = () => visitor.page.getByRole('group', { name: 'Map of drinks by taste' });
  const inView = () => visitor.page.getByRole('region', { name: 'In view' });
  const count = async () => Number.parseInt((await inView().getByRole('status').textContent()) ?? '', 10);

  /** Opens the map, with everything on it; returns how many drinks that are. */
  async function openMap(): Promise<number> {
    await visitor.page.goto('/flavour-map');
    await map().waitFor();
    await expect.poll(count).toBeGreaterThan(100);
    return count();
  }

  it('is found from the search, and shows every drink in a drawing and in words', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await page.getByRole('link', { name: 'Flavour map' }).click();
    await page.getByRole('heading', { level: 1, name: 'Flavour map' }).waitFor();
    await map().waitFor();
    await expect.poll(count).toBeGreaterThan(100);
    expect(await inView().getByRole('link').count()).toBeGreaterThan(0);
    expect(await map().locator('a, button').count()).toBeGreaterThan(10);
  });

  it('is wandered about in by keyboard, and the address keeps the place', async () => {
    const { page } = visitor;
    const all = await openMap();
    await map().focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(count).toBeLessThan(all);
    await page.waitForURL(/zoom=2\.56/);
    const middle = page.url();
    await page.keyboard.press('ArrowUp');
    await page.waitForURL((url) => url.href !== middle);
    const here = await inView().getByRole('link').allTextContents();
    await page.reload();
    await map().waitFor();
    expect(await inView().getByRole('link').allTextContents()).toEqual(here);
    await map().focus();
    await page.keyboard.press('0');
    await expect.poll(count).toBe(all);
  });

  it('goes closer where drinks crowd, by a press on them', async () => {
    const all = await openMap();
    await map().locator('button').first().click();
    await expect.poll(count).toBeLessThan(all);
    await visitor.page.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(count).toBe(all);
  });

  it('shows only what can be made, where that is wished', async () => {
    const { page } = visitor;
    const all = await openMap();
    await page.getByRole('switch', { name: 'Only what I can make' }).click();
    await expect.poll(count).toBeLessThan(all);
    await inView().getByText('you have everything').first().waitFor();
  });

  it('opens on the drink it was asked for', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${NEGRONI}`);
    await page.getByRole('link', { name: 'See it on the flavour map' }).click();
    await page.waitForURL(`**/flavour-map?recipe=${NEGRONI}*`);
    await map().getByText('Negroni', { exact: true }).waitFor();
    const near = await count();
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(count).toBeGreaterThan(near);
  });
});
