import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  visitor = await newVisitor({ viewport: { width: 360, height: 740 } });
});
afterEach(() => visitor.context.close());

/** What of it the page says. */
async function claims(): Promise<string[]> {
  const said = await visitor.page.getByRole('main').innerText();
  return CLAIMS.filter((claim) => said.includes(claim));
}

describe.each([
  '/list-recipes',
  '/ingredients',
  '/ingredients/10001',
  '/what-can-i-make',
  '/bar-cabinet',
  '/menu',
])('%s, where the database cannot be reached', (path) => {
  it('says that nothing was read, claims nothing, and finds all of it when asked again', async () => {
    const { page, context } = visitor;
    const database = `http://*:${ports.firestore}/**`;
    await context.route(database, (route) => route.abort());
    await page.goto(path);
    await page.getByText('This could not be loaded just now.').waitFor();
    expect(await claims()).toEqual([]);
    await context.unroute(database);
    // What listens comes back by itself, sometimes sooner than anybody asks.
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 2000 }).catch(() => undefined);
    await page.getByText('This could not be loaded just now.').waitFor({ state: 'detached' });
  });
});

describe('the feed without a network', () => {
  it('has its heading below the notice, claims nothing, and leads to what can be made', async () => {
    const { page, context } = visitor;
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
    const { page, context } = await newVisitor({ serviceWorkers: 'block' });
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
