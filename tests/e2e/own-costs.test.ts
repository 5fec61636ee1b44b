import { newToken } from '@cellaret/domain/ids';
import { NEW_PLAN } from '@cellaret/domain/party/plan';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { cataloguePublished } from '../support/catalogue.ts';
import { documentsSent, keepAnswers } from '../support/documents-sent.ts';
import { projectId } from '../support/env.ts';
import { menuIn, ownCabinet, ownDocument, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { writesSent } from '../support/writes-sent.ts';

/** What each action of what people keep for themselves costs, in documents that are charged: the tables of the designs. */

const database = getFirestore(initializeApp({ projectId }, 'own-costs'));
const [NEGRONI, DAIQUIRI] = [seededRecipe('Negroni'), seededRecipe('Daiquiri')];
const GIN = seededIngredient('London dry gin');
const CAMPARI = seededIngredient('Campari');
const APEROL = seededIngredient('Aperol');
const PLAN = 77;

let visitor: Visitor;
let page: Page;
let sent: readonly string[];
let wanted: string[];

/** Adds to what is to have been written by now, and looks: whatever else was written since is noticed too. */
async function writes(...paths: string[]): Promise<void> {
  wanted.push(...paths);
  await expect.poll(() => [...sent].sort(), { timeout: 30_000 }).toEqual([...wanted].sort());
}
const own = (path: string): string => `users/${visitor.uid}/${path}`;
const taps = (name: string | RegExp) =>
  personAt(page).taps(page.getByRole('button', { name, exact: true }).first());
const toBuy = () => page.getByRole('list', { name: 'To buy' }).getByRole('listitem');

beforeEach(async () => {
  await cataloguePublished();
  visitor = await newVisitor({ viewport: { width: 412, height: 823 } });
  ({ page } = visitor);
  await page.addInitScript(keepAnswers);
  sent = writesSent(page);
  wanted = [];
  await ownCabinet(visitor.uid, 'Corner', [
    GIN,
    CAMPARI,
    ...['Sweet vermouth', 'Orange'].map(seededIngredient),
  ]);
});
afterEach(() => visitor.context.close());
afterAll(putAway);

it('a mark costs a write, stars and notes two, what was made two and one for each bottle, and what is created its price', async () => {
  const cabinet = (await database.collection(own('bar_cabinets')).get()).docs[0]?.ref;
  const left = { left_ml: 700, bottle_ml: 700 };
  await cabinet?.set({ items: { [GIN]: left, [CAMPARI]: left } }, { merge: true });
  const person = personAt(page);
  const marks = own('marks/recipes');
  // What is created is counted, so that nobody fills the database: one write more.
  const price = own('allowances/keepsakes');
  await page.goto(`/view-recipe/${NEGRONI}`);
  await taps('Favourite: Negroni');
  await writes(marks);
  await taps('Add tags');
  await person.types(page.getByRole('combobox', { name: 'Tags' }), 'Summer,');
  await taps('Done');
  await writes(marks);
  await page.getByRole('group', { name: 'Your rating' }).locator('.MuiRating-root').click();
  await writes(marks, `recipes/${NEGRONI}/ratings/${visitor.uid}`);
  await taps('Add a note');
  await pastes(page.getByLabel('Note', { exact: true }), 'More gin.');
  await taps('Save note');
  await writes(marks, own(`notes/recipes_${NEGRONI}`), price);
  await taps('Made it');
  await page.getByLabel(/^Take it off the bottles: /).waitFor();
  await taps('Write down');
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(wanted.length + 5);
  const entry = sent.find((path) => path.startsWith(own('log/'))) ?? 'no entry of the log';
  const shelf = own(`bar_cabinets/${cabinet?.id}`);
  await writes(entry, price, marks, shelf, shelf);
  for (const kept of ['notes', 'log']) expect(await documentsSent(page, own(kept))).toBeLessThanOrEqual(1);

  // A level by a finger; and five drinks for the evening, which cost nothing. Nothing is loaded anew: what has no answer yet would be sent again.
  await person.taps(page.getByRole('navigation').getByRole('link', { name: 'Ingredients' }).last());
  await taps(/^Bottle of Campari: /);
  await page.getByRole('slider', { name: 'How full?' }).press('End');
  await taps('Save');
  await writes(shelf);
  await person.taps(page.getByRole('banner').getByRole('link', { name: 'Cellaret' }));
  await page.getByRole('region', { name: 'You can make tonight' }).getByRole('listitem').first().waitFor();
  await writes();
});

it('a shopping list is one read; each line of a recipe is a write, a tick two, and taking out twelve of thirty one', async () => {
  const list = own('shopping_lists/current');
  await page.goto(`/view-recipe/${DAIQUIRI}`);
  await taps('Put what is missing on the shopping list');
  const lacks = /^(\d+) ingredients are on the shopping list\.$/;
  const said = (await page.getByText(lacks).textContent()) ?? '';
  const count = Number(lacks.exec(said)?.[1]);
  expect(count).toBeGreaterThan(1);
  await writes(...Array.from({ length: count }, () => list));

  const entry = (at: number) => ({
    ingredient_id: at === 0 ? APEROL : null,
    ingredient_type_id: at === 0 ? 1 : null,
    name: at === 0 ? 'Aperol' : `Thing ${at}`,
    sources: `recipe_${NEGRONI}:${300 + at},hand:0,`,
    bottles: at === 0 ? null : at,
    bottle_ml: at % 2 ? 700 : null,
    note: `the ${at}th`,
    is_checked: at >= 18,
    by: visitor.uid,
  });
  const before = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [at === 0 ? `i${APEROL}` : `f${at}`, entry(at)]),
  );
  await ownDocument(list, { items: before, last_item_id: 'f1', updated_at: new Date() });
  await page.goto('/shopping-list');
  await taps('Take 12 bought entries out');
  await writes(list);
  expect(await documentsSent(page, own('shopping_lists'))).toBeLessThanOrEqual(2);
  const items = async () => (await database.doc(list).get()).get('items') as unknown;
  await expect
    .poll(items)
    .toEqual(Object.fromEntries(Object.entries(before).filter(([, { is_checked }]) => !is_checked)));
  const shelf = (await database.collection(own('bar_cabinets')).get()).docs[0];
  await personAt(page).taps(page.getByRole('checkbox', { name: /^Aperol/ }));
  await writes(list, own(`bar_cabinets/${shelf?.id}`));
});

