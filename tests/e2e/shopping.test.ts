import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { projectId } from '../support/env.ts';
import { ownCabinet, ownMenu, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, signIn } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'shopping'));
const PHONE = { ...WITH_SERVICE_WORKER, viewport: { width: 360, height: 740 } };
const NEGRONI = seededRecipe('Negroni');
const CAMPARI = seededIngredient('Campari');

const box = (page: Page, name: RegExp) => page.getByRole('main').getByRole('checkbox', { name });
const cabinetOf = async (uid: string) =>
  (await database.collection(`users/${uid}/bar_cabinets`).get()).docs[0]?.get('items') as Record<
    string,
    { is_in_stock: boolean; is_deleted: boolean }
  >;
const itemsOf = async (uid: string) =>
  ((await database.doc(`users/${uid}/shopping_lists/current`).get()).get('items') ?? {}) as Record<
    string,
    { sources: string; is_checked: boolean }
  >;

it('what a drink lacks is listed once however often it is asked for, is bought without a network, and comes back by Undo', async () => {
  const visitor = await newVisitor(PHONE);
  const { page, context, uid } = visitor;
  const person = personAt(page);
  await ownCabinet(uid, 'Corner', [seededIngredient('Gin'), seededIngredient('Orange')]);
  const add = page.getByRole('button', { name: 'Put what is missing on the shopping list' });
  await page.goto(`/view-recipe/${NEGRONI}`);
  await person.taps(add);
  await page.getByText('2 ingredients are on the shopping list.').waitFor();
  await page.goto(`/view-recipe/${NEGRONI}?servings=3`);
  await person.taps(add);
  await expect
    .poll(async () => (await itemsOf(uid))[`i${CAMPARI}`])
    .toMatchObject({ sources: `recipe_${NEGRONI}:900,`, is_checked: false });
  expect(Object.keys(await itemsOf(uid))).toHaveLength(2);

  await person.taps(page.getByRole('button', { name: 'Open the list' }));
  await box(page, /^Campari.*90.ml needed/).waitFor();
  await person.types(page.getByLabel('Add to the list'), 'napkins');
  await person.taps(page.getByRole('option', { name: 'Create “napkins”' }));
  await box(page, /^napkins/).waitFor();
  // Another device of the same person follows.
  const other = await signIn(visitor, PHONE);
  await other.page.goto('/shopping-list');
  await box(other.page, /^napkins/).waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(async () => Object.keys(await itemsOf(uid))).toHaveLength(3);
  await context.setOffline(true);
  await person.taps(box(page, /^Campari/));
  await page.getByText('Campari is in Corner.').waitFor();
  // What the device keeps is what it shows: the sentence is quicker than its disk.
  await expect.poll(() => box(page, /^Campari/).isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => box(page, /^Campari/).isChecked()).toBe(true);
  // Another line is ticked meanwhile, and a third one comes: both ticks survive on both devices.
  await personAt(other.page).taps(box(other.page, /^napkins/));
  await personAt(other.page).types(other.page.getByLabel('Add to the list'), 'straws');
  await personAt(other.page).taps(other.page.getByRole('option', { name: 'Create “straws”' }));
  await expect.poll(async () => Object.keys(await itemsOf(uid))).toHaveLength(4);
  await context.setOffline(false);
  await expect
    .poll(async () => (await cabinetOf(uid))[CAMPARI], { timeout: 30_000 })
    .toMatchObject({ is_in_stock: true, is_deleted: false });
  for (const one of [page, other.page])
    for (const name of [/^Campari/, /^napkins/])
      await expect.poll(() => box(one, name).isChecked(), { timeout: 30_000 }).toBe(true);

  // Bought twice by mistake: Undo takes box and bottle back.
  await person.taps(box(page, /^Sweet vermouth/));
  await person.taps(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => box(page, /^Sweet vermouth/).isChecked()).toBe(false);
  await expect
    .poll(async () => Object.values(await cabinetOf(uid)).filter(({ is_deleted }) => is_deleted))
    .toHaveLength(1);

  await person.taps(page.getByRole('button', { name: 'Take 2 bought entries out' }));
  await box(page, /^Campari/).waitFor({ state: 'detached' });
  await expect.poll(async () => Object.keys(await itemsOf(uid))).toHaveLength(2);
  await person.taps(page.getByRole('button', { name: 'More for straws' }));
  await person.taps(page.getByRole('menuitem', { name: 'Take off the list' }));
  await box(page, /^straws/).waitFor({ state: 'detached' });
  await Promise.all([context.close(), other.context.close()]);
  await putAway();
});

