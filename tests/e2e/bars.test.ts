import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { newContext } from '../support/browser.ts';
import { cabinetIn, ownCabinet, ownDocument, putAway } from '../support/own-world.ts';
import { newPerson } from '../support/people.ts';
import { pastes, personAt } from '../support/person.ts';
import { seededIngredient } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { verifyEmail } from '../support/verification.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const BOTTLES = ['London dry gin', 'Campari', 'Sweet vermouth'].map(seededIngredient);

const visitors: Visitor[] = [];

async function visitor(): Promise<Visitor> {
  const made = await newVisitor(PHONE);
  visitors.push(made);
  return made;
}

afterEach(async () => {
  for (const { context } of visitors.splice(0)) await context.close();
  await putAway();
});

const toggle = (page: Page, name: string, state: 'In Stock' | 'Out of Stock') =>
  page.getByRole('button', { name: `${state}, ${name}` });

const place = (page: Page, name: string) => page.getByRole('button', { name: `Place: ${name}` });

/** Opens a bar, goes there, and makes an invitation; returns where the bar lies and the link. */
async function openBar({ page }: Visitor, name: string, role: 'Keeper' | 'Viewer') {
  const person = personAt(page);
  await page.goto('/bars');
  await person.types(page.getByLabel('Name of the bar'), name);
  await person.taps(page.getByRole('button', { name: 'Open the bar' }));
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const path = new URL(page.url()).pathname;
  await page.getByLabel('They join as').selectOption(role);
  await person.taps(page.getByRole('button', { name: 'Make a link' }));
  const link = await page.getByLabel('Link of the invitation').inputValue();
  return { path, link };
}

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

/** Moves something in; the first answer is lost on its way, and it is asked for again. */
async function movesIn(page: Page, name: string): Promise<void> {
  const person = personAt(page);
  await page.route(
    '**/api/bar/*/adopt',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await person.taps(page.getByRole('button', { name: `Move “${name}” into the bar` }));
  const button = page.getByRole('dialog').getByRole('button', { name: 'Move into the bar' });
  await person.taps(button);
  await page.getByText('This needs a network.').waitFor();
  await person.taps(button);
  await page.getByText('There is nothing left at your own that could move.').waitFor();
}

async function joinBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { name: `Join “${name}”` }).waitFor();
  await personAt(page).taps(page.getByRole('button', { name: 'Join' }));
  await place(page, name).waitFor();
}

it('two people share a cabinet: a link for one lets in one, each sees the other toggle, who is demoted only looks, who is taken out keeps nothing', async () => {
  const [owner, member, late] = [await visitor(), await visitor(), await visitor()];
  await ownCabinet(owner.uid, 'Back bar', BOTTLES);
  const { path, link } = await openBar(owner, 'Corner', 'Keeper');
  await movesIn(owner.page, 'Back bar');
  await ownCabinet(member.uid, 'Mine', [seededIngredient('Gin')]);

  await member.page.goto(link);
  await member.page.getByText('You are invited as: Keeper').waitFor();
  await joinBy(member.page, link, 'Corner');
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'This invitation does not work any more' }).waitFor();

  // Each one's toggle is on the other's phone.
  await personAt(owner.page).taps(owner.page.getByRole('button', { name: 'Go to this bar' }));
  await place(owner.page, 'Corner').waitFor();
  await Promise.all([owner, member].map(({ page }) => page.goto('/bar-cabinet')));
  await personAt(owner.page).taps(toggle(owner.page, 'Campari', 'In Stock'));
  await toggle(member.page, 'Campari', 'Out of Stock').waitFor();
  await personAt(member.page).taps(toggle(member.page, 'Campari', 'Out of Stock'));
  await toggle(owner.page, 'Campari', 'In Stock').waitFor();

  // Demoted while the page is open and without a network: what was changed meanwhile is refused, and named.
  await boughtIn(path.slice(1), ['Ice', 'Napkins']);
  const related = member.page.getByRole('list', { name: 'Related pages' });
  await personAt(member.page).taps(related.getByRole('link', { name: 'Shopping list' }));
  const clear = member.page.getByRole('button', { name: 'Take 2 bought entries out' });
  await clear.waitFor();
  await member.context.setOffline(true);
  await personAt(member.page).taps(clear);
  await clear.waitFor({ state: 'detached' });
  await personAt(member.page).taps(related.getByRole('link', { name: 'My bar cabinet' }));
  await personAt(member.page).taps(toggle(member.page, 'Sweet vermouth', 'In Stock'));
  await toggle(member.page, 'Sweet vermouth', 'Out of Stock').waitFor();
  await personAt(member.page).taps(member.page.getByRole('button', { name: 'Edit', exact: true }));
  await pastes(member.page.getByLabel('Bar Name'), 'Garden bar');
  await personAt(member.page).taps(member.page.getByRole('button', { name: 'Rename' }));
  const cabinet = member.page.getByRole('combobox', { name: 'Bar cabinet' });
  await cabinet.filter({ hasText: 'Garden bar' }).waitFor();
  await owner.page.goto(path);
  await owner.page.getByRole('combobox', { name: /^What .+ may do$/ }).selectOption('Viewer');
  await owner.page.getByText(/: Viewer$/).waitFor();
  await member.context.setOffline(false);
  await member.page.getByText(/Not kept in “Corner”.*Ice, Napkins.*Sweet vermouth.*Garden bar/).waitFor();
  await member.page.getByText('In Stock', { exact: true }).first().waitFor();
  expect(await member.page.getByRole('button', { name: /In Stock,|Add ingredient|Edit/ }).count()).toBe(0);

  expect(await keptOnDevice(member.page)).toContain('Back bar');

  // Taken out: the place is left without a reload, and nothing of it stays on the device.
  await personAt(owner.page).taps(owner.page.getByRole('button', { name: /^More for/ }));
  await personAt(owner.page).taps(owner.page.getByRole('menuitem', { name: 'Take out of the bar' }));
  await personAt(owner.page).taps(owner.page.getByRole('button', { name: 'Take out of the bar' }));
  await member.page.getByText('You no longer belong to “Corner”').waitFor();
  await toggle(member.page, 'Gin', 'In Stock').waitFor();
  await expect.poll(() => keptOnDevice(member.page)).not.toContain('Back bar');
});

