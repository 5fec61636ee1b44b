import type { DocumentData } from 'firebase-admin/firestore';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITH_SERVICE_WORKER, PHONE } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { cataloguePublished } from '../support/data/published-catalogue.ts';
import { seededRecipe } from '../support/data/seeded.ts';
import { giveSmallBar } from '../support/data/small-bar.ts';
import { ownCabinet, putAway, ownRecipe } from '../support/data/test-data.ts';
import { newVisitor } from '../support/signed-in.ts';

const BOTTLES = Array.from({ length: 20 }, (_, index) => 10_001 + index);
const KEPT_HERE = 'Saved on this device. Syncs when you’re online.';

const inStock = (cabinet: DocumentData | undefined): number =>
  Object.values((cabinet?.items ?? {}) as Record<string, { is_in_stock: boolean }>).filter(
    (item) => item.is_in_stock,
  ).length;

/** Repeats to a reloaded page that it is offline, which Chromium may forget. Detach before going online. */
async function tellOffline(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return session;
}

/** Has the token run out that Firebase's SDK keeps, as after an hour. */
const runOut = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(new Error('There is no session'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const each = transaction.objectStore('firebaseLocalStorage').openCursor();
          each.onsuccess = () => {
            const kept = each.result;
            if (!kept) return;
            const record = kept.value as { value: { stsTokenManager?: { expirationTime: number } } };
            if (record.value.stsTokenManager) record.value.stsTokenManager.expirationTime = Date.now() - 1;
            kept.update(record);
            kept.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

it('a cabinet without a network lets twenty bottles be toggled, opens again with them, and sends each exactly once when the network is back', async () => {
  // A window so high that all rows are on the screen: a list draws no others.
  const { page, context, uid } = await newVisitor({
    ...WITH_SERVICE_WORKER,
    viewport: { width: 1280, height: 2600 },
  });
  await ownCabinet(uid, 'Cellar', BOTTLES);
  const cabinet = database.doc(`users/${uid}/bar_cabinets/44001`);
  /** How many bottles were in stock in every state that the server had. */
  const history: number[] = [];
  const stopWatching = cabinet.onSnapshot((snapshot) => history.push(inStock(snapshot.data())));
  const rows = page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
  const here = rows.getByRole('button', { name: /^In Stock/ });
  const out = rows.getByRole('button', { name: /^Out of Stock/ });
  await page.goto('/bar-cabinet');
  await here.nth(BOTTLES.length - 1).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  const offline = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  await offline.waitFor();
  for (let left = BOTTLES.length - 1; left >= 0; left -= 1) {
    await here.first().click();
    await expect.poll(() => here.count()).toBe(left);
  }
  await page.getByText(KEPT_HERE).waitFor();
  expect(inStock((await cabinet.get()).data())).toBe(BOTTLES.length);

  await page.reload();
  const told = await tellOffline(page);
  await out.nth(BOTTLES.length - 1).waitFor();
  await offline.waitFor();
  await page.getByText(KEPT_HERE).waitFor();

  await told.detach();
  await context.setOffline(false);
  await page.getByText(KEPT_HERE).waitFor({ state: 'detached' });
  // Each write lowers the number: one sent twice, or undone, would show as one that does not fall.
  await expect.poll(() => history.at(-1)).toBe(0);
  expect(history).toEqual([...new Set(history)].sort((one, other) => other - one));
  expect(Object.keys((await cabinet.get()).get('items') as object)).toHaveLength(BOTTLES.length);
  expect(await out.count()).toBe(BOTTLES.length);
  stopWatching();
  await putAway();
});

// Apart from the above: with a new token Firestore's client opens its stream anew, and may send a write again.
it('a cabinet opens without a network after the token has run out', async () => {
  const { page, context, uid } = await newVisitor(WITH_SERVICE_WORKER);
  await ownCabinet(uid, 'Cellar', BOTTLES.slice(0, 1));
  const bottle = page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
  await page.goto('/bar-cabinet');
  await bottle.waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await runOut(page);
  await page.reload();
  await bottle.waitFor();
  await putAway();
});

it('a wifi without internet counts as no network: this device answers and says so, no policy is broken, and the notice goes by itself', async () => {
  const { page, context } = await newVisitor();
  // Without a service worker, what answers here has to be there before the network goes.
  const ready = page.waitForResponse(/\/assets\/search-here/);
  await page.goto('/search');
  await page.getByText('Suggested', { exact: true }).waitFor();
  await ready;
  const policy: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) policy.push(message.text());
  });
  // Firestore's client looks meanwhile whether anything of the internet is there.
  const looked = page.waitForEvent(
    'requestfailed',
    (request) => !request.url().startsWith('http://127.0.0.1'),
  );
  // The browser is not told: it believes in its network as before.
  let cut = true;
  await context.route('**/*', (route) => (cut ? route.abort('internetdisconnected') : route.continue()));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('searchbox').pressSequentially('negroni', { delay: 20 });
  const answered = page.getByText('Offline results.', { exact: false });
  await answered.waitFor();
  const negroni = page
    .getByRole('list', { name: 'Recipes' })
    .getByRole('link', { name: 'Negroni', exact: true });
  await negroni.waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'You can still change cabinets and menus.' });
  await notice.waitFor();
  expect(await page.getByText('Failed to fetch').count()).toBe(0);
  await looked;
  expect(policy).toEqual([]);
  // Without the route, Chromium could lose what is on its way (../support/browser/intercept.ts).
  cut = false;
  await notice.waitFor({ state: 'detached' });
  await answered.waitFor({ state: 'detached' });
  await negroni.waitFor();
});

