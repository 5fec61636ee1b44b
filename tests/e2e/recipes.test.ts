import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownRecipe, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { demoVisitor, newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

async function choose(
  page: Page,
  label: string,
  name: string,
  within = page.getByRole('main'),
): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  await personAt(page).types(field, name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Fills the form of a new recipe as far as it must be. */
async function fillRecipe(page: Page, name: string): Promise<void> {
  await pastes(page.getByLabel('Recipe Name'), name);
  await pastes(page.getByLabel('Description'), 'Short and bitter.');
  await pastes(page.getByLabel('Instructions'), 'Stir with ice. Strain.');
  await choose(page, 'Glassware', 'Coupe');
  await choose(page, 'Serving Methods', 'Stir');
  const row = page.getByRole('group', { name: 'Ingredient 1', exact: true });
  await choose(page, 'Ingredient', 'Campari', row);
  await choose(page, 'Unit', 'ml', row);
  await pastes(row.getByLabel('Qty'), '30');
}

describe('the recipe list', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await demoVisitor();
  });
  afterAll(() => visitor.context.close());

  it('is where /recipes leads, with its three columns and links to the recipes', async () => {
    const { page } = visitor;
    await page.goto('/recipes');
    await page.waitForURL('**/list-recipes');
    const table = page.getByRole('table', { name: 'Recipes' });
    await table.waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Name',
      'Description',
      'Instructions',
    ]);
    await table.getByRole('link').first().click();
    await page.waitForURL('**/view-recipe/*');
  });

  it('shows a recipe with amounts, links, garnish mark, glass and method', async () => {
    const { page } = visitor;
    await page.goto('/view-recipe/20001');
    await page.getByRole('heading', { name: 'Negroni', level: 1 }).waitFor();
    const lines = page.getByRole('list', { name: 'Ingredients' });
    expect(await lines.getByRole('listitem').first().textContent()).toContain('30 ml');
    expect(await lines.getByRole('link', { name: 'Campari' }).getAttribute('href')).toMatch(
      /^\/ingredients\/\d+$/,
    );
    await lines.getByText('(garnish only)').waitFor();
    await page.getByRole('list', { name: 'Glassware' }).getByText('Lowball').waitFor();
  });

  it('shows amounts in the system the reader prefers, for the servings asked for', async () => {
    const { page } = visitor;
    await page.goto('/view-recipe/20001');
    await page.getByRole('button', { name: 'oz' }).click();
    const first = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').first();
    await first.filter({ hasText: '1 oz' }).waitFor();
    await page.getByRole('button', { name: 'More servings' }).click();
    await first.filter({ hasText: '2 oz' }).waitFor();
    await page.getByRole('button', { name: 'ml' }).click();
    await first.filter({ hasText: '60 ml' }).waitFor();
  });

  it('lets only the owner edit', async () => {
    const { page } = visitor;
    await page.goto('/view-recipe/20001');
    await page.getByRole('heading', { name: 'Negroni', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit Recipe' }).count()).toBe(0);
    await page.goto('/update-recipe/20001');
    await page.getByText('Only its owner can change “Negroni”.').waitFor();
  });

  it('leads through the steps of mixing', async () => {
    const { page } = visitor;
    await page.goto('/view-recipe/20001');
    await page.getByRole('link', { name: 'Mix it now' }).click();
    await page.getByRole('heading', { name: 'Measure' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/step=2/);
    await page.getByText(/^Pour everything over/).waitFor();
  });
});

describe('the form of a new recipe', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor();
    await visitor.page.goto('/create-recipe');
    await visitor.page.getByPlaceholder('Select an ingredient').waitFor();
  });
  afterEach(() => visitor.context.close());

  it('names what is wrong by field and in the banner', async () => {
    const { page } = visitor;
    await page.getByPlaceholder('Select a unit').waitFor();
    expect(await page.getByLabel('Qty').inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByText('Please fix the form errors and try again.', { exact: true }).waitFor();
    expect(await page.getByText('String must contain at least 1 character(s)').count()).toBe(3);
    expect(await page.getByText('Array must contain at least 1 element(s)').count()).toBe(2);
  });

  it('adds, moves and removes rows by keyboard', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add Ingredient' }).press('Enter');
    const second = page.getByRole('group', { name: 'Ingredient 2', exact: true });
    await pastes(second.getByLabel('Qty'), '7');
    await second.getByLabel('Qty').press('Alt+ArrowUp');
    await expect
      .poll(() =>
        page.getByRole('group', { name: 'Ingredient 1', exact: true }).getByLabel('Qty').inputValue(),
      )
      .toBe('7');
    await page.getByRole('button', { name: 'X, remove ingredient 1' }).press('Enter');
    await second.waitFor({ state: 'detached' });
  });

  it('asks before a changed form is left, and brings a draft back', async () => {
    const { page } = visitor;
    await personAt(page).types(page.getByLabel('Recipe Name'), 'Half a thought');
    await page.getByRole('link', { name: 'Search' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
    await page.goto('/create-recipe');
    expect(await page.getByLabel('Recipe Name').inputValue()).toBe('Half a thought');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByLabel('Recipe Name').inputValue()).toBe('');
  });

  it('keeps everything typed when there is no network, and saves when it is back', async () => {
    const { page, context } = visitor;
    const name = `Test Bitter ${randomUUID().slice(0, 8)}`;
    await fillRecipe(page, name);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByText(/^You are offline\. What you typed is kept/).waitFor();
    expect(await page.getByLabel('Recipe Name').inputValue()).toBe(name);
    await context.setOffline(false);
    await page.getByText(/^You are offline\. What you typed is kept/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL('**/list-recipes');
  });
});

