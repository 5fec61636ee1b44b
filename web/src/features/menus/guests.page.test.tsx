import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  chooseMore,
  dialog,
  found,
  gone,
  menuOf,
  newMember,
  open,
  see,
  types,
} from '#testing/app.tsx';
import { orderOf } from '#testing/published-menu.ts';

const SHELF = 44_001;
const isOpen = () => dialog().getByLabelText('Open to guests');

/** Where the link of the dialog leads. */
async function token(): Promise<string> {
  const field = (await found(dialog().getByLabelText('Guest link'))) as HTMLInputElement;
  return field.value.split('/').at(-1) ?? '';
}

const shown = async () => commands.documentAt(`public_menus/${await token()}`);

describe('a menu', () => {
  let menu = '';
  beforeEach(async () => {
    const { uid } = await newMember();
    menu = `users/${uid}/menus/${SHELF}`;
    await cabinetOf(uid, 'Home', ['London dry gin', 'Sweet vermouth', 'Campari']);
    await menuOf(uid, 'Friday', ['Negroni', 'Fifty-Fifty Martini']);
    await open('/menu');
  });

  it('is shown to guests with a greeting, closed and opened, and its link replaced and withdrawn', async () => {
    await chooseMore('Friday', 'Show to guests');
    await types(dialog().getByLabelText('Greeting'), 'Cheers!');
    await button('Create link').click();
    await commands.madeByFunctions(`public_menus/${await token()}`);
    await expect.element(isOpen()).toBeChecked();
    expect(await shown()).toMatchObject({ title: 'Friday', greeting: 'Cheers!', is_open: true });
    await isOpen().click();
    await see('Closed. Guests see a “closed” page.');
    await expect.poll(shown).toMatchObject({ is_open: false });

    const before = await token();
    await button('Replace link').click();
    await expect.poll(token).not.toBe(before);
    await commands.madeByFunctions(`public_menus/${await token()}`);
    await expect.element(isOpen()).toBeChecked();
    // Guests order by one switch, which saves itself.
    const takes = dialog().getByLabelText('Take orders');
    await takes.click();
    await expect.poll(shown).toMatchObject({ takes_orders: true });
    for (const guest of ['Gia', 'Uwe']) await orderOf(await token(), guest);

    // Turning off says what waits, and can be undone; guests see nothing at once.
    const link = await token();
    const stored = () => commands.documentAt(`public_menus/${link}`);
    await button('Turn off link').click();
    await see(page.getByRole('dialog', { name: 'Turn off the link to “Friday”?' }).getByText(/2 orders are/));
    await button('Turn off link').last().click();
    await expect.poll(stored).toMatchObject({ is_open: false });
    await button('Undo').click();
    await expect.poll(stored).toMatchObject({ is_open: true });
    await chooseMore('Friday', 'Show to guests');
    await button('Turn off link').click();
    await button('Turn off link').last().click();
    await see(button('Undo'));
    // Nobody has to wait until the offer goes by itself.
    await commands.press('Escape');
    await expect.poll(stored).toMatchObject({ title: '' });
    await chooseMore('Friday', 'Show to guests');
    await see(button('Create link'));
  });

  it('is arranged in sections and at prices, by keyboard, with the focus on what moves', async () => {
    await chooseMore('Friday', 'Arrange');
    await see(page.getByRole('dialog', { name: 'Arrange “Friday”' }));
    await types(dialog().getByLabelText('Sections, one per line'), 'Stirred');
    await types(dialog().getByLabelText('Price: Negroni'), '9,5');
    await dialog().getByLabelText('Section: Negroni').selectOptions('Stirred');
    const down = button('Move Fifty-Fifty Martini down');
    (down.element() as HTMLElement).focus();
    await commands.press('Enter');
    await see(dialog().getByText('Fifty-Fifty Martini: position 2 of 2'));
    await expect.element(down).toHaveFocus();
    await dialog().getByLabelText('Section: Fifty-Fifty Martini').selectOptions('Stirred');
    await button('Save', true).click();
    await gone(dialog());
    const drinks = await Promise.all(
      ['Negroni', 'Fifty-Fifty Martini'].map((name) => commands.seededRecipe(name)),
    );
    const card = { currency: 'EUR', section_names: ['Stirred'], sections: [1, 1], prices: [950, 0] };
    await expect
      .poll(() => commands.documentAt(menu))
      .toMatchObject({ card: { ...card, recipe_ids: drinks } });
  });
});

it('in a bar, whoever only looks is not asked to show its menu to guests', async () => {
  const keeper = await commands.newPerson();
  const { uid } = await newMember();
  const bar = await commands.ownBar('Corner', { [keeper.uid]: 'owner', [uid]: 'viewer' });
  await commands.menuIn(`bars/${bar}`, 'Friday', [await commands.seededRecipe('Negroni')]);
  await open(`/bars/${bar}`);
  await button('Switch to bar').click();
  await see(button('Bar: Corner'));
  await open('/menu');
  await see('Negroni');
  await gone(button('More for Friday', true));
});