/** The caches that hold the catalogue. */
const holders = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => ({ name, url }))),
    );
    return held.flat().flatMap(({ name, url }) => (url.includes('/media/catalogue/') ? [name] : []));
  });

it("the browsers' catalogue serves without a network, and goes at the logout", { tags: 'slow' }, async () => {
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

const NEGRONI = seededRecipe('Negroni');
const DAIQUIRI = seededRecipe('Daiquiri');

it('notes made without a network outlive a reload and join another device’s', { tags: 'slow' }, async () => {
  const { page, context, uid } = await newVisitor({
    ...WITH_SERVICE_WORKER,
    ...PHONE,
  });
  const heart = page.getByRole('button', { name: 'Favourite: Negroni' });
  await page.goto(`/view-recipe/${NEGRONI}`);
  // It stands below, and comes once one scrolls.
  const goesDown = async () => {
    await page.getByRole('heading', { name: 'Negroni', level: 1 }).waitFor();
    await page.keyboard.press('End');
  };
  await goesDown();
  await page.getByRole('heading', { name: 'Yours' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await heart.click();
  await heart.and(page.getByRole('button', { pressed: true })).waitFor();
  // Another device says something of the same drink meanwhile, which this one does not hear of.
  await database.doc(`users/${uid}/marks/recipes`).set({
    items: { [NEGRONI]: { tags: ['Summer'] }, [DAIQUIRI]: { favourite: true } },
    last_item_id: String(DAIQUIRI),
    updated_at: new Date(),
  });
  await page.getByRole('radio', { name: '4 stars', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note', { exact: true }).pressSequentially('A little more gin.', { delay: 20 });
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('A little more gin.').waitFor();
  await page.reload();
  await goesDown();
  await page.getByText('A little more gin.').waitFor();
  await page.getByRole('radio', { name: '4 stars', checked: true }).waitFor({ state: 'attached' });
  await heart.and(page.getByRole('button', { pressed: true })).waitFor();
  await context.setOffline(false);
  // Both survive: of a drink that two devices speak of, each said something else.
  const kept = async () => (await database.doc(`users/${uid}/marks/recipes`).get()).get('items') as unknown;
  await expect.poll(kept, { timeout: 30_000 }).toEqual({
    [NEGRONI]: { favourite: true, rating: 8, noted: true, tags: ['Summer'] },
    [DAIQUIRI]: { favourite: true },
  });
  expect((await database.doc(`recipes/${NEGRONI}/ratings/${uid}`).get()).get('rating')).toBe(8);
  const note = await database.doc(`users/${uid}/notes/recipes_${NEGRONI}`).get();
  expect(note.get('text')).toBe('A little more gin.');
});
