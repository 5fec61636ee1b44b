import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, gone, link, newMember, open, plugIn, see, types, unplug } from '#testing/app.tsx';

const drinks = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const rows = () =>
  page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem').elements();

describe('the first bottles', () => {
  it('are ticked in one go, with the drinks counted meanwhile; then one sees what can be made', async () => {
    await newMember();
    await open('/bar-cabinet/fill');
    for (const name of ['Campari', 'Gin', 'Sweet vermouth']) await button(name, true).click();
    await see(drinks('3 bottles'));
    await see(drinks(/[1-9]\d* drinks?/));
    await button('Add 3', true).click();
    await expect.poll(address).toBe('/what-can-i-make');
    await see(link('Negroni', true).first());
    await open('/bar-cabinet');
    await expect.poll(() => rows().length).toBe(3);
    // Bottles in the cabinet are not offered again.
    await open('/bar-cabinet/fill');
    await expect.element(button('Campari, Already in your bar', true)).toBeDisabled();
  });

  it('are found by typing, brands too, and are still ticked after a reload', async () => {
    await newMember();
    await open('/bar-cabinet/fill');
    await types(page.getByRole('searchbox', { name: 'Search bottles…' }), 'beefea');
    await button('Beefeater', true).click();
    await see(drinks('1 bottle'));
    // By other names, and in another language.
    for (const [typed, name] of [
      ['tonic water', 'Tonic'],
      ['Zitrone', 'Lemon'],
    ] as const) {
      await page.getByRole('searchbox', { name: 'Search bottles…' }).clear();
      await types(page.getByRole('searchbox', { name: 'Search bottles…' }), typed);
      await see(button(name, true));
    }
    await open('/bar-cabinet/fill');
    await see(drinks('1 bottle'));
    await link('Not now').click();
    await expect.poll(address).toBe('/');
  });

  it('are there soon where nobody has published the catalogue yet: it is asked for at once', async () => {
    await newMember();
    await commands.deleteDocument('catalogue/current');
    await open('/bar-cabinet/fill');
    await see(button('Campari', true));
    await commands.madeByFunctions('catalogue/current');
  });

  it('that nobody knows are created there, and stand ticked among the others', async () => {
    await newMember();
    const name = `Moonmilk ${crypto.randomUUID().slice(0, 6)}`;
    await open('/bar-cabinet/fill');
    await types(page.getByRole('searchbox', { name: 'Search bottles…' }), name);
    await button(`Create “${name}”`).click();
    const type = page.getByRole('combobox', { name: 'Type', exact: true });
    await expect.element(type).toHaveFocus();
    await commands.keys('liqueur');
    await commands.press('Enter');
    await expect.element(page.getByLabelText('Sweetness')).not.toHaveValue(null);
    await button('Save Ingredient').click();
    await see(drinks('1 bottle'));
    await button('Add 1', true).click();
    await link('My bar', true).click();
    await see(button(`More for ${name}`));
  });

  it('are taken without a network, and are in the cabinet afterwards', { tags: 'slow' }, async () => {
    const { uid } = await newMember();
    await open('/bar-cabinet/fill');
    await see(button('Campari', true));
    await unplug();
    await see('You’re offline');
    await button('Campari', true).click();
    await button('Gin', true).click();
    await button('Add 2', true).click();
    await expect.poll(address).toBe('/what-can-i-make');
    await plugIn();
    await gone('You’re offline');
    await expect
      .poll(async () =>
        (await commands.documentsIn(`users/${uid}/bar_cabinets`)).map(
          ({ items }) => Object.keys(items as object).length,
        ),
      )
      .toEqual([2]);
  });
});
