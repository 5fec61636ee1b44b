import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { ports } from '../support/env.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** What may be said only where a server said it. */
const CLAIMS = [
  'Nothing here yet',
  'There are no recipes yet.',
  'The catalogue is empty',
  'Your bar is empty. Add some ingredients to get started.',
  'You have no bar cabinet yet. Make one and add what you own.',
  'No recipe here yet.',
  'That was everything.',
];

let visitor: Visitor;
beforeEach(async () => {
  visitor = await newVisitor({ ...WITH_SERVICE_WORKER, viewport: { width: 360, height: 740 } });
});
afterEach(() => visitor.context.close());

/** What of it the page says. */
async function claims(): Promise<string[]> {
  const said = await visitor.page.getByRole('main').innerText();
  return CLAIMS.filter((claim) => said.includes(claim));
}

/** Each page, and what stands there once it was read. */
const PAGES: readonly [path: string, read: (page: Page) => Locator][] = [
  ['/list-recipes', (page) => page.getByRole('row').getByRole('link').first()],
  ['/ingredients', (page) => page.getByRole('link', { name: 'Absinthe', exact: true })],
  ['/ingredients/10001', (page) => page.getByText(/^ABV: /)],
  ['/what-can-i-make', (page) => page.getByText('You have no bar cabinet yet.', { exact: false })],
  ['/bar-cabinet', (page) => page.getByText(/^Your bar is empty\./)],
  ['/menu', (page) => page.getByText(/^No saved recipes\./)],
];

describe.each(PAGES)('%s, where the database cannot be reached', (path, read) => {
  it('says that nothing was read, claims nothing when asked again either, and finds all of it once it can', async () => {
    const { page, context } = visitor;
    const database = `http://*:${ports.firestore}/**`;
    await context.route(database, (route) => route.abort());
    await page.goto(path);
    const notice = page.getByText('This could not be loaded just now.');
    await notice.waitFor();
    expect(await claims()).toEqual([]);
    // Asked while nothing can be read yet: what listens comes back by itself, sometimes sooner than anybody asks.
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await claims()).toEqual([]);
    await context.unroute(database);
    await read(page).waitFor();
    await notice.waitFor({ state: 'detached' });
  });
});

describe('the feed without a network', () => {
  it('has its heading below the notice, claims nothing, and leads to what can be made', async () => {
    const { page, context } = visitor;
    await page.goto('/profile');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Cellaret, home' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'What’s new' });
    const notice = page.getByText(/^You are offline\./).filter({ visible: true });
    await notice.waitFor();
    const below = await notice.boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
    await page.getByText('This cannot be loaded without a connection').waitFor();
    expect(await claims()).toEqual([]);
    await page.getByRole('link', { name: 'What can I make?' }).click();
    await page.getByRole('heading', { level: 1, name: 'What can I make?' }).waitFor();
    await page.getByText('This cannot be loaded without a connection').waitFor();
    expect(await claims()).toEqual([]);
  });
});

describe('a page that was never fetched', () => {
  it('speaks of the network and not of breakage where there is none', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'There is no network right now.' }).waitFor();
    expect(await page.getByText('Something broke here').count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    await context.close();
  });
});
