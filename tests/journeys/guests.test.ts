import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { violations } from '../support/browser/axe.ts';
import { newPage, PHONE } from '../support/browser/browser.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { showMenu } from '../support/data/show-menu.ts';
import { ownCabinet, ownMenu, putAway } from '../support/data/test-data.ts';
import { pastes } from '../support/data/typing.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

let host: Visitor;
let bar: Page;
let link: string;

beforeEach(async () => {
  host = await newVisitor();
  const { page, uid, context } = host;
  await ownCabinet(uid, 'Home', ['London dry gin', 'Sweet vermouth', 'Campari'].map(seededIngredient));
  await ownMenu(uid, [seededRecipe('Negroni')]);
  link = await showMenu(page);
  bar = await context.newPage();
  await bar.goto(`/orders/${link.split('/').at(-1)}`);
  await bar.getByRole('heading', { name: 'Friday', level: 1 }).waitFor();
});
afterEach(putAway);

/** The one switch in the dialog of the link. */
const takesOrders = () => host.page.getByLabel('Take orders').click();

async function guestAt(): Promise<Page> {
  const page = await newPage(PHONE);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Friday', level: 1 }).waitFor();
  return page;
}

/** The bar of the page says how far the last order has come. */
const hears = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

async function orders(page: Page, guest: string): Promise<void> {
  await page.getByRole('button', { name: 'Order' }).click();
  await pastes(page.getByLabel(/^Your first name/), guest);
  await page.getByRole('button', { name: 'Send the order' }).click();
  await hears(page, 'Waiting');
}

it('guests look without an account, order and hear how far it has come, until the host closes', async () => {
  const [gia, uwe] = [await guestAt(), await guestAt()];
  expect(await violations(gia, 'the menu')).toEqual([]);
  expect(
    await gia.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))),
  ).not.toContain('firebaseLocalStorageDb');
  expect(await gia.getByRole('button', { name: 'Order' }).count()).toBe(0);
  await takesOrders();
  await orders(gia, 'Gia');
  await bar.getByRole('listitem', { name: 'Gia, Negroni' }).waitFor();
  await orders(uwe, 'Uwe');
  await bar.getByRole('listitem', { name: 'Uwe, Negroni' }).waitFor();
  expect(await violations(bar, 'the orders')).toEqual([]);

  // By keyboard alone: the focus follows the order, then moves to the next, and is announced.
  const focused = () => bar.evaluate(() => document.activeElement?.textContent);
  const row = bar.getByRole('listitem', { name: 'Gia, Negroni' });
  await row.getByRole('button', { name: 'Make' }).press('Enter');
  await hears(gia, 'Being made');
  await bar.getByRole('alert').getByText('Gia, Negroni: Being made').waitFor();
  expect(await focused()).toBe('Ready');
  await bar.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Served' }).waitFor();
  expect(await focused()).toBe('Served');
  await hears(gia, 'Ready at the bar');
  await bar.keyboard.press('Enter');
  await row.waitFor({ state: 'detached' });
  expect(await focused()).toBe('Make');
  await hears(gia, 'Served');
  // It was the wrong glass.
  const undoServed = bar.getByRole('alert').filter({ hasText: 'Served 1 × Negroni to Gia' });
  await undoServed.getByRole('button', { name: 'Undo' }).click();
  await hears(gia, 'Ready at the bar');
  await row.getByRole('button', { name: 'Served' }).click();
  await hears(gia, 'Served');
  // One tap writes a served drink into the log and takes it off the bottles.
  await bar.getByRole('button', { name: 'Log it' }).click();
  await bar.getByRole('dialog').getByRole('button', { name: 'Log it' }).click();
  await bar.getByText(/^Made once/).waitFor();
  await bar.getByRole('list', { name: 'Open evenings' }).getByRole('link').click();

  // Closing: no orders any more, then no menu.
  await takesOrders();
  await gia.getByRole('button', { name: 'Order', exact: true }).waitFor({ state: 'detached' });
  await bar.getByRole('button', { name: 'More for Uwe, Negroni' }).click();
  await bar.getByRole('button', { name: 'Closing' }).click();
  await hears(uwe, 'The bar is closing');
  await bar.getByText('You’re not taking orders').waitFor();
  await host.page.getByLabel('Open to guests').click();
  await gia.getByRole('heading', { name: 'This menu is closed' }).waitFor();
});

it('a host who looks as a guest sends nothing that says who they are, and stays signed in', async () => {
  await takesOrders();
  const page = await host.context.newPage();
  const sent: string[] = [];
  page.on('request', (one) =>
    sent.push(`${one.url()} ${JSON.stringify(one.headers())} ${one.postData() ?? ''}`),
  );
  await page.goto(link);
  await orders(page, 'Hal');
  await bar.getByRole('button', { name: 'More for Hal, Negroni' }).click();
  await bar.getByRole('button', { name: 'It ran out' }).click();
  await hears(page, 'It ran out');
  const tokens = sent.flatMap((text) =>
    [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)/g)].map(([, claims = '']) =>
      Buffer.from(claims, 'base64url').toString(),
    ),
  );
  expect(tokens.length).toBeGreaterThan(0);
  expect([...sent, ...tokens].filter((text) => text.includes(host.uid))).toEqual([]);
  await page.goto('/menu');
  await page.getByRole('button', { name: 'Add Recipe' }).waitFor();
});
