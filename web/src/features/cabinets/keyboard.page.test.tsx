import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  cabinetOf,
  dialog,
  gone,
  newMember,
  open,
  see,
  seeAccessible,
  tabTo,
} from '#testing/app.tsx';

const row = (name: string) =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet' })
    .getByRole('listitem')
    .filter({ hasText: name });
const picker = () => page.getByRole('combobox', { name: 'Bar cabinet' });

describe('a cabinet, by keyboard alone', () => {
  it('is found in the navigation and created, and the focus returns to the dropdown that opened the dialog', async () => {
    await newMember();
    await open('/profile');
    await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ingredients' }));
    await commands.press('Enter');
    await expect.poll(address).toBe('/bar-cabinet');
    await tabTo(picker());
    await commands.press('Enter');
    await see(page.getByRole('listbox'));
    await seeAccessible();
    await commands.press('End');
    await expect.element(page.getByRole('option', { name: '+ Add New' })).toHaveFocus();
    await commands.press('Enter');
    await expect.element(page.getByLabelText('Bar Name')).toHaveFocus();
    await commands.keys('Keyboard bar');
    await commands.press('Enter');
    await see(picker().filter({ hasText: 'Keyboard bar' }));
    await gone(dialog());
    await expect.element(picker()).toHaveFocus();
  });
});

describe('what is in a cabinet, by keyboard alone', () => {
  beforeEach(async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Keyboard bar', ['Campari', 'Gin']);
    await open('/bar-cabinet');
    await see(row('Campari'));
  });

  it('gives the focus back to Edit when the dialog is closed by Escape', async () => {
    const edit = button('Edit', true);
    await tabTo(edit);
    await commands.press('Enter');
    await expect.element(page.getByLabelText('Bar Name')).toHaveFocus();
    await commands.press('Escape');
    await gone(dialog());
    await expect.element(edit).toHaveFocus();
  });

  it('takes an ingredient, and the focus returns to the button that opened the dialog', async () => {
    const opener = button('Add Ingredient');
    await tabTo(opener);
    await commands.press('Enter');
    await expect.element(dialog().getByPlaceholder('Search ingredients...')).toHaveFocus();
    await commands.keys('cointreau');
    await commands.press('Enter');
    await see(dialog().getByRole('heading', { name: 'Search Results', exact: true }));
    await tabTo(dialog().getByRole('button', { name: '+ Cointreau', exact: true }));
    await commands.press('Enter');
    await see(dialog().getByRole('button', { name: 'Added' }).first());
    // The button that was pressed is gone: the focus must not leave the dialog with it.
    expect(dialog().element().contains(document.activeElement)).toBe(true);
    await commands.press('Escape');
    await gone(dialog());
    await expect.element(opener).toHaveFocus();
    await see(row('Cointreau'));
  });

  it('is toggled', async () => {
    await tabTo(button('In Stock, Campari'));
    await commands.press('Space');
    await expect.element(button('Out of Stock, Campari')).toHaveFocus();
    await commands.press('Space');
    await see(button('In Stock, Campari'));
  });

  it('is removed, and taken back with Undo', async () => {
    await tabTo(button('More for Campari'));
    await commands.press('Enter');
    await expect.element(page.getByRole('menuitem', { name: 'How full is it?' })).toHaveFocus();
    await commands.press('End');
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
    await commands.press('Enter');
    await gone(row('Campari'));
    await expect.element(button(/^More for .*gin$/i)).toHaveFocus();
    await tabTo(button('Undo'));
    await seeAccessible();
    await commands.press('Enter');
    await see(row('Campari'));
  });
});
