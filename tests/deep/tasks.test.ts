import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONE } from '../support/browser/browser.ts';
import { cataloguePublished } from '../support/data/published-catalogue.ts';
import { FIRST_BOTTLES, seededIngredient } from '../support/data/seeded.ts';
import { ownCabinet, putAway } from '../support/data/test-data.ts';
import { picture } from '../support/data/test-pictures.ts';
import { personAt } from '../support/data/typing.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** The dialog of a new ingredient, over whatever asked for it. */
const newIngredientDialog = (page: Page) => page.getByRole('dialog', { name: 'New ingredient' });

/** Seconds that pointing takes a person (P of the keystroke-level model); only waiting is measured. */
const POINTING_S = 1.1;

/** A browser prints by its own menu: that, and 'Print'. */
const TAPS_TO_PRINT = 2;

/** A phone's own gallery: the picture, and that it is the one. */
const TAPS_IN_GALLERY = 2;

/** Somebody with a task: counts what they tap, and how long they and the page take together. */
function taskAt(page: Page, name: string) {
  const person = personAt(page);
  const began = performance.now();
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await person.taps(target);
    },
    /** Types where the focus is already. */
    types: person.typesOn,
    press: async (key: string) => {
      taps += 1;
      await page.keyboard.press(key);
    },
    /** Reports the seconds in the test's output; taps in the browser's own dialogs are added. */
    took: (others = 0): number => {
      taps += others;
      const seconds = (performance.now() - began) / 1000 + taps * POINTING_S;
      console.log(`${name}: ${taps} taps, ${seconds.toFixed(0)} s`);
      return taps;
    },
  };
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

