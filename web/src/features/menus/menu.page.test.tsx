import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  choose,
  dialog,
  found,
  goBack,
  gone,
  link,
  menuOf,
  newMember,
  open,
  refusals,
  see,
  seeAccessible,
  types,
} from '#testing/app.tsx';

const rows = () => page.getByRole('list', { name: 'Recipes in this menu' }).getByRole('listitem');
const row = (name: string) => rows().filter({ hasText: name });
const suggested = () => page.getByRole('list', { name: 'Suggested' });

describe('the menu of a new person', () => {
  it('says that no recipes are saved, is named with the wording of the bar cabinet, and asks for nothing too early', async () => {
    await newMember();
    performance.clearResourceTimings();
    await open('/menu');
    await see('No saved recipes. Add some to get started.');
    await choose('menu', '+ Add New');
    await see(page.getByRole('dialog', { name: 'Add Bar Cabinet' }));
    await dialog().getByLabelText('Bar Name').fill('Friday');
    await button('Create', true).click();
    await see(page.getByRole('combobox', { name: 'menu' }).filter({ hasText: 'Friday' }));
    await see(suggested());
    expect(refusals()).toEqual([]);
    await button('Edit', true).click();
    await see(page.getByRole('dialog', { name: 'Edit Bar Cabinet' }));
    await button('Cancel').click();
    await gone(dialog());
  });
});

describe('a menu', () => {
  beforeEach(async () => {
    const { uid } = await newMember();
    await menuOf(uid, 'Friday', ['Margarita']);
    await open('/menu');
    await see(row('Margarita'));
  });

  it('takes a recipe by the search after the pause', async () => {
    await button('Add Recipe').click();
    await types(dialog().getByPlaceholder('Search recipes...'), 'daiquiri');
    await see(dialog().getByRole('heading', { name: 'Search Results', exact: true }));
    await button('+ Daiquiri', true).click();
    await see(dialog().getByRole('button', { name: 'Added' }).first());
    await button('Close').click();
    await see(row('Daiquiri'));
  });

  it('takes a recipe that nobody knew: written with the name it was looked for by, kept as a draft, and put in once it is saved', async () => {
    const name = `Zq${crypto.randomUUID().slice(0, 8)}`;
    const lookFor = async (): Promise<void> => {
      await button('Add Recipe').click();
      await types(dialog().getByPlaceholder('Search recipes...'), name);
      await commands.press('Enter');
      await link(`New recipe “${name}”`).click();
      await see('We’ll add it to “Friday” when you save.');
    };
    await lookFor();
    await page.getByLabelText('Description').fill('Short.');
    goBack();
    await button('Leave', true).click();
    await see(row('Margarita'));

    await lookFor();
    await expect.element(page.getByLabelText('Recipe Name')).toHaveValue(name);
    await expect.element(page.getByLabelText('Description')).toHaveValue('Short.');
    await page.getByLabelText('Instructions').fill('Stir.');
    const picks = async (label: string, typed: string) => {
      await types(page.getByRole('combobox', { name: label, exact: true }), typed);
      await commands.press('Enter');
    };
    for (const [label, typed] of [
      ['Glassware', 'coupe'],
      ['Serving Methods', 'stir'],
    ] as const) {
      await picks(label, typed);
      await commands.press('Escape');
    }
    for (const [label, chosen] of [
      ['Ingredient', 'Campari'],
      ['Unit', 'ml'],
    ] as const) {
      await picks(label, chosen.toLowerCase());
      await expect.element(page.getByRole('combobox', { name: label, exact: true })).toHaveValue(chosen);
    }
    await button('Save Recipe').click();
    await expect.poll(address).toBe('/menu');
    await see('Added to “Friday”');
    await see(row(name));
    await button('Undo').click();
    await gone(row(name));
  });

  it('takes a suggestion, which then reads Added and is said to be there', async () => {
    const offered = suggested().getByRole('button', { name: /^\+ / }).first();
    const name = ((await found(offered)).getAttribute('aria-label') ?? '').slice(2);
    await offered.click();
    await see(suggested().getByRole('button', { name: 'Added' }).first());
    await expect.element(page.getByRole('status').getByText(`Added ${name}`)).toBeInTheDocument();
    await expect.poll(() => rows().elements().length).toBe(2);
  });

  it('is sorted by name only', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).click();
    await see(page.getByRole('option'));
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Name']);
  });

  it('loses a recipe and takes it back with Undo', async () => {
    await button('More for Margarita').click();
    await see(page.getByRole('menuitem', { name: 'Remove' }));
    await seeAccessible();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await gone(row('Margarita'));
    await button('Undo').click();
    await see(row('Margarita'));
  });
});