describe('the form of a stored recipe', () => {
  let visitor: Visitor;
  let id = 0;
  beforeEach(async () => {
    visitor = await newVisitor();
    id = await ownRecipe(visitor.uid, { recipe_name: 'Own Bitter' });
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('tells the second of two saves of one version, shows both and overwrites nothing', async () => {
    const { page } = visitor;
    const other = await signIn(visitor);
    for (const each of [page, other.page]) {
      await each.goto(`/update-recipe/${id}`);
      await each.getByLabel('Recipe Name').waitFor();
    }
    await pastes(other.page.getByLabel('Description'), 'Changed on the phone.');
    await other.page.getByRole('button', { name: 'Save Recipe' }).click();
    await other.page.waitForURL('**/list-recipes');
    await pastes(page.getByLabel('Description'), 'Changed on the laptop.');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'saved elsewhere meanwhile' });
    await notice.getByText('Changed on the phone.').waitFor();
    await notice.getByText('Changed on the laptop.').waitFor();
    await notice.getByRole('button', { name: 'Go on with mine' }).click();
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL('**/list-recipes');
    await other.context.close();
  });

  it('marks a line as optional, by the keyboard too, and its page says so', async () => {
    const { page } = visitor;
    await page.goto(`/update-recipe/${id}`);
    const row = page.getByRole('group', { name: 'Ingredient 1', exact: true });
    const mark = row.getByRole('checkbox', { name: 'Optional' });
    expect(await mark.isChecked()).toBe(false);
    await mark.press('Space');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL('**/list-recipes');
    await page.goto(`/view-recipe/${id}`);
    await page.getByRole('list', { name: 'Ingredients' }).getByText('(optional)').waitFor();
    await page.goto(`/update-recipe/${id}`);
    await expect.poll(() => mark.isChecked()).toBe(true);
  });

  it('shows the joined messages when an update is refused by its form', async () => {
    const { page } = visitor;
    await page.goto(`/update-recipe/${id}`);
    await pastes(page.getByLabel('Recipe Name'), '');
    await pastes(page.getByLabel('Qty').first(), '');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe(
      'String must contain at least 1 character(s), Expected number, received null',
    );
  });
});