describe('what people come for', () => {
  let visitor: Visitor;
  beforeAll(cataloguePublished);
  beforeEach(async () => {
    visitor = await newVisitor(PHONE);
  });
  afterEach(putAway);

  it('fifteen bottles are in a new cabinet after 18 taps', async () => {
    const { page } = visitor;
    await page.goto('/profile');
    const task = taskAt(page, '15 bottles from a fresh account');
    await task.tap(page.getByRole('link', { name: 'Tick your bottles' }));
    for (const name of FIRST_BOTTLES) await task.tap(button(page, name));
    await task.tap(button(page, 'Add 15'));
    await page.getByRole('heading', { name: 'You have everything' }).waitFor();
    expect(task.took()).toBeLessThanOrEqual(18);
  });

  it("a recipe of one's own, with a new ingredient and a picture, is there after 25 taps", async () => {
    const { page } = visitor;
    const turn = randomUUID().slice(0, 6);
    const [name, shrub] = [`Shrub Sour ${turn}`, `Elderflower shrub ${turn}`];
    const file = {
      name: 'sour.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(900, 600).jpeg().toBuffer(),
    };
    await page.goto('/');
    const task = taskAt(page, "a recipe of one's own with a new ingredient and a picture");
    const write = async (label: string, text: string) => {
      await task.tap(page.getByLabel(label));
      await task.types(text);
    };
    const field = (label: string, place: number) =>
      page
        .getByRole('group', { name: `Ingredient ${place}`, exact: true })
        .getByRole(label === 'Qty' ? 'spinbutton' : 'combobox', { name: label, exact: true });
    const holds = (target: Locator, text: string) =>
      expect.poll(() => target.inputValue(), { timeout: 10_000 }).toBe(text);

    await task.tap(page.getByRole('link', { name: 'Recipes', exact: true }));
    await task.tap(page.getByRole('link', { name: 'All recipes', exact: true }));
    await task.tap(page.getByRole('link', { name: 'Create Recipe' }));
    await write('Recipe Name', name);
    await write('Description', 'Flowers and lemon.');
    await write('Instructions', 'Shake hard, strain.');
    for (const [label, text] of [
      ['Glassware', 'coupe'],
      ['Serving Methods', 'shake'],
    ] as const) {
      await task.tap(page.getByRole('combobox', { name: label, exact: true }));
      await task.types(text);
      await task.press('Enter');
    }
    await task.tap(field('Ingredient', 1));
    await task.types(shrub);
    await task.tap(page.getByRole('option', { name: `Create “${shrub}”` }));
    const dialog = newIngredientDialog(page);
    await dialog.getByRole('combobox', { name: 'Type', exact: true }).and(page.locator(':focus')).waitFor();
    await task.types('syrup');
    await task.press('Enter');
    await expect.poll(() => dialog.getByLabel('Sweetness').inputValue(), { timeout: 10_000 }).not.toBe('');
    await task.tap(dialog.getByRole('button', { name: 'Save Ingredient' }));
    await holds(field('Ingredient', 1), shrub);
    await task.tap(field('Qty', 1));
    await page.keyboard.press('ControlOrMeta+a');
    await task.types('20 ml');
    await task.tap(button(page, 'Add Ingredient'));
    // A new row has the focus.
    await field('Ingredient', 2).and(page.locator(':focus')).waitFor();
    await task.types('gin');
    await task.press('Enter');
    await holds(field('Ingredient', 2), 'Gin');
    await task.tap(field('Qty', 2));
    await page.keyboard.press('ControlOrMeta+a');
    await task.types('50 ml');
    await task.tap(button(page, 'Save Recipe'));
    await page.getByText(`Saved “${name}”`).waitFor();
    // The toast's: the form's lists open too.
    await task.tap(button(page, 'Open').and(page.getByText('Open', { exact: true })));
    await task.tap(page.getByRole('link', { name: 'Add Attachments' }));
    const gallery = page.waitForEvent('filechooser');
    await task.tap(button(page, 'Choose pictures'));
    await (await gallery).setFiles(file);
    await task.tap(button(page, 'Upload'));
    await page.getByText('Upload successful!').waitFor();
    expect(task.took(TAPS_IN_GALLERY)).toBeLessThanOrEqual(25);
  });

  it('something sour with rum, and light, is found after 4 taps', async () => {
    const { page } = visitor;
    await page.goto('/');
    const task = taskAt(page, 'something sour with rum, light');
    await task.tap(page.getByRole('link', { name: 'Search', exact: true }));
    await task.tap(page.getByRole('searchbox'));
    await task.types('sour rum light');
    await task.press('Enter');
    await task.tap(page.getByRole('link', { name: 'Mojito', exact: true }).first());
    await page.getByRole('heading', { level: 1, name: 'Mojito' }).waitFor();
    expect(task.took()).toBeLessThanOrEqual(4);
  });

  it('friends come on Saturday: a shopping list is printed after 30 taps, on one page', async () => {
    const { page } = visitor;
    await page.goto('/');
    const task = taskAt(page, 'a shopping list for a party, printed');
    await task.tap(page.getByRole('navigation').getByRole('link', { name: 'Recipes' }).last());
    await task.tap(page.getByRole('list', { name: 'Related pages' }).getByRole('link', { name: 'Parties' }));
    await task.tap(button(page, 'Plan a party'));
    const overtypes = async (label: string, text: string) => {
      await task.tap(page.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await task.types(text);
    };
    await overtypes('Name', 'Friends on Saturday');
    for (const name of ['Negroni', 'Daiquiri', 'Margarita']) {
      await task.tap(page.getByLabel('Add drink'));
      await task.types(name.slice(0, 6).toLowerCase());
      await task.tap(page.getByRole('option', { name, exact: true }));
      await page.getByRole('list', { name: 'Drinks' }).getByRole('link', { name, exact: true }).waitFor();
    }
    await overtypes('Guests', '12');
    await page.getByText('12 guests × 5 = 60 drinks').waitFor();
    await task.tap(button(page, 'More Negroni'));
    await page.getByRole('list', { name: 'To buy' }).getByText('2 bottles of 700 ml').first().waitFor();
    await task.tap(button(page, 'Add to shopping list'));
    await task.tap(button(page, 'Open list'));
    await page.getByRole('checkbox', { name: /^Campari.*2 bottles of 700.ml/ }).waitFor();
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed');
    });
    await task.tap(button(page, 'More for Shopping list'));
    await task.tap(page.getByRole('menuitem', { name: 'Print', exact: true }));
    expect(await page.title()).toBe('printed');
    expect(task.took()).toBeLessThanOrEqual(30);
    expect((await page.pdf({ format: 'A4' })).toString('latin1')).toMatch(/\/Count 1\b/);
  });

  it('the menu of a party is printed after 15 taps', async () => {
    const { page, uid } = visitor;
    await ownCabinet(uid, 'Party', FIRST_BOTTLES.map(seededIngredient));
    await page.goto('/');
    const task = taskAt(page, "a party of ten's menu, printed");
    await task.tap(page.getByRole('link', { name: 'Recipes', exact: true }));
    await task.tap(button(page, 'Add Recipe'));
    await task.types('Party');
    await task.press('Enter');
    const adding = page.getByRole('dialog', { name: 'Add Recipes' });
    const offered = adding.getByRole('button', { name: /^\+ / });
    await offered.nth(5).waitFor();
    const labels = await offered.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const chosen = labels.slice(0, 6).map((label) => label.slice('+ '.length));
    for (const name of chosen) await task.tap(adding.getByRole('button', { name: `+ ${name}`, exact: true }));
    await task.tap(adding.getByRole('button', { name: 'Close' }));
    await button(page, `More for ${chosen.at(-1)}`).waitFor();
    expect(task.took(TAPS_TO_PRINT)).toBeLessThanOrEqual(15);
    await page.emulateMedia({ media: 'print' });
    for (const name of chosen) await page.getByRole('link', { name, exact: true }).waitFor();
  });
});