it('an invitation leads through the login; whoever looks is offered no change; who leaves, hands over or deletes is at home again', async () => {
  const owner = await visitor();
  const { path, link } = await openBar(owner, 'Cellar', 'Viewer');
  await cabinetIn(path.slice(1), 'Wine rack', BOTTLES);
  expect(await violations(owner.page, 'a bar')).toEqual([]);

  const { email, password } = await newPerson();
  const context = await newContext(PHONE);
  const page = await context.newPage();
  const person = personAt(page);
  await page.goto(link);
  await page.getByRole('heading', { name: 'You are invited to a bar' }).waitFor();
  await person.taps(page.getByRole('main').getByRole('link', { name: 'Login' }));
  await pastes(page.getByLabel('Email'), email);
  await pastes(page.getByLabel('Password', { exact: true }), password);
  await person.taps(page.getByRole('button', { name: 'Login', exact: true }));
  await page.getByText('You are invited as: Viewer').waitFor();
  expect(await violations(page, 'an invitation')).toEqual([]);
  await person.typesOver(page.getByLabel('What the others call you'), 'Jo');
  await person.taps(page.getByRole('button', { name: 'Join' }));
  await place(page, 'Cellar').waitFor();
  await page.goto('/bar-cabinet');
  await page.getByText('In Stock', { exact: true }).first().waitFor();
  expect(await toggle(page, 'Campari', 'In Stock').count()).toBe(0);

  // The owner goes only after handing over.
  expect(await owner.page.getByRole('button', { name: 'Leave the bar' }).count()).toBe(0);
  const host = personAt(owner.page);
  await host.taps(owner.page.getByRole('button', { name: 'More for Jo' }));
  await host.taps(owner.page.getByRole('menuitem', { name: 'Make the owner' }));
  await host.taps(owner.page.getByRole('button', { name: 'Make the owner' }));
  await host.taps(owner.page.getByRole('button', { name: 'Leave the bar' }));
  await host.taps(owner.page.getByRole('dialog').getByRole('button', { name: 'Leave the bar' }));
  await owner.page.getByText('You do not share a bar with anybody yet.').waitFor();

  await toggle(page, 'Campari', 'In Stock').waitFor();
  await page.goto(path);
  await person.taps(page.getByRole('button', { name: 'Delete the bar' }));
  await person.taps(page.getByRole('dialog').getByRole('button', { name: 'Delete the bar' }));
  await page.getByText('You no longer belong to “Cellar”').waitFor();
  await place(page, 'Cellar').waitFor({ state: 'detached' });
  await context.close();
});

it('whoever registers on the way is led back to the invitation, in the tab of the mail too, and once', async () => {
  const owner = await visitor();
  const { link } = await openBar(owner, 'Attic', 'Keeper');
  const context = await newContext(PHONE);
  const page = await context.newPage();
  const person = personAt(page);
  const email = `${randomUUID()}@example.com`;
  await page.goto(link);
  await page.getByRole('heading', { name: 'You are invited to a bar' }).waitFor();
  await person.taps(page.getByRole('main').getByRole('link', { name: 'Register' }));
  await pastes(page.getByLabel('Display Name'), 'Ada');
  await pastes(page.getByLabel('Email address'), email);
  await pastes(page.getByLabel('Password', { exact: true }), 'tom collins');
  await pastes(page.getByLabel('Confirm Password'), 'tom collins');
  await person.taps(page.getByRole('button', { name: 'Register', exact: true }));
  await person.taps(page.getByRole('button', { name: 'Close', exact: true }));
  await page.waitForURL('**/login');
  await verifyEmail(email);

  const tab = await context.newPage();
  const reader = personAt(tab);
  await tab.goto('/login');
  await pastes(tab.getByLabel('Password', { exact: true }), 'tom collins');
  await reader.taps(tab.getByRole('button', { name: 'Login', exact: true }));
  await reader.taps(tab.getByRole('link', { name: 'Look at the invitation' }));
  await tab.getByText('You are invited as: Keeper').waitFor();
  expect(await tab.getByLabel('What the others call you').inputValue()).toBe('Ada');
  await reader.taps(tab.getByRole('button', { name: 'Join' }));
  await place(tab, 'Attic').waitFor();
  await tab.goto('/profile');
  await tab.getByText(email, { exact: true }).waitFor();
  expect(await tab.getByRole('link', { name: 'Look at the invitation' }).count()).toBe(0);
  await context.close();
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
