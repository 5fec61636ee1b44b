import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { movement } from '../support/movement.ts';
import { namesType } from '../support/new-ingredient.ts';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { demoVisitor, newVisitor, signIn, type Visitor } from '../support/signed-in.ts';
import { giveSmallBar } from '../support/small-bar.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await heading(page).waitFor();
}

/** What the navigation and the header mark as the place where the reader is. */
const marked = (page: Page): Promise<string[]> =>
  page
    .locator('nav a[aria-current], header a[aria-current]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

describe('every page of a member', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await demoVisitor();
  });
  afterAll(() => visitor.context.close());

  it.each(['/', '/menu', '/bar-cabinet', '/ingredients', '/list-recipes', '/search', '/nowhere'])(
    '%s begins at the same left edge in every window',
    async (path) => {
      const { page } = visitor;
      await open(page, path);
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => [width, (await heading(page).boundingBox())?.x]).toEqual([width, 128]);
      }
    },
  );

  it.each([
    ['/', '/'],
    ['/menu', '/menu'],
    ['/list-recipes', '/menu'],
    ['/view-recipe/20001', '/menu'],
    ['/create-recipe', '/menu'],
    ['/bar-cabinet', '/bar-cabinet'],
    ['/ingredients/10001', '/bar-cabinet'],
    ['/create-ingredient', '/bar-cabinet'],
    ['/what-can-i-make', '/search'],
    ['/flavour-map', '/search'],
    ['/profile', '/profile'],
  ])('shows where %s belongs', async (path, entry) => {
    await open(visitor.page, path);
    expect(await marked(visitor.page)).toEqual([entry]);
  });

  it('has a name of its own', async () => {
    const { page } = visitor;
    const names: string[] = [];
    for (const path of ['/menu', '/list-recipes', '/bar-cabinet', '/ingredients', '/search']) {
      await open(page, path);
      names.push((await heading(page).textContent()) ?? '');
      expect(await page.title()).toBe(`${names.at(-1)} · Cellaret`);
    }
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('on a phone with a slow line, what has been drawn stays where it is', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor({ viewport: { width: 360, height: 740 } });
    await giveSmallBar(visitor.uid);
    // This browser knows from here on that there are bottles.
    await open(visitor.page, '/');
    await visitor.page.getByRole('region', { name: 'You can make tonight' }).waitFor();
  });
  afterAll(() => visitor.context.close());

  it.each(['/', '/ingredients/10001', '/search?q=sour', '/view-recipe/20001'])('%s', async (path) => {
    const page = await visitor.context.newPage();
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    await page.goto(path);
    expect(await movement(page, 4000)).toBeLessThanOrEqual(0.02);
    await page.close();
  });
});

describe('the ways through the product', () => {
  it('lead from the navigation to both catalogues, and there to what creates', async () => {
    const { page, context } = await demoVisitor();
    await page.goto('/profile');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [entry, catalogue, creates, path] of [
      ['Ingredients', 'All ingredients', 'New ingredient', '/create-ingredient'],
      ['Recipes', 'All recipes', 'Create Recipe', '/create-recipe'],
    ] as const) {
      await main.getByRole('link', { name: entry }).click();
      await page.getByRole('link', { name: catalogue, exact: true }).click();
      await page.getByRole('link', { name: creates }).click();
      await page.waitForURL(`**${path}`);
    }
    await context.close();
  });

  it('go on where a search found nothing: an ingredient is created there, a recipe begun with the name', async () => {
    const { page, context } = await demoVisitor();
    const name = `zq${randomUUID().slice(0, 8)}`;
    await page.goto(`/search?q=${name}`);
    await page.getByRole('link', { name: `New recipe “${name}”` }).click();
    const recipeName = page.getByLabel('Recipe Name');
    await recipeName.waitFor();
    expect(await recipeName.inputValue()).toBe(name);
    await page.goBack();
    await page.getByRole('button', { name: `New ingredient “${name}”` }).click();
    await namesType(page, 'rum');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await context.close();
  });

  it('lead an administrator from every page to the reference data', async () => {
    const { page, context } = await signIn(accounts.admin, { viewport: { width: 360, height: 740 } });
    await page.goto('/search');
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reference data' }).waitFor();
    await context.close();
  });

  it('show a shelf where nothing is', async () => {
    const { page, context } = await demoVisitor();
    await open(page, '/nowhere');
    expect(await page.locator('main svg').count()).toBe(1);
    await context.close();
  });
});

describe('the header', () => {
  it('leaves nothing of itself behind when it has slid away, and comes back for the keyboard', async () => {
    const { page, context } = await demoVisitor({ viewport: { width: 360, height: 640 } });
    await page.goto('/list-recipes');
    await page.getByRole('row').nth(3).waitFor();
    const header = page.getByRole('banner');
    const shown = () => header.evaluate((one) => Number(getComputedStyle(one).opacity));
    expect(await shown()).toBe(1);
    await page.mouse.wheel(0, 400);
    await expect.poll(shown).toBe(0);
    await header.getByRole('link').first().focus();
    await expect.poll(shown).toBe(1);
    await context.close();
  });
});

describe('a cabinet', () => {
  it('shows more than thirty bottles at once in a large window, sorts by what it says, and stays readable in a small one', async () => {
    const visitor = await newVisitor({ viewport: { width: 1920, height: 1080 } });
    const { page } = visitor;
    const bottles = Array.from({ length: 40 }, (_, index) => 10_001 + index);
    await ownCabinet(visitor.uid, 'Forty', bottles);
    await page.goto('/bar-cabinet');
    const rows = page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
    await rows.first().waitFor();
    const inView = () =>
      rows.evaluateAll(
        (all) =>
          all.filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= 64 && bottom <= innerHeight;
          }).length,
      );
    await expect.poll(inView).toBeGreaterThan(30);
    expect(await rows.first().getAttribute('aria-setsize')).toBe('40');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.getByText('Sort', { exact: true }).isVisible()).toBe(true);
    await putAway();
    await visitor.context.close();
  });
});
