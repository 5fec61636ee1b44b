import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  choose,
  chooseMore,
  dialog,
  found,
  goBack,
  gone,
  heading,
  newMember,
  open,
  plugIn,
  refusals,
  see,
  seeAccessible,
  types,
  unplug,
} from '#testing/app.tsx';

const EMPTY = 'Your bar is empty. Add some ingredients to get started.';
const SHELF = 44_001;

const list = () => page.getByRole('list', { name: 'Ingredients in this cabinet' });
const names = () =>
  list()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
const stock = (name: string) =>
  list().getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: /Stock/ });
const reads = (name: string, text: string) => see(stock(name).filter({ hasText: text }));
const cabinet = (name: string) =>
  page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: name });
const optionNames = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const suggested = () => page.getByRole('list', { name: 'Suggested' });
const offered = () => suggested().getByRole('button', { name: /^\+ / }).first();

async function name(text: string): Promise<void> {
  await dialog().getByLabelText('Bar Name').fill(text);
  await button('Create', true).click();
  await gone(dialog());
}

describe('somebody without a cabinet', () => {
  it('who wants to add an ingredient names a cabinet and then adds to it, and nothing is asked too early', async () => {
    await newMember();
    performance.clearResourceTimings();
    await open('/bar-cabinet');
    await see('First, you’ll give your bar a name.');
    await button('Add Ingredient').click();
    await see(page.getByRole('dialog', { name: 'Add Bar Cabinet' }));
    await dialog().getByLabelText('Bar Name').fill('First bar');
    await button('Create', true).click();
    await see(page.getByRole('dialog', { name: 'Add Ingredient' }));
    await dialog().getByRole('button', { name: /^\+ / }).first().click();
    await see(dialog().getByRole('button', { name: 'Added' }).first());
    // The suggestions of a cabinet are asked for when the server knows of it.
    expect(refusals()).toEqual([]);
  });

  it('reads that the bar is empty, and names one in a dialog whose button wants a name', async () => {
    await newMember();
    await open('/bar-cabinet');
    await see(EMPTY);
    await choose('Bar cabinet', '+ Add New');
    await dialog().getByLabelText('Bar Name').fill('   ');
    await expect.element(button('Create', true)).toBeDisabled();
    await seeAccessible();
    await button('Cancel').click();
    await gone(dialog());
    await choose('Bar cabinet', '+ Add New');
    await name('Kitchen bar');
    await see(cabinet('Kitchen bar'));
  });
});

describe('a bar cabinet', () => {
  let path = '';
  beforeEach(async () => {
    const { uid } = await newMember();
    path = `users/${uid}/bar_cabinets/${SHELF}`;
    await cabinetOf(uid, 'Balcony bar', ['Campari']);
    await open('/bar-cabinet');
    await reads('Campari', 'In Stock');
  });

  it('is renamed', async () => {
    await button('Edit', true).click();
    await dialog().getByLabelText('Bar Name').fill('Garden bar');
    await button('Rename').click();
    await see(cabinet('Garden bar'));
  });

  it('takes a suggestion with + as in stock, which then reads Added', async () => {
    const added = ((await found(offered())).getAttribute('aria-label') ?? '').slice(2);
    await offered().click();
    await reads(added, 'In Stock');
    const row = suggested().getByRole('listitem').filter({ hasText: added });
    await expect.element(row.getByRole('button', { name: 'Added' })).toBeDisabled();
  });

  it('shows suggestions below three characters and searches at once on Enter', async () => {
    await button('Add Ingredient').click();
    const title = (text: string) => dialog().getByRole('heading', { name: text, exact: true });
    await see(title('Suggested'));
    await seeAccessible();
    await types(dialog().getByPlaceholder('Search ingredients...'), 'co');
    await see(title('Suggested'));
    await commands.keys('intreau');
    await commands.press('Enter');
    await see(title('Search Results'));
    await seeAccessible();
    await button('+ Cointreau', true).click();
    await see(dialog().getByRole('button', { name: 'Added' }).first());
    await button('Close').click();
    await see(stock('Cointreau'));
  });

  it('stays selected when the page is opened again, and stands before younger ones whatever changes in it', async () => {
    await choose('Bar cabinet', '+ Add New');
    await name('Second bar');
    await see(EMPTY);
    await choose('Bar cabinet', 'Balcony bar');
    await see(stock('Campari'));
    await open('/bar-cabinet');
    await see(cabinet('Balcony bar'));
    await stock('Campari').click();
    await reads('Campari', 'Out of Stock');
    await cabinet('Balcony bar').click();
    await expect.poll(optionNames).toEqual(['Balcony bar', 'Second bar', '+ Add New']);
  });

  it('toggles at once, and shows by itself what another device toggles', async () => {
    await stock('Campari').click();
    await reads('Campari', 'Out of Stock');
    const key = `items.${await commands.seededIngredient('Campari')}.is_in_stock`;
    await expect
      .poll(async () => JSON.stringify((await commands.documentAt(path))?.items))
      .toContain('"is_in_stock":false');
    await commands.updateDocument(path, { [key]: true });
    await reads('Campari', 'In Stock');
    await stock('Campari').click();
    await reads('Campari', 'Out of Stock');
  });

  it('keeps changes made offline, says so and why nothing is suggested, and sends them when the network is back', async () => {
    await unplug();
    await stock('Campari').click();
    await reads('Campari', 'Out of Stock');
    await see('Saved on this device. Syncs when you’re online.');
    await open('/bar-cabinet');
    await button('Add Ingredient').click();
    await see(page.getByRole('dialog').getByText('Search works again once you’re connected'));
    await plugIn();
    await expect
      .poll(async () => JSON.stringify((await commands.documentAt(path))?.items))
      .toContain('"is_in_stock":false');
  });

  it('takes back a toggle that the server refuses, and says so', async () => {
    // The cabinet goes while this device cannot hear of it: the toggle is made in good faith.
    await unplug();
    await stock('Campari').click();
    await reads('Campari', 'Out of Stock');
    await commands.deleteDocument(path);
    await plugIn();
    await see(/^Couldn’t save Campari, so we undid the change\. /);
    await see(EMPTY);
    expect(await commands.documentAt(path)).toBeNull();
  });

  it('removes an item and takes it back with Undo, once', async () => {
    await button('More for Campari').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await gone(stock('Campari'));
    await button('Undo').click();
    await see(stock('Campari'));
    expect(stock('Campari').elements()).toHaveLength(1);
  });
});

