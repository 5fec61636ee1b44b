import type { DocumentData } from 'firebase-admin/firestore';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { ownCabinet, putAway } from '../support/data/own-world.ts';
import { newVisitor } from '../support/signed-in.ts';

const BOTTLES = Array.from({ length: 20 }, (_, index) => 10_001 + index);
const KEPT_HERE = 'Kept on this device until you are online again';

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
  const offline = page.getByRole('status').filter({ hasText: 'You are offline.' });
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
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('searchbox').pressSequentially('negroni', { delay: 20 });
  const answered = page.getByText('Answers from this device.', { exact: false });
  await answered.waitFor();
  const negroni = page
    .getByRole('list', { name: 'Recipes' })
    .getByRole('link', { name: 'Negroni', exact: true });
  await negroni.waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'You see what was here last' });
  await notice.waitFor();
  expect(await page.getByText('Failed to fetch').count()).toBe(0);
  await looked;
  expect(policy).toEqual([]);
  await context.unroute('**/*');
  await notice.waitFor({ state: 'detached' });
  await answered.waitFor({ state: 'detached' });
  await negroni.waitFor();
});
