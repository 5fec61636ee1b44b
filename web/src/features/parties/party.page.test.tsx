import type { Plan } from '@cellaret/domain/parties/plan';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  chooseMore,
  dialog,
  heading,
  menuOf,
  newMember,
  open,
  plugIn,
  see,
  types,
  unplug,
} from '#testing/app.tsx';

const toBuy = (text: string | RegExp) =>
  page
    .getByRole('list', { name: 'To buy' })
    .getByRole('listitem')
    .filter({ hasText: /Campari/ })
    .getByText(text);
const parties = () =>
  page.getByRole('list', { name: 'Related pages' }).getByRole('link', { name: 'Parties' });

let uid = '';
let [negroni, daiquiri, campari] = [0, 0, 0];
const planOf = async () => (await commands.documentsIn(`users/${uid}/plans`))[0] as Plan | undefined;
const bought = async () => {
  const list = await commands.documentAt(`users/${uid}/shopping_lists/current`);
  return (list?.items as Record<string, unknown> | undefined)?.[`i${campari}`];
};

describe('a party', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
    ({ uid } = await newMember());
    campari = await commands.seededIngredient('Campari');
    [negroni, daiquiri] = [await commands.seededRecipe('Negroni'), await commands.seededRecipe('Daiquiri')];
  });

  it('is planned from nothing: its name, its drinks, its guests, and how many weigh more', async () => {
    await open('/party');
    await button('Plan a party').click();
    await types(page.getByLabelText('Name', { exact: true }), 'Friends on Saturday');
    await see(heading('Friends on Saturday'));
    // One of them is open, below all of them.
    await expect.element(parties()).toHaveAttribute('aria-current', 'true');
    for (const [words, name] of [
      ['negr', 'Negroni'],
      ['daiq', 'Daiquiri'],
      ['margar', 'Margarita'],
    ] as const) {
      await types(page.getByLabelText('Add drink'), words);
      await page.getByRole('option', { name, exact: true }).click();
      await see(page.getByRole('list', { name: 'Drinks' }).getByRole('link', { name, exact: true }));
    }
    await types(page.getByLabelText('Guests'), '12');
    await see('12 guests × 5 = 60 drinks');
    await button('One more guest').click();
    await see('13 guests × 5 = 65 drinks');
    await button('One guest fewer').click();
    await button('More Negroni').click();
    // 60 drinks weigh 2 : 1 : 1: 30 Negronis of 30 ml each, and 5 % spilled.
    await see(toBuy('2 bottles of 700 ml'));
    await see(toBuy('945 ml incl. 5% waste, in bottles of 700 ml'));
    await expect.poll(async () => (await planOf())?.guests).toBe(12);
  });

  it('is made of a menu, follows its figures, is sent again for fewer guests, and all of it without a network', async () => {
    await cabinetOf(uid, 'Corner', ['Gin', 'Campari']);
    await menuOf(uid, 'Saturday', ['Negroni', 'Daiquiri']);
    await open('/menu');
    await chooseMore('Saturday', 'Plan a party');
    await see('10 guests × 5 = 50 drinks');
    // In stock, and nobody said how much: half a bottle of 700 ml for 25 × 30 ml and 5 %.
    await see(toBuy(/^788.ml incl\. 5% waste, minus about 350.ml you have/));
    await expect.poll(async () => (await planOf())?.shares).toBe(`${negroni}:1,${daiquiri}:1,`);
    // Without a network goes what this device has read: the shopping list too.
    await expect.element(button('Add to shopping list')).toBeEnabled();
    await unplug();
    await open(location.pathname);
    await see('10 guests × 5 = 50 drinks');

    await button('Campari: size, amount left, price').click();
    await see(page.getByRole('dialog', { name: 'Campari' }));
    for (const [label, text] of [
      ['Bottle size (ml)', '1000'],
      ['Amount left (ml)', '200'],
      ['Bottle price', '20'],
    ] as const)
      await types(dialog().getByLabelText(label), text);
    await button('Save', true).click();
    await see(toBuy('1 bottle of 1,000 ml'));
    await see(/^20\.00 to buy\. You’ll pour 15\.75/);
    await page.getByText('Assumptions', { exact: true }).click();
    await types(page.getByLabelText('Price per drink'), '9.50');
    await see('Pour cost: 15.75 ÷ (50 drinks × 9.50) = 3.3%');
    await see(/10 guests × 0.7 kg, plus 25 shaken or stirred drinks × 0.25 kg/);
    const batch = (drink: string) =>
      page.getByRole('list', { name: 'Batch ahead' }).getByRole('listitem').filter({ hasText: drink });
    // The Negroni is built: its ice is the glass's. The Daiquiri is shaken.
    await see(batch('Negroni').getByText('No added water. Served over ice.'));
    await see(batch('Daiquiri').getByText(/^[\d,]+.ml water \(replaces the ice melt\)$/));
    await button('Add to shopping list').click();
    await see(button('Open list'));
    await types(page.getByLabelText('Guests'), '4');
    await see('4 guests × 5 = 20 drinks');
    await button('Add to shopping list').click();
    await button('Open list').last().click();
    await see(page.getByRole('checkbox', { name: /^Campari.*1 bottle of/ }));

    await plugIn();
    await expect
      .poll(planOf)
      .toMatchObject({ guests: 4, drink_price: 950, bottles: `${campari}:1000:200:2000,` });
    const sources = `plan_${(await planOf())?.id}:1150,`;
    await expect.poll(bought).toMatchObject({ sources, bottles: 1, bottle_ml: 1000 });
  });
});
