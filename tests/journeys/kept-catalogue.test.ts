import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { cataloguePublished } from '../support/data/catalogue.ts';
import { ownRecipe, putAway } from '../support/data/own-world.ts';
import { giveSmallBar } from '../support/data/small-bar.ts';
import { newVisitor } from '../support/signed-in.ts';

/** The caches that hold the catalogue. */
const holders = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => ({ name, url }))),
    );
    return held.flat().flatMap(({ name, url }) => (url.includes('/media/catalogue/') ? [name] : []));
  });

it("the browsers' catalogue is kept in a cache of its own, serves the next visits without a network, and goes with the person", async () => {
  await cataloguePublished();
  const { page, context, uid } = await newVisitor(WITH_SERVICE_WORKER);
  const [bottle = 0] = await giveSmallBar(uid);
  const ready = page.getByRole('list', { name: 'You have everything', exact: true });
  const drink = ready.getByRole('listitem').filter({ hasText: 'Aab of this minute' });
  await page.goto('/what-can-i-make');
  await ready.getByRole('listitem').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Once more through the service worker, which was not there at the first visit.
  await page.evaluate(() => caches.delete('cellaret-catalogue'));
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/catalogue/')) fetched.push(pathname);
  });
  await page.reload();
  await expect.poll(() => holders(page)).toEqual(['cellaret-catalogue']);

  await ownRecipe(uid, {
    recipe_name: 'Aab of this minute',
    item_ingredient_ids: [bottle, bottle, bottle, bottle],
  });
  await drink.waitFor();
  await page.reload();
  await drink.waitFor();
  // Another file may have been published meanwhile; none is fetched twice.
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched).toEqual([...new Set(fetched)]);
  await context.setOffline(true);
  await page.reload();
  await drink.waitFor();
  await context.setOffline(false);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => holders(page)).toEqual([]);
  await putAway();
});
