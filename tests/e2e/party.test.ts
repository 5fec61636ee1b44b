import type { Plan } from '@cellaret/domain/party/plan';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { projectId } from '../support/env.ts';
import { ownCabinet, ownMenu, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'party'));
const PHONE = { ...WITH_SERVICE_WORKER, viewport: { width: 360, height: 740 } };
const [NEGRONI, DAIQUIRI] = [seededRecipe('Negroni'), seededRecipe('Daiquiri')];
const CAMPARI = seededIngredient('Campari');

const toBuy = (page: Page, name: RegExp): Locator =>
  page.getByRole('list', { name: 'To buy' }).getByRole('listitem').filter({ hasText: name });
const listOf = async (uid: string) =>
  ((await database.doc(`users/${uid}/shopping_lists/current`).get()).get('items') ?? {}) as Record<
    string,
    { sources: string; bottles: number | null; bottle_ml: number | null }
  >;
const planOf = async (uid: string) =>
  (await database.collection(`users/${uid}/plans`).get()).docs[0]?.data() as Plan | undefined;
const pagesOf = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

it('friends on Saturday: from an empty account to a printed shopping list in at most thirty taps', async () => {
  const { page, context, uid } = await newVisitor(PHONE);
  const person = personAt(page);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await person.taps(target);
  };
  await page.goto('/');
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Recipes' }).last());
  const parties = page.getByRole('list', { name: 'Related pages' }).getByRole('link', { name: 'Parties' });
  await tap(parties);
  await tap(page.getByRole('button', { name: 'Plan a party' }));
  taps += 1;
  await person.typesOver(page.getByLabel('Name', { exact: true }), 'Friends on Saturday');
  await page.getByRole('heading', { name: 'Friends on Saturday' }).waitFor();
  // One of them is open, below all of them.
  expect(await parties.getAttribute('aria-current')).toBe('true');
  for (const [words, name] of [
    ['negr', 'Negroni'],
    ['daiq', 'Daiquiri'],
    ['margar', 'Margarita'],
  ] as const) {
    taps += 1;
    await person.types(page.getByLabel('Add a drink'), words);
    await tap(page.getByRole('option', { name, exact: true }));
    await page.getByRole('list', { name: 'Drinks' }).getByRole('link', { name, exact: true }).waitFor();
  }
  taps += 1;
  await person.typesOver(page.getByLabel('Guests'), '12');
  await page.getByText('12 guests × 5 = 60 drinks').waitFor();
  await tap(page.getByRole('button', { name: 'More of Negroni' }));
  // 60 drinks weigh 2 : 1 : 1: 30 Negronis of 30 ml each, and 5 % spilled.
  await toBuy(page, /Campari/)
    .getByText('2 bottles of 700 ml')
    .waitFor();
  await toBuy(page, /Campari/)
    .getByText('945 ml with 5% spilled − 0 ml left, in bottles of 700 ml')
    .waitFor();
  await tap(page.getByRole('button', { name: 'Put on the shopping list' }));
  await tap(page.getByRole('button', { name: 'Open the list' }));
  await page.getByRole('checkbox', { name: /^Campari.*2 bottles of 700.ml/ }).waitFor();
  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed');
  });
  await tap(page.getByRole('button', { name: 'Print' }));
  expect(await page.title()).toBe('printed');
  expect(taps).toBeLessThanOrEqual(30);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await expect.poll(async () => (await planOf(uid))?.guests).toBe(12);
  await context.close();
});

it('a menu becomes a party, which follows its figures, is sent again for fewer guests, and all of it without a network', async () => {
  const { page, context, uid } = await newVisitor(PHONE);
  const person = personAt(page);
  await ownCabinet(uid, 'Corner', [seededIngredient('Gin'), CAMPARI]);
  await ownMenu(uid, 'Saturday', [NEGRONI, DAIQUIRI]);
  await page.goto('/menu');
  await person.taps(page.getByRole('button', { name: 'Plan a party' }));
  await page.getByText('10 guests × 5 = 50 drinks').waitFor();
  // In stock, and nobody said how much: half a bottle of 700 ml for 25 × 30 ml and 5 %.
  await toBuy(page, /Campari/)
    .getByText(/^788.ml with 5% spilled − about 350.ml left/)
    .waitFor();
  await expect.poll(async () => (await planOf(uid))?.shares).toBe(`${NEGRONI}:1,${DAIQUIRI}:1,`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.getByText('10 guests × 5 = 50 drinks').waitFor();

  await person.taps(page.getByRole('button', { name: 'Size, rest and price of Campari' }));
  const dialog = page.getByRole('dialog', { name: 'Campari' });
  await person.types(dialog.getByLabel('Size of a bottle in ml'), '1000');
  await person.types(dialog.getByLabel('Left in ml'), '200');
  await person.types(dialog.getByLabel('Price of a bottle'), '20');
  await person.taps(dialog.getByRole('button', { name: 'Save' }));
  await toBuy(page, /Campari/)
    .getByText('1 bottle of 1,000 ml')
    .waitFor();
  await page.getByText(/^20\.00 for the bottles to buy; 15\.75 of it/).waitFor();
  await person.types(page.getByLabel('Price of a drink'), '9.50');
  await page.getByText('Pour cost: 15.75 ÷ (50 drinks × 9.50) = 3.3%').waitFor();
  await page
    .getByText(/10 guests × 0.7 kg \+ 25 shaken or stirred drinks × 0.25 kg/)
    .first()
    .waitFor();
  const batch = page.getByRole('list', { name: 'Mixed beforehand' }).getByRole('listitem');
  // The Negroni is built: its ice is the glass's. The Daiquiri is shaken.
  await batch.filter({ hasText: 'Negroni' }).getByText('No water: it meets its ice in the glass.').waitFor();
  await batch
    .filter({ hasText: 'Daiquiri' })
    .getByText(/^\d+.ml water, in the place of ice$/)
    .waitFor();
  await person.taps(page.getByRole('button', { name: 'Put on the shopping list' }));
  await page.getByRole('button', { name: 'Open the list' }).waitFor();
  await person.typesOver(page.getByLabel('Guests'), '4');
  await page.getByText('4 guests × 5 = 20 drinks').waitFor();
  await person.taps(page.getByRole('button', { name: 'Put on the shopping list' }));
  await person.taps(page.getByRole('button', { name: 'Open the list' }).last());
  await page.getByRole('checkbox', { name: /^Campari.*1 bottle of/ }).waitFor();

  await context.setOffline(false);
  const id = String((await planOf(uid))?.id);
  await expect
    .poll(async () => (await listOf(uid))[`i${CAMPARI}`], { timeout: 30_000 })
    .toMatchObject({ sources: `plan_${id}:1150,`, bottles: 1, bottle_ml: 1000 });
  await expect
    .poll(() => planOf(uid))
    .toMatchObject({ guests: 4, drink_price: 950, bottles: `${CAMPARI}:1000:200:2000,` });
  await context.close();
  await putAway();
});