it('a party costs its plan and its recipes, a changed figure one write, the list one for each ingredient; units change no sum', async () => {
  await ownDocument(own(`plans/${PLAN}`), {
    ...NEW_PLAN,
    id: PLAN,
    plan_name: 'Saturday',
    shares: `${NEGRONI}:1,${DAIQUIRI}:1,`,
    updated_at: new Date(),
  });
  await page.goto(`/party/${PLAN}`);
  await page.getByText('10 guests × 5 = 50 drinks').waitFor();
  await toBuy().first().waitFor();
  expect(await documentsSent(page, own('plans'))).toBe(1);
  expect(await documentsSent(page, 'recipe_views')).toBeLessThanOrEqual(2);
  await writes();
  await personAt(page).typesOver(page.getByLabel('Guests'), '8');
  await page.getByText('8 guests × 5 = 40 drinks').waitFor();
  await page.keyboard.press('Tab');
  await writes(own(`plans/${PLAN}`));

  // Each amount in another unit is the same amount; what is bought stays.
  const bottlesIn = async (unit: string, ml: number) => {
    await ownDocument(`users/${visitor.uid}`, {
      unit_system: unit,
      active_bar_id: null,
      active_bar_cabinet_id: null,
      active_menu_id: null,
      staple_ids: [],
      updated_at: new Date(),
    });
    const campari = toBuy().filter({ hasText: 'Campari' });
    const sum = new RegExp(`([\\d.,]+).${unit} with 5% spilled`);
    await campari.getByText(sum).waitFor();
    const text = (await campari.textContent()) ?? '';
    expect(/(\d+) bottles? of/.exec(text)?.[1]).toBe('1');
    expect(Math.abs(Number(sum.exec(text)?.[1]?.replace(',', '')) * ml - 630)).toBeLessThanOrEqual(ml / 2);
    return (await toBuy().allTextContents()).map((line) => /(\d+) bottles?/.exec(line)?.[1]);
  };
  const inMl = await bottlesIn('ml', 1);
  expect(await bottlesIn('cl', 10)).toEqual(inMl);
  expect(await bottlesIn('oz', 29.5735)).toEqual(inMl);

  await taps('Put on the shopping list');
  const list = own('shopping_lists/current');
  // How many they are is said at once, while most are still on their way.
  const says = page.getByText(/ingredients are on the shopping list/).first();
  const count = Number(/\d+/.exec((await says.textContent()) ?? '')?.[0]);
  await writes(...Array.from({ length: count }, () => list));
});

