import { NEW_PLAN } from '@cellaret/domain/parties/plan';
import { DEFAULT_PREFERENCES } from '@cellaret/domain/people/user';
import { beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cabinetOf, chooseMore, dialog, goTo, newMember, open, see, types } from '#testing/app.tsx';
import { countCosts, type Costs } from '#testing/costs.ts';

/** The cost of each personal action in charged documents: the tables of the designs. */

const PLAN = 77;
const now = new Date().toISOString();

let uid = '';
let ids: Record<'negroni' | 'daiquiri' | 'gin' | 'campari' | 'aperol', number>;
let costs: Costs;
let wanted: string[];

/** Adds to what is to have been written by now, and looks: whatever else was written since is noticed too. */
async function writes(...paths: string[]): Promise<void> {
  wanted.push(...paths);
  await expect.poll(() => [...costs.writes].sort()).toEqual([...wanted].sort());
}
const own = (path: string): string => `users/${uid}/${path}`;
const taps = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const toBuy = () => page.getByRole('list', { name: 'To buy' }).getByRole('listitem');

beforeEach(async () => {
  ({ uid } = await newMember());
  const [negroni, daiquiri] = [
    await commands.seededRecipe('Negroni'),
    await commands.seededRecipe('Daiquiri'),
  ];
  const [gin = 0, campari = 0, aperol = 0] = await Promise.all(
    ['London dry gin', 'Campari', 'Aperol'].map((name) => commands.seededIngredient(name)),
  );
  ids = { negroni, daiquiri, gin, campari, aperol };
  await cabinetOf(uid, 'Corner', ['London dry gin', 'Campari', 'Sweet vermouth', 'Orange']);
  costs = countCosts();
  wanted = [];
});

it('a mark costs one write; stars, notes and drinks made cost two or more', { tags: 'slow' }, async () => {
  const { gin, campari, negroni } = ids;
  const shelf = own('bar_cabinets/44001');
  for (const id of [gin, campari])
    await commands.updateDocument(shelf, { [`items.${id}.left_ml`]: 700, [`items.${id}.bottle_ml`]: 700 });
  const marks = own('marks/recipes');
  // Every creation is counted, so that nobody fills the database: one write more.
  const quota = own('quotas/notes');
  await open(`/view-recipe/${negroni}`);
  await taps('Favourite: Negroni');
  await writes(marks);
  await taps('Add tags');
  await types(page.getByRole('combobox', { name: 'Tags' }), 'Summer,');
  await taps('Done');
  await writes(marks);
  const stars = page.getByRole('group', { name: 'Your rating' });
  const row = stars.element().querySelector('.MuiRating-root') ?? document.body;
  // The middle of the row is where two halves of a star meet: a tap there may hit neither.
  const { width, height } = row.getBoundingClientRect();
  await page.elementLocator(row).click({ position: { x: width * 0.75, y: height / 2 } });
  await writes(marks, `recipes/${negroni}/ratings/${uid}`);
  await taps('Add a note');
  await page.getByLabelText('Note', { exact: true }).fill('More gin.');
  await taps('Save note');
  await writes(marks, own(`notes/recipes_${negroni}`), quota);
  await taps('Made it');
  await see(page.getByLabelText(/^Subtract from bottles: /));
  await taps('Log it');
  await expect.poll(() => costs.writes.length).toBe(wanted.length + 5);
  const entry = costs.writes.find((path) => path.startsWith(own('log/'))) ?? 'no entry of the log';
  await writes(entry, quota, marks, shelf, shelf);
  for (const kept of ['notes', 'log']) expect(costs.reads(own(kept))).toBeLessThanOrEqual(1);

  // A level by a finger; and five drinks for the evening, which cost nothing.
  await goTo('/bar-cabinet');
  await chooseMore('Campari', 'How full is it?');
  const level = dialog().getByRole('slider', { name: 'How full is it?' });
  await see(level);
  (level.element() as HTMLElement).focus();
  await commands.press('End');
  await taps('Save');
  await writes(shelf);
  await goTo('/');
  await see(page.getByRole('list', { name: 'You can also make' }).getByRole('listitem').first());
  await writes();
});

const storedList = async () =>
  (await commands.documentAt(own('shopping_lists/current')))?.items as Record<string, unknown>;

it('each line of a recipe that is put on the shopping list is a write', async () => {
  await open(`/view-recipe/${ids.daiquiri}`);
  await taps('Add to list');
  await see(/^Added [2-9] ingredients to your shopping list$/);
  await expect.poll(async () => costs.writes.length === Object.keys(await storedList()).length).toBe(true);
  await writes(...Object.keys(await storedList()).map(() => own('shopping_lists/current')));
});

