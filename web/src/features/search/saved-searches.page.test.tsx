import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { address, button, gone, newMember, open, see, seeAccessible } from '#testing/app.tsx';

const chips = () => page.getByRole('list', { name: 'Saved searches' });
const box = () => page.getByRole('searchbox', { name: 'Search ingredients and recipes' });
/** An entry of a chip's menu. */
const choose = async (name: string, entry: string): Promise<void> => {
  await button(`More for ${name}`, true).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const chip = (name: string) => chips().getByRole('link', { name, exact: true });

describe('saved searches', () => {
  it('are saved by name, open what they ask for, and go with an undo', async () => {
    await newMember();
    await open('/search?q=sour&with=rum');
    await button('Save this search', true).click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('sour');
    await seeAccessible();
    await userEvent.fill(page.getByLabelText('Name'), 'Sour with rum');
    await commands.press('Enter');
    await see('Saved “Sour with rum”');
    await gone(button('Save this search', true));

    await open('/search');
    await chip('Sour with rum').click();
    await expect.poll(address).toBe('/search?q=sour&with=rum');
    await gone(chips());

    await open('/search');
    await choose('Sour with rum', 'Remove');
    await gone(chips());
    await expect.element(box()).toHaveFocus();
    await button('Undo', true).click();
    await see(chip('Sour with rum'));
    await seeAccessible();
  });

  it('get another name, and a removal leaves the focus on the next one', { tags: 'slow' }, async () => {
    await newMember();
    for (const query of ['gin', 'rum']) {
      await open(`/search?q=${query}`);
      await button('Save this search', true).click();
      await commands.press('Enter');
      await see(`Saved “${query}”`);
    }
    await open('/search');
    await choose('gin', 'Rename');
    await seeAccessible();
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Juniper');
    await commands.press('Enter');
    await see(chip('Juniper'));
    await gone(chip('gin'));

    await choose('Juniper', 'Remove');
    await gone(chip('Juniper'));
    await expect.element(chip('rum')).toHaveFocus();
  });
});