it('what to buy next and what a menu lacks go to the list, where bottles, sizes and notes are said', async () => {
  const { page, context, uid } = await newVisitor(PHONE);
  const person = personAt(page);
  await ownCabinet(uid, 'Corner', [seededIngredient('Gin'), seededIngredient('Sweet vermouth')]);
  await ownMenu(uid, 'Friday', [NEGRONI]);
  await page.goto('/what-can-i-make');
  const first = page.getByRole('list', { name: 'Buy next' }).getByRole('listitem').first();
  const put = first.getByRole('button', { name: / on the shopping list$/ });
  const [, name = ''] = /^Put (.+) on the/.exec((await put.getAttribute('aria-label')) ?? '') ?? [];
  await person.taps(put);
  await person.taps(page.getByRole('link', { name: `${name} is on the shopping list` }));
  await box(page, new RegExp(`^${name}.*1 bottle`)).waitFor();

  await page.goto('/menu');
  await person.taps(page.getByRole('button', { name: 'Put what is missing on the shopping list' }));
  await person.taps(page.getByRole('button', { name: 'Open the list' }));
  await person.taps(page.getByRole('button', { name: 'More for Campari' }));
  await person.taps(page.getByRole('menuitem', { name: 'Bottles, size and note' }));
  const dialog = page.getByRole('dialog', { name: 'Campari' });
  await person.typesOver(dialog.getByLabel('Bottles'), '2');
  await person.types(dialog.getByLabel('Size in ml'), '1000');
  await person.types(dialog.getByLabel('Note'), 'the red one');
  await person.taps(dialog.getByRole('button', { name: 'Save' }));
  await box(page, /^Campari.*2 bottles of 1,000.ml.*the red one/).waitFor();
  await expect
    .poll(async () => (await itemsOf(uid))[`i${CAMPARI}`])
    .toMatchObject({ bottles: 2, bottle_ml: 1000, note: 'the red one' });
  expect((await itemsOf(uid))[`i${CAMPARI}`]?.sources).toContain('menu_');
  // Every heading is the name of a type.
  for (const heading of await page.getByRole('heading', { level: 2 }).allTextContents())
    expect(heading).not.toMatch(/^…?$/);
  await context.close();
  await putAway();
});

it('what is ticked the moment the list is there stands in the cabinet once that has arrived', async () => {
  const first = await newVisitor(PHONE);
  const { uid } = first;
  await ownCabinet(uid, 'Corner', [seededIngredient('Gin'), seededIngredient('Sweet vermouth')]);
  await first.page.goto(`/view-recipe/${NEGRONI}`);
  await personAt(first.page).taps(
    first.page.getByRole('button', { name: 'Put what is missing on the shopping list' }),
  );
  await expect.poll(async () => Object.keys(await itemsOf(uid))).toContain(`i${CAMPARI}`);
  await first.context.close();

  const { page, context } = await signIn(first, PHONE);
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const campari = document.querySelector<HTMLElement>('main [type=checkbox]');
      if (!campari) return;
      seen.disconnect();
      campari.click();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/shopping-list');
  await page.getByText('Campari is in Corner.').waitFor();
  await expect
    .poll(async () => (await cabinetOf(uid))[CAMPARI])
    .toMatchObject({ is_in_stock: true, is_deleted: false });
  expect(await box(page, /^Campari/).isChecked()).toBe(true);
  await context.close();
  await putAway();
});
