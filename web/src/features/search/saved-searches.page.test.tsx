import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { address, button, gone, newMember, open, see, seeAccessible } from '#testing/app.tsx';

const chips = () => page.getByRole('list', { name: 'Saved searches' });
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
    await button('Remove “Sour with rum”', true).click();
    await gone(chips());
    await button('Undo', true).click();
    await see(chip('Sour with rum'));
    await seeAccessible();
  });
});
