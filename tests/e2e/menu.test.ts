import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownMenu, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { seededRecipe } from '../support/seeded.ts';
import { openSelect } from '../support/selects.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Recipes in this menu' }).getByRole('listitem');

describe('the menu of a new person', () => {
  it('says that no recipes are saved, and is named with the wording of the bar cabinet', async () => {
    const { page, context } = await newVisitor();
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto('/menu');
    await page.getByText('No saved recipes. Add some to get started.', { exact: true }).waitFor();
    await openSelect(page, 'menu');
    await page.getByRole('option', { name: '+ Add New' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Bar Cabinet' });
    await pastes(dialog.getByLabel('Bar Name'), 'Friday');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('combobox', { name: 'menu' }).filter({ hasText: 'Friday' }).waitFor();
    await page.getByRole('list', { name: 'Suggested' }).waitFor();
    expect(failed).toEqual([]);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Edit Bar Cabinet' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await context.close();
  });
});

describe('a menu', () => {
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await newVisitor();
    await ownMenu(visitor.uid, 'Friday', [seededRecipe('Margarita')]);
    await visitor.page.goto('/menu');
    await rows(visitor.page).filter({ hasText: 'Margarita' }).waitFor();
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('takes a recipe by the search after the pause', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add Recipe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Recipes' });
    await personAt(page).types(dialog.getByPlaceholder('Search recipes...'), 'daiquiri');
    await dialog.getByRole('heading', { name: 'Search Results', exact: true }).waitFor();
    await dialog.getByRole('button', { name: '+ Daiquiri', exact: true }).click();
    await dialog.getByRole('button', { name: 'Added' }).first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await rows(page).filter({ hasText: 'Daiquiri' }).waitFor();
  });

  it('takes a recipe that nobody knew: written with the name it was looked for by, kept as a draft, and put in once it is saved', async () => {
    const { page } = visitor;
    const person = personAt(page);
    const name = `Zq${randomUUID().slice(0, 8)}`;
    const lookFor = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Add Recipe' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Recipes' });
      await person.types(dialog.getByPlaceholder('Search recipes...'), name);
      await page.keyboard.press('Enter');
      await person.taps(dialog.getByRole('link', { name: `New recipe “${name}”` }));
      await page.getByText('Once it is saved, it goes to “Friday”.').waitFor();
    };
    await lookFor();
    await person.types(page.getByLabel('Description'), 'Short.');
    await person.goesBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await rows(page).filter({ hasText: 'Margarita' }).waitFor();

    await lookFor();
    expect(await page.getByLabel('Recipe Name').inputValue()).toBe(name);
    expect(await page.getByLabel('Description').inputValue()).toBe('Short.');
    await person.types(page.getByLabel('Instructions'), 'Stir.');
    for (const [label, typed] of [
      ['Glassware', 'coupe'],
      ['Serving Methods', 'stir'],
    ] as const) {
      await person.types(page.getByRole('combobox', { name: label, exact: true }), typed);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    for (const [label, chosen] of [
      ['Ingredient', 'Campari'],
      ['Unit', 'ml'],
    ] as const) {
      const field = page.getByRole('combobox', { name: label, exact: true });
      await person.types(field, chosen.toLowerCase());
      await page.keyboard.press('Enter');
      await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe(chosen);
    }
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL('**/menu');
    await page.getByText('Added to “Friday”').waitFor();
    await rows(page).filter({ hasText: name }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).filter({ hasText: name }).waitFor({ state: 'detached' });
  });

  it('takes a suggestion, which then reads Added', async () => {
    const { page } = visitor;
    const suggestions = page.getByRole('list', { name: 'Suggested' });
    await suggestions.getByRole('button', { name: /^\+ / }).first().click();
    await suggestions.getByRole('button', { name: 'Added' }).first().waitFor();
    await expect.poll(() => rows(page).count()).toBe(2);
  });

  it('is sorted by name only', async () => {
    const { page } = visitor;
    await openSelect(page, 'Sort');
    expect(await page.getByRole('option').allTextContents()).toEqual(['Name']);
  });

  it('loses a recipe and takes it back with Undo', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'More for Margarita' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await rows(page).filter({ hasText: 'Margarita' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).filter({ hasText: 'Margarita' }).waitFor();
  });
});
