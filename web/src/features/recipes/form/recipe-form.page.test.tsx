import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  dialog,
  field,
  gone,
  heading,
  link,
  newMember,
  open,
  picks,
  plugIn,
  see,
  seeAccessible,
  types,
  unplug,
} from '#testing/app.tsx';
import { photo } from '#testing/photos.ts';

const KEPT = /^You’re offline\. Your draft is safe/;

const row = (at: number) => page.getByRole('group', { name: `Ingredient ${at}`, exact: true });
const quantity = (at: number) => row(at).getByLabelText('Qty');
const save = () => button('Save Recipe').click();
const saved = () => expect.poll(address).toBe('/list-recipes');

async function openForm(): Promise<void> {
  await newMember();
  await open('/create-recipe');
  await see(page.getByPlaceholder('Select an ingredient'));
}

/** A recipe of one's own in its form. */
async function openOwn(): Promise<number> {
  const { uid } = await newMember();
  const id = await commands.ownRecipe(uid, { recipe_name: 'Own Bitter' });
  await open(`/update-recipe/${id}`);
  await expect.element(field('Recipe Name')).toHaveValue('Own Bitter');
  return id;
}

describe('the form of a new recipe', () => {
  it('names what is wrong by field and in the banner', async () => {
    await openForm();
    await see(page.getByPlaceholder('Select a unit'));
    await expect.element(field('Qty')).toHaveValue('1');
    await save();
    await see(page.getByText('Please fix the form errors and try again.', { exact: true }));
    expect(page.getByText('String must contain at least 1 character(s)').elements()).toHaveLength(3);
    expect(page.getByText('Array must contain at least 1 element(s)').elements()).toHaveLength(2);
    await seeAccessible();
  });

  it('adds, moves and removes rows by keyboard', async () => {
    await openForm();
    (button('Add Ingredient').element() as HTMLElement).focus();
    await commands.press('Enter');
    await types(quantity(2), '7');
    await commands.press('Alt+ArrowUp');
    await expect.element(quantity(1)).toHaveValue('7');
    (button('X, remove ingredient 1').element() as HTMLElement).focus();
    await commands.press('Enter');
    await gone(row(2));
    await expect.element(quantity(1)).toHaveValue('1');
    await expect.element(row(1).getByRole('combobox').first()).toHaveFocus();
  });

  it('asks before it is left, and brings a draft back', async () => {
    await openForm();
    await types(field('Recipe Name'), 'Half a thought');
    await link('Search').click();
    await see(dialog());
    await seeAccessible();
    await button('Leave').click();
    await see(heading('Search'));
    await open('/create-recipe');
    await expect.element(field('Recipe Name')).toHaveValue('Half a thought');
    await seeAccessible();
    await button('Discard').click();
    await expect.element(field('Recipe Name')).toHaveValue('');
  });

  it('keeps everything typed when there is no network, and saves when it is back', async () => {
    const name = `Test Bitter ${crypto.randomUUID().slice(0, 8)}`;
    await openForm();
    await field('Recipe Name').fill(name);
    await field('Description').fill('Short and bitter.');
    await field('Instructions').fill('Stir with ice. Strain.');
    await picks('Glassware', 'Coupe');
    await picks('Serving Methods', 'Stir');
    await picks(row(1).getByRole('combobox', { name: 'Ingredient', exact: true }), 'Campari');
    await picks(row(1).getByRole('combobox', { name: 'Unit', exact: true }), 'ml');
    await quantity(1).fill('30');
    await unplug();
    await save();
    await see(KEPT);
    await expect.element(field('Recipe Name')).toHaveValue(name);
    await plugIn();
    await gone(KEPT);
    await save();
    await saved();
    expect(Object.keys(localStorage).filter((key) => key.includes('.draft.'))).toEqual([]);
  });
});

