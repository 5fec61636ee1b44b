import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  dialog,
  field,
  goBack,
  gone,
  heading,
  link,
  newMember,
  open,
  picks,
  see,
  seeAccessible,
  types,
} from '#testing/app.tsx';

const NUMBERS = [
  'Alcohol ABV (%)',
  'Sweetness',
  'Bitterness',
  'Sourness',
  'Body',
  'Aroma Strength',
  'Flavour Complexity',
  'Colour Intensity',
  'Viscosity',
  'Spiciness',
  'Shelf Stability',
  'Relative Cost',
];
const EARLIER = 'Here’s the draft you didn’t save last time.';

const save = () => button('Save Ingredient').click();
const saved = () => expect.poll(address).toBe('/ingredients');

async function openForm(): Promise<void> {
  await newMember();
  await open('/create-ingredient');
  await see(field('Name'));
}

/** An ingredient like gin that nobody else knows, in its form. */
async function openOwn(): Promise<number> {
  await newMember();
  const id = await commands.ownIngredient({
    ingredient_name: 'A gin of its own',
    ingredient_description: 'Tastes of rain.',
  });
  await open(`/update-ingredient/${id}`);
  await expect.element(field('Name')).toHaveValue('A gin of its own');
  return id;
}

describe('the form of a new ingredient', () => {
  it('says at every field what is wrong, and loses nothing', async () => {
    await openForm();
    await see('Each from 0 (none) to 9 (a lot).');
    await field('Description').fill('Only a description.');
    await field('Alcohol ABV (%)').fill('120');
    await field('Sweetness').fill('-1');
    await save();
    await see(page.getByRole('alert').getByText('Please fix the form errors and try again.'));
    await see('String must contain at least 1 character(s)');
    await see('Number must be less than or equal to 99.9');
    await see('Number must be greater than or equal to 0');
    // Type, brand and the ten scores that were left empty.
    expect(page.getByText('Expected number, received null').elements()).toHaveLength(NUMBERS.length);
    await expect.element(field('Description')).toHaveValue('Only a description.');
    await expect.element(field('Name')).toHaveFocus();
    await seeAccessible();
  });

  it('is saved with attributes taken once and a parent found by search', async () => {
    const name = `A ${crypto.randomUUID()}`;
    await openForm();
    await field('Name').fill(name);
    await field('Description').fill('Tastes of rain.');
    await picks('Type', 'Gin');
    await picks('Brand', 'Unbranded');
    for (const label of NUMBERS) await field(label).fill('4');
    await picks('Attributes', 'Herbal');
    await picks('Attributes', 'Dry');
    await types(page.getByRole('combobox', { name: 'Attributes', exact: true }), 'Herbal');
    await see('Nothing found');
    await seeAccessible();
    await commands.press('Escape');
    await button('Remove Dry').click();
    await picks('Parent Ingredient', 'London dry', 'London dry gin');
    await save();
    await saved();
    await link(name).click();
    await see(heading(name));
    await see('ABV: 4%');
    // Its parent; what can stand in for it names it too.
    await see(link('London dry gin').first());
    const badges = page.getByRole('list', { name: 'Attributes' }).getByRole('listitem').elements();
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Herbal']);
  });

  it('warns of a name that exists, with a link to it', async () => {
    await openForm();
    await types(field('Name'), '  ABSINTHE ');
    await see('An ingredient with this name already exists:');
    await see(page.getByRole('main').getByRole('link', { name: 'Absinthe' }));
  });

  it('asks before it is left, and gives back what was typed until that is discarded', async () => {
    await openForm();
    await types(field('Name'), 'Half an ingredient');
    await link('Search').click();
    await button('Stay').click();
    await gone(dialog());
    await expect.element(field('Name')).toHaveValue('Half an ingredient');
    await link('Search').click();
    await button('Leave').click();
    await see(heading('Search'));
    goBack();
    await see(EARLIER);
    await expect.element(field('Name')).toHaveValue('Half an ingredient');
    await button('Discard').click();
    await expect.element(field('Name')).toHaveValue('');
  });
});

describe('the form of a stored ingredient', () => {
  it('keeps the earlier version, which can be restored', async () => {
    const id = await openOwn();
    await field('Description').fill('Tastes of thunder.');
    await save();
    await saved();
    await open(`/ingredients/${id}`);
    await see('Tastes of thunder.');
    await see('Changed after this version: Description');
    // As the reader's region writes it: the browser is British.
    await see(/\b\d{1,2} \w{3,4} 20\d\d, \d\d:\d\d/);
    await button('Restore version 1').click();
    await see('Tastes of rain.');
    await see(button('Restore version 2'));
  });

  it('overwrites nothing unseen: the second of two who save compares and chooses', async () => {
    const id = await openOwn();
    await commands.updateDocument(`ingredients/${id}`, { ingredient_description: 'Theirs.', version: 2 });
    await field('Description').fill('Mine.');
    await save();
    await see('Someone saved this ingredient after you opened it.');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Description' }) });
    const cells = row.getByRole('cell').elements();
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Mine.', 'Theirs.']);
    await button('Keep my version').click();
    await save();
    await saved();
    expect(await commands.documentAt(`ingredients/${id}`)).toMatchObject({
      ingredient_description: 'Mine.',
      version: 3,
    });
  });

  it('is saved once where the answer is lost on the way', async () => {
    const id = await openOwn();
    await field('Name').fill('Lost Gin');
    await commands.loseNextAnswer('documents:commit');
    await save();
    await saved();
    expect(await commands.documentAt(`ingredients/${id}`)).toMatchObject({
      ingredient_name: 'Lost Gin',
      version: 2,
    });
    expect(await commands.documentsIn(`ingredients/${id}/versions`)).toHaveLength(1);
  });
});
