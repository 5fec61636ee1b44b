/// <reference lib="dom" />
import { newToken } from '@cellaret/domain/core/ids';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chromium, type Locator, type Page } from 'playwright-core';
import { logIn } from '../../tests/support/browser/log-in.ts';
import { newPerson } from '../../tests/support/data/people.ts';
import { seededIngredient, seededRecipe } from '../../tests/support/data/seeded.ts';
import { baseUrl, projectId } from '../../tests/support/env.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { percentile } from './measure.ts';
import { saveMeasurement } from './report.ts';

const TURNS = 30;
const SHELF = 42_004;
const CAMPARI = seededIngredient('Campari');
const BOTTLES = ['London dry gin', 'Sweet vermouth', 'Dry vermouth', 'Orange bitters', 'Campari'];
const DRINKS = ['Negroni', 'Fifty-Fifty Martini'];

/** A bar with a menu that guests see and order from. */
async function publishedBar(uid: string, token: string) {
  const database = getFirestore(initializeApp({ projectId }, 'browser-guests'));
  const now = new Date();
  const shelf = { id: SHELF, last_item_id: null, created_at: now, updated_at: now };
  const named = async (collection: string, id: number, field: string) =>
    (await database.doc(`${collection}/${id}`).get()).get(field) as unknown;
  const bottles = await Promise.all(
    BOTTLES.map(seededIngredient).map(async (id) => [
      String(id),
      {
        ingredient_name: await named('ingredients', id, 'ingredient_name'),
        ingredient_type_id: await named('ingredients', id, 'ingredient_type_id'),
        is_in_stock: true,
        is_deleted: false,
      },
    ]),
  );
  const drinks = DRINKS.map((name) => [String(seededRecipe(name)), { recipe_name: name, is_deleted: false }]);
  const cabinet = database.doc(`users/${uid}/bar_cabinets/${SHELF}`);
  const items = Object.fromEntries(bottles) as unknown;
  await cabinet.set({ ...shelf, bar_cabinet_name: 'Home', items, publications: [token] });
  await database
    .doc(`users/${uid}/menus/${SHELF}`)
    .set({ ...shelf, menu_name: 'Friday', items: Object.fromEntries(drinks) as unknown });
  await database.doc(`users/${uid}/publications/${token}`).set({
    id: token,
    menu_id: SHELF,
    bar_cabinet_id: SHELF,
    title: 'Friday',
    greeting: '',
    shows: { recipe: true, strength: true, pictures: true },
    hides_unavailable: false,
    created_at: now,
    updated_at: now,
  });
  const menu = database.doc(`public_menus/${token}`);
  await eventually('the menu', async () => ((await menu.get()).exists ? true : null));
  await menu.update({ takes_orders: true });
  await menu
    .collection('gate')
    .doc('now')
    .update({ is_taking: true, closes_at: new Date(Date.now() + 3_600_000) });
  return { cabinet, guests: menu.collection('guests') };
}

/** Resolves with the moment, by the machine's clock, when something is in a page, or is so no longer; begins to watch at once. */
const changedAt = (page: Page, selector: string, isThere: boolean): Promise<number> =>
  page.evaluate(
    ([where, wanted]) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if ((document.querySelector(where) !== null) !== wanted) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    [selector, isThere] as const,
  );

const clicked = (target: Locator): Promise<number> =>
  target.evaluate((button: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    button.click();
    return now;
  });

/** Orders until they are on the host's screen, and a bottle that is toggled until two guests see it; milliseconds from the tap. */
export async function benchGuests(executablePath: string): Promise<void> {
  const host = await newPerson();
  const token = newToken();
  const { cabinet, guests } = await publishedBar(host.uid, token);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const pageAt = async (path: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseUrl, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  try {
    const bar = await pageAt('/login');
    await logIn(bar, host);
    const shelf = await bar.context().newPage();
    await shelf.goto('/bar-cabinet');
    await bar.goto(`/orders/${token}`);
    await bar.getByText('No orders yet').waitFor();
    const [one, other] = [await pageAt(`/m/${token}`), await pageAt(`/m/${token}`)];
    const toggle = shelf
      .getByRole('list', { name: 'Ingredients in this cabinet' })
      .getByRole('listitem')
      .filter({ hasText: 'Campari' })
      .getByRole('button', { name: /Stock/ });
    await toggle.waitFor();
    await other.getByRole('listitem', { name: 'Negroni', exact: true }).waitFor();

    const orders: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      // Nobody waits half a minute here: the last order was long ago.
      for (const counted of (await guests.get()).docs)
        await counted.ref.update({ last_order_at: new Date(Date.now() - 60_000) });
      await one
        .getByRole('listitem', { name: 'Negroni', exact: true })
        .getByRole('button', { name: 'Order' })
        .click();
      const sheet = one.getByRole('dialog');
      await sheet.getByLabel(/^Your first name/).fill('Gia');
      const seen = changedAt(bar, '.orders li', true);
      const sent = await clicked(sheet.getByRole('button', { name: 'Send the order' }));
      orders.push((await seen) - sent);
      await sheet.waitFor({ state: 'detached' });
      await bar.getByRole('button', { name: 'Decline', exact: true }).click();
      await bar.getByText('No orders yet').waitFor();
    }

    const toggles: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const isOut = turn % 2 === 0;
      const seen = [one, other].map((page) => changedAt(page, '.out', isOut));
      const at = await clicked(toggle);
      for (const moment of await Promise.all(seen)) toggles.push(moment - at);
      await eventually('the bottle', async () =>
        (await cabinet.get()).get(`items.${CAMPARI}.is_in_stock`) === !isOut ? true : null,
      );
    }
    const row = (what: string, all: readonly number[]) => ({
      what,
      times: all.length,
      'p50 ms': Number(percentile(all, 0.5).toFixed(1)),
      'p95 ms': Number(percentile(all, 0.95).toFixed(1)),
      'longest ms': Number(Math.max(...all).toFixed(1)),
    });
    const rows = [
      row('an order, until it is on the host’s screen', orders),
      row('a toggled bottle, until a guest sees it', toggles),
    ];
    console.table(rows);
    saveMeasurement({
      name: 'browser-guests',
      title: 'Guests and their host',
      rows,
      notes: ['From the tap until the other screen shows it; all pages in one browser, on one machine.'],
    });
  } finally {
    await browser.close();
  }
}