it('a bar: a cabinet of 500 opens with four reads, its menus and its list with fewer', async () => {
  const barId = newToken();
  const now = new Date();
  const entry = (name: string) => ({
    ingredient_name: name,
    ingredient_type_id: 1,
    is_in_stock: true,
    is_deleted: false,
  });
  await ownDocument(`bars/${barId}`, {
    id: barId,
    bar_name: 'Corner',
    owner_uid: visitor.uid,
    members: { [visitor.uid]: { role: 'owner', name: 'Ana', since: now } },
    member_uids: [visitor.uid],
    last_member_uid: visitor.uid,
    last_invite: null,
    currency: null,
    created_at: now,
    updated_at: now,
  });
  const bar = `bars/${barId}`;
  await ownDocument(`${bar}/bar_cabinets/${PLAN}`, {
    id: PLAN,
    bar_cabinet_name: 'Back bar',
    items: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [600_000 + at, entry(`Thing ${at}`)])),
    last_item_id: null,
    created_at: now,
    updated_at: now,
  });
  await menuIn(bar, 'Friday', [NEGRONI]);
  const soap = {
    ingredient_id: null,
    ingredient_type_id: null,
    name: 'Soap',
    sources: 'hand:0,',
    bottles: null,
  };
  await ownDocument(`${bar}/shopping_lists/current`, {
    items: { f1: { ...soap, bottle_ml: null, note: '', is_checked: false, by: visitor.uid } },
    last_item_id: 'f1',
    updated_at: now,
  });
  await ownDocument(`users/${visitor.uid}`, {
    unit_system: 'ml',
    active_bar_id: barId,
    active_bar_cabinet_id: PLAN,
    active_menu_id: null,
    staple_ids: [],
    updated_at: now,
  });
  await page.goto('/bar-cabinet');
  await page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: 'Back bar' }).waitFor();
  expect(await documentsSent(page, `${bar}/bar_cabinets`)).toBe(1);
  // The person, the bar and the cabinet; on a device that was never here once what is shown at home.
  expect((await documentsSent(page, 'users')) + (await documentsSent(page, 'bars'))).toBeLessThanOrEqual(4);

  await page.goto('/menu');
  await page.getByText('Negroni').first().waitFor();
  expect(await documentsSent(page, `${bar}/menus`)).toBe(1);
  expect(await documentsSent(page, 'bars')).toBeLessThanOrEqual(3);
  await page.goto('/shopping-list');
  await page.getByText('Soap').waitFor();
  expect(await documentsSent(page, `${bar}/shopping_lists`)).toBe(1);
  expect(await documentsSent(page, 'bars')).toBeLessThanOrEqual(3);
});
