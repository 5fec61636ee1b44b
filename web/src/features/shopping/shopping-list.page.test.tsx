import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  chooseMore,
  dialog,
  found,
  gone,
  link,
  menuOf,
  newMember,
  open,
  plugIn,
  see,
  types,
  unplug,
} from '#testing/app.tsx';

const SHELF = 44_001;
const PUT = 'Add to list';
const PUT_MENU = 'Add missing to shopping list';

let uid = '';
let [negroni, campari] = [0, 0];

const box = (name: RegExp) => page.getByRole('main').getByRole('checkbox', { name });
type Items = Record<string, Record<string, unknown>>;
const itemsOf = async () =>
  ((await commands.documentAt(`users/${uid}/shopping_lists/current`))?.items ?? {}) as Items;
const bottlesOf = async () =>
  (await commands.documentAt(`users/${uid}/bar_cabinets/${SHELF}`))?.items as Items;
const lines = () => itemsOf().then((items) => Object.keys(items).length);

beforeEach(async () => {
  await page.viewport(360, 740);
  ({ uid } = await newMember());
  [negroni, campari] = [await commands.seededRecipe('Negroni'), await commands.seededIngredient('Campari')];
});

describe('the shopping list', () => {
  it('has what a drink lacks once however often it is asked for, and what one types', async () => {
    await cabinetOf(uid, 'Corner', ['Gin', 'Orange']);
    await open(`/view-recipe/${negroni}`);
    await button(PUT).click();
    await see('Added 2 ingredients to your shopping list');
    await open(`/view-recipe/${negroni}?servings=3`);
    await button(PUT).click();
    await expect
      .poll(async () => (await itemsOf())[`i${campari}`])
      .toMatchObject({ sources: `recipe_${negroni}:900,`, is_checked: false });
    expect(await lines()).toBe(2);
    await button('Open list').click();
    await see(box(/^Campari.*90.ml needed/));
    await types(page.getByLabelText('Add to list'), 'napkins');
    await page.getByRole('option', { name: 'Create “napkins”' }).click();
    await see(box(/^napkins/));
    await button('More for napkins').click();
    await page.getByRole('menuitem', { name: 'Remove from list' }).click();
    await gone(box(/^napkins/));
    await expect.poll(lines).toBe(2);
  });

  it('puts what is ticked into the cabinet, without a network too; Undo takes tick and bottle back, and what is bought is taken out', async () => {
    await cabinetOf(uid, 'Corner', ['Gin', 'Orange']);
    await open(`/view-recipe/${negroni}`);
    await button(PUT).click();
    await expect.poll(lines).toBe(2);
    await button('Open list').click();
    await see(box(/^Campari/));
    await unplug();
    await box(/^Campari/).click();
    await see('Added Campari to Corner');
    await expect.element(box(/^Campari/)).toBeChecked();
    // Another device writes meanwhile: neither loses what the other said.
    const soap = {
      ingredient_id: null,
      ingredient_type_id: null,
      name: 'Soap',
      sources: 'hand:0,',
      bottles: null,
    };
    const entry = { ...soap, bottle_ml: null, note: '', is_checked: true, by: uid };
    await commands.updateDocument(`users/${uid}/shopping_lists/current`, { 'items.f1': entry });
    await plugIn();
    await expect
      .poll(async () => (await bottlesOf())[campari])
      .toMatchObject({ is_in_stock: true, is_deleted: false });
    await expect.element(box(/^Soap/)).toBeChecked();
    await expect.element(box(/^Campari/)).toBeChecked();

    await open('/shopping-list');
    await box(/^Sweet vermouth/).click();
    await see('Added Sweet vermouth to Corner');
    await button('Undo').click();
    await expect.element(box(/^Sweet vermouth/)).not.toBeChecked();
    await expect
      .poll(async () => Object.values(await bottlesOf()).filter((one) => one.is_deleted).length)
      .toBe(1);
    await chooseMore('Shopping list', 'Remove bought (2)');
    await gone(box(/^Campari/));
    await expect.poll(lines).toBe(1);
  });

  it('takes what to buy next and what a menu lacks, and says bottles, sizes and notes', async () => {
    await cabinetOf(uid, 'Corner', ['Gin', 'Sweet vermouth']);
    await menuOf(uid, 'Friday', ['Negroni']);
    await open('/what-can-i-make');
    const put = page
      .getByRole('list', { name: 'Buy next' })
      .getByRole('button', { name: /^Add .* to shopping list$/ })
      .first();
    const name =
      /^Add (.+) to shopping list$/.exec((await found(put)).getAttribute('aria-label') ?? '')?.[1] ?? '';
    await put.click();
    await link(`${name} added to your shopping list`).click();
    await see(box(new RegExp(`^${name}.*1 bottle`)));

    await open('/menu');
    await chooseMore('Friday', PUT_MENU);
    await button('Open list').click();
    await button('More for Campari').click();
    await page.getByRole('menuitem', { name: 'Amount and note' }).click();
    await see(page.getByRole('dialog', { name: 'Campari' }));
    for (const [label, text] of [
      ['Bottles', '2'],
      ['Bottle size (ml)', '1000'],
      ['Note', 'the red one'],
    ] as const)
      await types(dialog().getByLabelText(label), text);
    await button('Save').click();
    await see(box(/^Campari.*2 bottles of 1,000.ml.*the red one/));
    await expect
      .poll(async () => (await itemsOf())[`i${campari}`])
      .toMatchObject({
        bottles: 2,
        bottle_ml: 1000,
        note: 'the red one',
        sources: expect.stringContaining('menu_') as string,
      });
    // Every heading is the name of a type.
    for (const { textContent } of page.getByRole('heading', { level: 2 }).elements())
      expect(textContent).not.toMatch(/^…?$/);
  });

  it('puts what is ticked the moment it is there into the cabinet once that has arrived', async () => {
    await cabinetOf(uid, 'Corner', ['Gin', 'Sweet vermouth']);
    const now = new Date().toISOString();
    const { ingredient_type_id } = (await commands.documentAt(`ingredients/${campari}`)) ?? {};
    const named = {
      ingredient_id: campari,
      ingredient_type_id: ingredient_type_id as number,
      name: 'Campari',
    };
    const entry = {
      ...named,
      sources: 'hand:0,',
      bottles: 1,
      bottle_ml: null,
      note: '',
      is_checked: false,
      by: uid,
    };
    const list = { items: { [`i${campari}`]: entry }, last_item_id: `i${campari}`, updated_at: now };
    await commands.ownDocument(`users/${uid}/shopping_lists/current`, list);
    const seen = new MutationObserver(() => {
      const first = document.querySelector<HTMLElement>('main [type=checkbox]');
      if (!first) return;
      seen.disconnect();
      first.click();
    });
    seen.observe(document, { childList: true, subtree: true });
    await open('/shopping-list');
    await see('Added Campari to Corner');
    await expect
      .poll(async () => (await bottlesOf())[campari])
      .toMatchObject({ is_in_stock: true, is_deleted: false });
    await expect.element(box(/^Campari/)).toBeChecked();
  });
});
