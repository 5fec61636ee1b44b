import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '../api/support/client.ts';
import { makeRecipe } from '../api/support/inputs.ts';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { cataloguePublished, publishedVersion } from '../support/catalogue.ts';
import { eventually } from '../support/eventually.ts';
import { newPerson, type Person } from '../support/people.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { giveSmallBar } from '../support/small-bar.ts';

const ready = (page: Page) =>
  page.getByRole('list', { name: 'You have everything', exact: true }).getByRole('listitem');

/** The caches that hold the catalogue. */
const holders = (page: Page) =>
  page.evaluate(async () => {
    const held = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).some(({ url }) => url.includes('/media/catalogue/'))
          ? [name]
          : [],
      ),
    );
    return held.flat();
  });

describe("the browsers' catalogue", () => {
  let visitor: Visitor;
  let author: Person;
  let bottle = 0;
  let fetched: string[] = [];

  beforeEach(async () => {
    await cataloguePublished();
    [visitor, author] = await Promise.all([newVisitor(WITH_SERVICE_WORKER), newPerson()]);
    [bottle = 0] = await giveSmallBar(visitor.uid);
    fetched = [];
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/catalogue/')) fetched.push(pathname);
    });
    await visitor.page.goto('/what-can-i-make');
    await visitor.page
      .getByRole('region', { name: 'You have everything' })
      .getByText(/^\d+ recipes$/)
      .waitFor();
  });
  afterEach(() => visitor.context.close());

  const newDrink = async (recipe_name: string) => {
    const line = { ingredient_id: bottle, quantity: 1, quantity_unit_id: 1, garnish_only: false };
    const body = makeRecipe({ recipe_name, recipe_items: [line] });
    return (await succeed(author, 'createRecipe', { body })).body.id;
  };

  it('shows what is new, and no longer what is gone, also once the file has been replaced', async () => {
    const drink = ready(visitor.page).filter({ hasText: 'Aaa of this minute' });
    const before = await publishedVersion();
    const id = await newDrink('Aaa of this minute');
    await drink.waitFor();
    // Without it the next file would hold what the former does, and be the same.
    await newDrink('Aac of this minute');
    await succeed(author, 'deleteRecipe', { params: { id } });
    await drink.waitFor({ state: 'detached' });
    await eventually('another file', async () => ((await publishedVersion()) === before ? null : true), 60);
    expect(fetched).toHaveLength(1);
  });

  it('is kept: the next visit fetches no file, with and without a network', async () => {
    const { page, context } = visitor;
    const drink = ready(page).filter({ hasText: 'Aab of this minute' });
    await newDrink('Aab of this minute');
    await page.reload();
    await drink.waitFor();
    // Another file may have been published meanwhile; none is fetched twice.
    expect(fetched).toEqual([...new Set(fetched)]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await drink.waitFor();
    await context.setOffline(false);
  });

  it('is in no cache but its own, which goes with the person', async () => {
    const { page } = visitor;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Once more through the service worker, which was not there at the first visit.
    await page.evaluate(() => caches.delete('cellaret-catalogue'));
    await page.reload();
    await expect.poll(() => holders(page)).toEqual(['cellaret-catalogue']);
    // Another file may have been published meanwhile.
    expect(fetched.length).toBeGreaterThan(1);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => holders(page)).toEqual([]);
  });
});