it('a shopping list is one read, a tick two writes, and taking out twelve of thirty one', async () => {
  const { aperol, negroni } = ids;
  const list = own('shopping_lists/current');
  const entry = (at: number) => ({
    ingredient_id: at === 0 ? aperol : null,
    ingredient_type_id: at === 0 ? 1 : null,
    name: at === 0 ? 'Aperol' : `Thing ${at}`,
    sources: `recipe_${negroni}:${300 + at},hand:0,`,
    bottles: at === 0 ? null : at,
    bottle_ml: at % 2 ? 700 : null,
    note: `the ${at}th`,
    is_checked: at >= 18,
    by: uid,
  });
  const before = Array.from(
    { length: 30 },
    (_, at) => [at === 0 ? `i${aperol}` : `f${at}`, entry(at)] as const,
  );
  await commands.ownDocument(list, {
    items: Object.fromEntries(before),
    last_item_id: 'f1',
    updated_at: now,
  });
  await open('/shopping-list');
  await chooseMore('Shopping list', 'Remove bought (12)');
  await writes(list);
  expect(costs.reads(own('shopping_lists'))).toBeLessThanOrEqual(2);
  await expect
    .poll(storedList)
    .toEqual(Object.fromEntries(before.filter(([, { is_checked }]) => !is_checked)));
  await page.getByRole('checkbox', { name: /^Aperol/ }).click();
  await writes(list, own('bar_cabinets/44001'));
});

it('a party costs its plan and its recipes, a changed figure one write, the list one for each ingredient; units change no sum', async () => {
  const shares = `${ids.negroni}:1,${ids.daiquiri}:1,`;
  const plan = own(`plans/${PLAN}`);
  await commands.ownDocument(plan, { ...NEW_PLAN, id: PLAN, plan_name: 'Saturday', shares, updated_at: now });
  await open(`/party/${PLAN}`);
  await see('10 guests × 5 = 50 drinks');
  await see(toBuy().first());
  expect(costs.reads(own('plans'))).toBe(1);
  expect(costs.reads('recipe_views')).toBeLessThanOrEqual(2);
  await writes();
  await types(page.getByLabelText('Guests'), '8');
  await see('8 guests × 5 = 40 drinks');
  await commands.press('Tab');
  await writes(plan);

  // Each amount in another unit is the same amount; what is bought stays.
  const campari = toBuy().filter({ hasText: 'Campari' });
  const bottlesIn = async (unit: string, ml: number) => {
    await commands.ownDocument(`users/${uid}`, {
      ...DEFAULT_PREFERENCES,
      unit_system: unit,
      updated_at: now,
    });
    const sum = new RegExp(`([\\d.,]+).${unit} incl\\. 5% waste`);
    await see(campari.getByText(sum));
    const text = campari.element().textContent ?? '';
    expect(/(\d+) bottles? of/.exec(text)?.[1]).toBe('1');
    expect(Math.abs(Number(sum.exec(text)?.[1]?.replace(',', '')) * ml - 630)).toBeLessThanOrEqual(ml / 2);
    return toBuy()
      .elements()
      .map(({ textContent }) => /(\d+) bottles?/.exec(textContent ?? '')?.[1]);
  };
  const inMl = await bottlesIn('ml', 1);
  expect(await bottlesIn('cl', 10)).toEqual(inMl);
  expect(await bottlesIn('oz', 29.5735)).toEqual(inMl);

  await taps('Add to shopping list');
  // How many they are is said at once, while most are still on their way.
  const says = page.getByText(/ingredients to your shopping list/).first();
  await see(says);
  const count = Number(/\d+/.exec(says.element().textContent ?? '')?.[0]);
  await writes(...Array.from({ length: count }, () => own('shopping_lists/current')));
});

it('a bar: a cabinet of 500 opens with four reads, its menus and its list with fewer', async () => {
  const bar = `bars/${await commands.ownBar('Corner', { [uid]: 'owner' })}`;
  const dates = { created_at: now, updated_at: now };
  const bottle = { ingredient_type_id: 1, is_in_stock: true, is_deleted: false };
  await commands.ownDocument(`${bar}/bar_cabinets/${PLAN}`, {
    id: PLAN,
    bar_cabinet_name: 'Back bar',
    items: Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [600_000 + at, { ...bottle, ingredient_name: `Thing ${at}` }]),
    ),
    last_item_id: null,
    ...dates,
  });
  await commands.menuIn(bar, 'Friday', [ids.negroni]);
  const soap = {
    ingredient_id: null,
    ingredient_type_id: null,
    name: 'Soap',
    sources: 'hand:0,',
    bottles: null,
  };
  await commands.ownDocument(`${bar}/shopping_lists/current`, {
    items: { f1: { ...soap, bottle_ml: null, note: '', is_checked: false, by: uid } },
    last_item_id: 'f1',
    updated_at: now,
  });
  await commands.ownDocument(`users/${uid}`, {
    unit_system: 'ml',
    active_bar_id: bar.slice('bars/'.length),
    active_bar_cabinet_id: PLAN,
    active_menu_id: null,
    staple_ids: [],
    updated_at: now,
  });
  /** The documents of a collection that were sent since the last time. */
  let before: Record<string, number> = {};
  const sent = (collection: string): number => {
    const all = costs.reads(collection);
    const more = all - (before[collection] ?? 0);
    before = { ...before, [collection]: all };
    return more;
  };
  sent('users');
  await open('/bar-cabinet');
  await see(page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: 'Back bar' }));
  expect(sent(`${bar}/bar_cabinets`)).toBe(1);
  // The person, the bar and the cabinet; on a device that was never here once what is shown at home.
  expect(sent('users') + sent('bars')).toBeLessThanOrEqual(4);
  await open('/menu');
  await see('Negroni');
  expect(sent(`${bar}/menus`)).toBe(1);
  expect(sent('bars')).toBeLessThanOrEqual(3);
  await open('/shopping-list');
  await see('Soap');
  expect(sent(`${bar}/shopping_lists`)).toBe(1);
  expect(sent('bars')).toBeLessThanOrEqual(3);
});
