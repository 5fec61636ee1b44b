import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastes, personAt } from '../support/person.ts';
import { openSelect } from '../support/selects.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

describe('the menu of a new person', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await newVisitor();
    await visitor.page.goto('/menu');
  });
  afterAll(() => visitor.context.close());

  const rows = () => visitor.page.getByRole('list', { name: 'Recipes in this menu' }).getByRole('listitem');

  it('says that no recipes are saved', async () => {
    await visitor.page.getByText('No saved recipes. Add some to get started.', { exact: true }).waitFor();
  });

  it('names a menu with the wording of the bar cabinet', async () => {
    const { page } = visitor;
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
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
  });

  it('adds a recipe by the search after the pause', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add Recipe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Recipes' });
    await personAt(page).types(dialog.getByPlaceholder('Search recipes...'), 'daiquiri');
    await dialog.getByRole('heading', { name: 'Search Results', exact: true }).waitFor();
    await dialog.getByRole('button', { name: '+ Daiquiri', exact: true }).click();
    await dialog.getByRole('button', { name: 'Added' }).first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await rows().filter({ hasText: 'Daiquiri' }).waitFor();
  });

  it('adds a suggestion, which then reads Added', async () => {
    const { page } = visitor;
    const suggestions = page.getByRole('list', { name: 'Suggested' });
    await suggestions.getByRole('button', { name: /^\+ / }).first().click();
    await suggestions.getByRole('button', { name: 'Added' }).first().waitFor();
    await expect.poll(() => rows().count()).toBe(2);
  });

  it('sorts by name only', async () => {
    const { page } = visitor;
    await openSelect(page, 'Sort');
    expect(await page.getByRole('option').allTextContents()).toEqual(['Name']);
    await page.keyboard.press('Escape');
  });

  it('removes a recipe and takes it back with Undo', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'More for Daiquiri' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await rows().filter({ hasText: 'Daiquiri' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows().filter({ hasText: 'Daiquiri' }).waitFor();
  });
});