describe('a full bar cabinet', () => {
  it('finds a bottle by its name or type, and stands by type where that was chosen on this device', async () => {
    const { uid } = await newMember();
    const bottles = [
      'Campari',
      'Club soda',
      'Dark rum',
      'Gin',
      'Lemon juice',
      'Lime juice',
      'Sweet vermouth',
      'White rum',
    ];
    await cabinetOf(uid, 'Full bar', [
      ...bottles,
      'Bourbon whiskey',
      'Cointreau',
      'Simple syrup',
      'Dry vermouth',
    ]);
    await open('/bar-cabinet');
    const box = page.getByRole('searchbox', { name: 'Find in this cabinet…' });
    await see(stock('Campari'));
    await chooseMore('Full bar', 'Find in this cabinet…');
    await expect.element(box).toHaveFocus();
    await types(box, 'rum');
    await expect.poll(names).toEqual(['Dark rum', 'White rum']);
    await commands.keys(' gin');
    await see('Nothing found for “rum gin”');
    await button('Show all', true).click();
    await see(stock('Campari'));

    await page.getByRole('combobox', { name: 'Sort' }).click();
    await see(page.getByRole('option', { name: 'Type' }));
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Type']);
    await page.getByRole('option', { name: 'Type' }).click();
    await see(list().getByRole('heading', { name: 'Juice' }));
    await open('/bar-cabinet');
    await see(list().getByRole('heading', { name: 'Juice' }));
    await chooseMore('Full bar', 'Find in this cabinet…');
    await types(box, 'juice');
    await expect.poll(names).toEqual(['Lemon juice', 'Lime juice']);
    await list().getByRole('link', { name: 'Lime juice' }).click();
    await see(heading('Lime juice'));
    goBack();
    await see(stock('Lime juice'));
    await expect.element(box).toHaveValue('juice');
  });

  it('shows more than thirty bottles at once in a large window, and stays readable in a small one', async () => {
    const { uid } = await newMember();
    await commands.cabinetIn(
      `users/${uid}`,
      'Forty',
      Array.from({ length: 40 }, (_, index) => 10_001 + index),
    );
    await page.viewport(1920, 1080);
    await open('/bar-cabinet');
    const rows = list().getByRole('listitem');
    const inView = () =>
      rows
        .elements()
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 64 && bottom <= innerHeight).length;
    await expect.poll(inView).toBeGreaterThan(30);
    expect(rows.first().element().getAttribute('aria-setsize')).toBe('40');
    await page.viewport(360, 740);
    await see(page.getByRole('combobox', { name: /^Sort: / }));
  });
});
