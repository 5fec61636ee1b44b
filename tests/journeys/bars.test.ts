import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { newContext, PHONE } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { opensGuests, showMenu } from '../support/data/show-menu.ts';
import {
  cabinetIn,
  goesTo,
  menuIn,
  ownBar,
  ownCabinet,
  ownDocument,
  putAway,
} from '../support/data/test-data.ts';
import { pastes } from '../support/data/typing.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const BOTTLES = ['London dry gin', 'Campari', 'Sweet vermouth'].map(seededIngredient);

afterEach(putAway);

/** The owner of a bar and somebody who keeps it with them, both of them there. */
async function barOfTwo(): Promise<{ owner: Visitor; keeper: Visitor; bar: string }> {
  const [owner, keeper] = await Promise.all([newVisitor(PHONE), newVisitor(PHONE)]);
  const id = await ownBar('Corner', { [owner.uid]: 'owner', [keeper.uid]: 'keeper' });
  await cabinetIn(`bars/${id}`, 'Back bar', BOTTLES);
  for (const { uid } of [owner, keeper]) await goesTo(uid, id);
  return { owner, keeper, bar: `bars/${id}` };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toggle = (page: Page, name: string, state: 'In Stock' | 'Out of Stock') =>
  button(page, `${state}, ${name}`);

/** A shopping list of a bar on which these were bought. */
async function boughtIn(bar: string, names: readonly string[]): Promise<void> {
  const entry = (name: string) => ({
    ingredient_id: null,
    ingredient_type_id: null,
    name,
    sources: 'hand:0,',
    bottles: null,
    bottle_ml: null,
    note: '',
    is_checked: true,
    by: 'somebody',
  });
  await ownDocument(`${bar}/shopping_lists/current`, {
    items: Object.fromEntries(names.map((name, at) => [`f${at + 1}`, entry(name)])),
    last_item_id: null,
    updated_at: new Date(),
  });
}

it('two people share a cabinet: each sees the other toggle, who is demoted only looks and is told what was not kept, who is taken out keeps nothing', async () => {
  const { owner, keeper: member, bar } = await barOfTwo();
  await ownCabinet(member.uid, 'Mine', [seededIngredient('Gin')]);
  await boughtIn(bar, ['Ice', 'Napkins']);
  await Promise.all([owner, member].map(({ page }) => page.goto('/bar-cabinet')));
  await toggle(owner.page, 'Campari', 'In Stock').click();
  await toggle(member.page, 'Campari', 'Out of Stock').click();
  await toggle(owner.page, 'Campari', 'In Stock').waitFor();

  // Demoted while the page is open and without a network: what was changed meanwhile is refused, and named.
  const related = member.page.getByRole('list', { name: 'Related pages' });
  await related.getByRole('link', { name: 'Shopping list' }).click();
  await button(member.page, 'More for Shopping list').click();
  const clear = member.page.getByRole('menuitem', { name: 'Remove bought (2)', exact: true });
  await clear.waitFor();
  await member.context.setOffline(true);
  await clear.click();
  await clear.waitFor({ state: 'detached' });
  await related.getByRole('link', { name: 'Cabinet', exact: true }).click();
  await toggle(member.page, 'Sweet vermouth', 'In Stock').click();
  await toggle(member.page, 'Sweet vermouth', 'Out of Stock').waitFor();
  await button(member.page, 'Edit').click();
  await pastes(member.page.getByLabel('Bar Name'), 'Garden bar');
  await button(member.page, 'Rename').click();
  await member.page
    .getByRole('combobox', { name: 'Bar cabinet' })
    .filter({ hasText: 'Garden bar' })
    .waitFor();
  await owner.page.goto(`/${bar}`);
  await owner.page.getByRole('combobox', { name: /^Role of .+$/ }).selectOption('Viewer');
  await owner.page.getByText(/: Viewer$/).waitFor();
  await member.context.setOffline(false);
  // Said together, or one after the other where the refusals do not come at once.
  await Promise.all(
    ['Ice(,| and) Napkins', 'Sweet vermouth', 'Garden bar'].map((lost) =>
      member.page.getByText(new RegExp(`^Couldn’t save .*${lost}.* “Corner”`)).waitFor(),
    ),
  );
  await member.page.getByText('In Stock', { exact: true }).first().waitFor();
  expect(await member.page.getByRole('button', { name: /In Stock,|Add ingredient|Edit/ }).count()).toBe(0);
  expect(await keptOnDevice(member.page)).toContain('Back bar');

  // Taken out: the place is left without a reload, and nothing of it stays on the device.
  await button(owner.page, 'More for keeper').click();
  await owner.page.getByRole('menuitem', { name: 'Remove from bar' }).click();
  await button(owner.page, 'Remove from bar').click();
  await member.page.getByText(/^You’re no longer in “?Corner”?\./).waitFor();
  expect((await database.collection(`${bar}/invites`).get()).size).toBe(0);
  await toggle(member.page, 'Gin', 'In Stock').waitFor();
  await expect.poll(() => keptOnDevice(member.page)).not.toContain('Back bar');
});

async function queueAt({ context }: Visitor, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/orders/${link.split('/').at(-1)}`);
  await page.getByRole('heading', { name: 'Friday', level: 1 }).waitFor();
  return page;
}

it('a bar shows a menu to guests, and whoever keeps it serves one queue, each step once', async () => {
  const { owner, keeper, bar } = await barOfTwo();
  await menuIn(bar, 'Friday', [seededRecipe('Negroni')]);
  const link = await showMenu(owner.page);
  await keeper.page.goto('/menu');
  await opensGuests(keeper.page);
  expect(await keeper.page.getByLabel('Guest link').inputValue()).toBe(link);

  const [one, two] = [await queueAt(owner, link), await queueAt(keeper, link)];
  await two.getByRole('button', { name: 'Take orders' }).click();
  const guests = await newContext(PHONE);
  const gia = await guests.newPage();
  await gia.goto(link);
  await button(gia, 'Order').click();
  await pastes(gia.getByLabel(/^Your first name/), 'Gia');
  await button(gia, 'Send the order').click();

  const orderAt = (page: Page) => page.getByRole('listitem', { name: 'Gia, Negroni' });
  await orderAt(one).getByRole('button', { name: 'Make' }).click();
  await orderAt(two).getByRole('button', { name: 'Ready' }).click();
  await orderAt(one).getByRole('button', { name: 'Served' }).waitFor();

  // One of them has no network, and says 'served' as well: it is not counted twice, and they are told.
  await owner.context.setOffline(true);
  await one.getByText('New orders won’t arrive').waitFor();
  await orderAt(two).getByRole('button', { name: 'Served' }).click();
  // The server knows.
  await gia.getByText('Served').waitFor();
  await orderAt(one).getByRole('button', { name: 'Served' }).click();
  await owner.context.setOffline(false);
  await one.getByText('Someone else at the bar got there first').waitFor();
});

/** Everything that Firestore keeps in this browser, as a text. */
const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('firestore/')) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
      for (const store of database.objectStoreNames)
        all.push(
          await new Promise((resolve, reject) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error(String(request.error)));
          }),
        );
      database.close();
    }
    return JSON.stringify(all);
  });