describe('the form of a stored recipe', () => {
  it('tells the second of two saves of one version, shows both and overwrites nothing', async () => {
    const id = await openOwn();
    await commands.updateDocument(`recipes/${id}`, {
      recipe_description: 'Changed on the phone.',
      version: 2,
    });
    await field('Description').fill('Changed on the laptop.');
    await save();
    const notice = page.getByRole('alert').filter({ hasText: 'Someone saved this recipe' });
    await see(notice.getByText('Changed on the phone.'));
    await see(notice.getByText('Changed on the laptop.'));
    await notice.getByRole('button', { name: 'Keep my version' }).click();
    await save();
    await saved();
    expect(await commands.documentAt(`recipes/${id}`)).toMatchObject({
      recipe_description: 'Changed on the laptop.',
      version: 3,
    });
  });

  it('marks a line as optional, by the keyboard too, and its page says so', async () => {
    const id = await openOwn();
    const mark = row(1).getByRole('checkbox', { name: 'Optional' });
    await expect.element(mark).not.toBeChecked();
    (mark.element() as HTMLElement).focus();
    await commands.press('Space');
    await save();
    await saved();
    await open(`/view-recipe/${id}`);
    await see(page.getByRole('list', { name: 'Ingredients' }).getByText('(optional)'));
    await open(`/update-recipe/${id}`);
    await expect.element(mark).toBeChecked();
  });

  it('takes a photo, asks before that is lost, and sends it once it is saved', async () => {
    const id = await openOwn();
    const input = document.querySelector('main input[type=file]');
    if (!input) throw new Error('There is nothing that takes a photo');
    await page.elementLocator(input).upload([await photo('mine.jpg')]);
    await see('mine.jpg');
    await link('Search').click();
    await see(dialog());
    await button('Stay').click();
    await save();
    await saved();
    await expect
      .poll(() => commands.documentAt(`folders/${id}`))
      .toMatchObject({ attachments: [{ original_filename: 'mine.jpg' }] });
  });

  it('opens the list at the saved row, marked, below two hundred others', async () => {
    await openOwn();
    await types(field('Recipe Name'), 'Zzz');
    await save();
    await saved();
    const marked = page.getByRole('row').filter({ hasText: 'Zzz' });
    await see(marked);
    await expect.element(marked).toHaveAttribute('aria-current', 'true');
    await expect.element(marked).toBeInViewport();
  });

  it('shows the joined messages when an update is refused by its form', async () => {
    await openOwn();
    await field('Recipe Name').fill('');
    await quantity(1).fill('');
    await save();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/^String must contain at least 1 character\(s\), Expected number, received null$/);
    await seeAccessible();
  });

  it('is saved once where the answer is lost on the way, and is not taken for the change of somebody else', async () => {
    const id = await openOwn();
    await field('Recipe Name').fill('Found Again');
    await commands.loseNextAnswer('documents:commit');
    await save();
    await saved();
    expect(await commands.documentAt(`recipes/${id}`)).toMatchObject({
      recipe_name: 'Found Again',
      version: 2,
    });
  });
});

describe('a copy of a recipe', () => {
  it('is one of one’s own, beside what else somebody was writing', async () => {
    await page.viewport(360, 740);
    await openForm();
    await types(field('Recipe Name'), 'Half a thought');
    await open('/view-recipe/20001');
    await button('More for Negroni').click();
    await page.getByRole('menuitem', { name: 'Copy as mine' }).click();
    await expect.element(field('Recipe Name')).toHaveValue('Negroni, my way');
    await expect
      .element(field('Description'))
      .toHaveValue(expect.stringMatching(/^Based on Negroni\. \w/) as string);
    // A copy is kept while it is not saved, as everything is.
    await types(field('Recipe Name'), 'Kitchen Negroni');
    await open(address());
    await expect.element(field('Recipe Name')).toHaveValue('Kitchen Negroni');
    await save();
    await see(heading('Recipes'));
    await page.getByText('Open', { exact: true }).click();
    await see(heading('Kitchen Negroni'));
    await see(link('Edit Recipe'));
    const lines = page.getByRole('list', { name: 'Ingredients' });
    for (const name of ['Gin', 'Campari', 'Sweet vermouth']) await see(lines.getByText(name).first());
    await open('/create-recipe');
    await expect.element(field('Recipe Name')).toHaveValue('Half a thought');
  });
});
