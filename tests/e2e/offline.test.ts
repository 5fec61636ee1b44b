import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { projectId } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'offline'));
const CABINET = 41_001;
const COUNT = 20;

interface Item {
  ingredient_name: string;
  ingredient_type_id: number;
  is_in_stock: boolean;
  is_deleted: boolean;
}

/** Gives a person a cabinet of the first ingredients of the seed world, none in stock. */
async function giveCabinet(uid: string): Promise<void> {
  const ingredients = await database.collection('ingredients').orderBy('ingredient_name').limit(COUNT).get();
  const now = new Date();
  const items = Object.fromEntries(
    ingredients.docs.map((entry): [string, Item] => [
      entry.id,
      {
        ingredient_name: entry.get('ingredient_name') as string,
        ingredient_type_id: entry.get('ingredient_type_id') as number,
        is_in_stock: false,
        is_deleted: false,
      },
    ]),
  );
  await database.doc(`users/${uid}/bar_cabinets/${CABINET}`).set({
    id: CABINET,
    bar_cabinet_name: 'Cellar',
    items,
    last_item_id: null,
    created_at: now,
    updated_at: now,
  });
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
const outOfStock = (page: Page) => rows(page).getByRole('button', { name: /^Out of Stock/ });
const inStock = (page: Page) => rows(page).getByRole('button', { name: /^In Stock/ });

/**
 * Tells a page once more that there is no network. Some versions of Chromium forget to say so to a page that was
 * loaded again, although the network stays cut. Detach the session before the network comes back.
 */
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

describe('a cabinet without a network', () => {
  let visitor: Visitor;
  let path = '';
  const stored = async () =>
    Object.values(((await database.doc(path).get()).get('items') ?? {}) as Record<string, Item>);
  /** Every state of the cabinet the server had since the network went. */
  const history: number[] = [];
  let stopWatching: () => void = () => undefined;

  beforeAll(async () => {
    // A window so high that all rows are on the screen: a list draws no others.
    visitor = await newVisitor({ ...WITH_SERVICE_WORKER, viewport: { width: 1280, height: 2600 } });
    const { uid } = visitor;
    path = `users/${uid}/bar_cabinets/${CABINET}`;
    await giveCabinet(uid);
    await visitor.page.goto('/bar-cabinet');
    await outOfStock(visitor.page)
      .nth(COUNT - 1)
      .waitFor();
    stopWatching = database.doc(path).onSnapshot((snapshot) => {
      const items = Object.values((snapshot.get('items') ?? {}) as Record<string, Item>);
      history.push(items.filter((item) => item.is_in_stock).length);
    });
  });
  afterAll(async () => {
    stopWatching();
    await visitor.context.close();
  });

  it('lets twenty items be toggled, says that they wait, opens again with them, and sends each exactly once when the network is back', async () => {
    const { page, context } = visitor;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
    for (let left = COUNT; left > 0; left -= 1) {
      await outOfStock(page).first().click();
      await expect.poll(() => outOfStock(page).count()).toBe(left - 1);
    }
    await page.getByText('Kept on this device until you are online again').waitFor();
    expect((await stored()).filter((item) => item.is_in_stock)).toEqual([]);

    await page.reload();
    const told = await tellOffline(page);
    await expect.poll(() => inStock(page).count(), { timeout: 15_000 }).toBe(COUNT);
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
    await page.getByText('Kept on this device until you are online again').waitFor();

    await told.detach();
    await context.setOffline(false);
    await eventually(
      'the arrival of all changes',
      async () => (await stored()).every((item) => item.is_in_stock) || undefined,
      40,
    );
    await page.getByText('Kept on this device until you are online again').waitFor({ state: 'detached' });
    const items = await stored();
    expect(items).toHaveLength(COUNT);
    expect(items.every((item) => !item.is_deleted)).toBe(true);
    // Each write fills one more: a change sent twice, or undone on the way, would show as a number that does not rise.
    await expect.poll(() => history.at(-1)).toBe(COUNT);
    expect(history).toEqual([...new Set(history)].sort((one, other) => one - other));
    await expect.poll(() => inStock(page).count()).toBe(COUNT);
  });
});

describe('a recipe that was never opened on this device', () => {
  it('is not called missing while there is no network', async () => {
    const { page, context } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/profile');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto('/view-recipe/20002');
    await page.getByRole('heading', { name: 'This recipe cannot be shown right now' }).waitFor();
    await context.setOffline(false);
    await page.goto('/view-recipe/424242424242');
    await page.getByRole('heading', { name: 'No recipe here' }).waitFor();
    await context.close();
  });
});
