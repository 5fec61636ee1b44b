import { randomUUID } from 'node:crypto';
import { SCORES } from '@cellaret/domain/scores';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pastes, personAt } from '../support/person.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

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

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Ingredient' }).click();

async function choose(page: Page, label: string, typed: string, option = typed): Promise<void> {
  await personAt(page).types(page.getByRole('combobox', { name: label, exact: true }), typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the form and fills everything that must be filled. */
async function fillIngredient(page: Page, name: string): Promise<void> {
  await page.goto('/create-ingredient');
  await pastes(field(page, 'Name'), name);
  await pastes(field(page, 'Description'), 'Tastes of rain.');
  await choose(page, 'Type', 'Gin');
  await choose(page, 'Brand', 'Unbranded');
  for (const label of NUMBERS) await pastes(field(page, label), '4');
}

/** Creates an ingredient and opens its detail. */
async function createIngredient(page: Page, name: string): Promise<string> {
  await fillIngredient(page, name);
  await save(page);
  await page.waitForURL('**/ingredients');
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return new URL(page.url()).pathname;
}

// Sorts before everything of the seed, so that it stands in the first rows of the list.
const newName = () => `A ${randomUUID()}`;

describe('ingredients', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await newVisitor();
    page = visitor.page;
  });
  afterEach(() => visitor.context.close());

  it('are listed with name, description, brand id and strength, and lead to their detail', async () => {
    await page.goto('/ingredients');
    const table = page.getByRole('table', { name: 'Ingredients' });
    await table.getByText('Unbranded').first().waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Name',
      'Description',
      'Brand id',
      'ABV',
    ]);
    const cells = await table
      .getByRole('row')
      .filter({ hasText: 'Absinthe' })
      .getByRole('cell')
      .allTextContents();
    expect(cells.slice(2)).toEqual(['1 Unbranded', '60%']);
    await table.getByRole('link', { name: 'Absinthe' }).click();
    await page.getByRole('heading', { name: 'Absinthe', level: 1 }).waitFor();
    await page.getByText('ABV: 60%').waitFor();
    expect(await page.title()).toBe('Absinthe · Cellaret');
  });

  it('are not created without what must be there: every field says what is wrong, and nothing is lost', async () => {
    await page.goto('/create-ingredient');
    await page.getByText('Each from 0 (not at all) to 9 (very much).').waitFor();
    await pastes(field(page, 'Description'), 'Only a description.');
    await pastes(field(page, 'Alcohol ABV (%)'), '120');
    await pastes(field(page, 'Sweetness'), '-1');
    await save(page);
    await page.getByRole('alert').getByText('Please fix the form errors and try again.').waitFor();
    await page.getByText('String must contain at least 1 character(s)').waitFor();
    await page.getByText('Number must be less than or equal to 99.9').waitFor();
    await page.getByText('Number must be greater than or equal to 0').waitFor();
    // Type, brand and the ten scores that were left empty.
    expect(await page.getByText('Expected number, received null').count()).toBe(2 + SCORES.length - 1);
    expect(await field(page, 'Description').inputValue()).toBe('Only a description.');
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('ask before a changed form is left, and give back what was typed', async () => {
    await page.goto('/create-ingredient');
    await personAt(page).types(field(page, 'Name'), 'Half an ingredient');
    await page.getByRole('link', { name: 'Search' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await field(page, 'Name').inputValue()).toBe('Half an ingredient');
    await page.getByRole('link', { name: 'Search' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
    await page.goBack();
    await page.getByText('This is what you typed earlier and did not save.').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('Half an ingredient');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
  });

  it('are created with attributes as removable badges, each only once, and a parent found by search', async () => {
    const name = newName();
    await fillIngredient(page, name);
    await choose(page, 'Attributes', 'Herbal');
    await choose(page, 'Attributes', 'Dry');
    await personAt(page).types(page.getByRole('combobox', { name: 'Attributes', exact: true }), 'Herbal');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take Dry out' }).click();
    await choose(page, 'Parent Ingredient', 'London dry', 'London dry gin');
    await save(page);
    await page.waitForURL('**/ingredients');
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText('ABV: 4%').waitFor();
    // Its parent; what can stand in for it names it too.
    await page.getByRole('link', { name: 'London dry gin' }).first().waitFor();
    const badges = page.getByRole('list', { name: 'Attributes' });
    expect(await badges.getByRole('listitem').allTextContents()).toEqual(['Herbal']);
  });

  it('warn of a name that exists, with a link to it, and let one go on', async () => {
    await page.goto('/create-ingredient');
    await personAt(page).types(field(page, 'Name'), '  ABSINTHE ');
    await page.getByText('There is one of this name already:').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Absinthe' }).waitFor();
    await pastes(field(page, 'Name'), '');
  });

  it('keep their history when they are updated, and an earlier version can be restored', async () => {
    const name = newName();
    const path = await createIngredient(page, name);
    await page.getByRole('link', { name: 'Edit ingredient' }).click();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(name);
    await pastes(field(page, 'Description'), 'Tastes of thunder.');
    await save(page);
    await page.waitForURL('**/ingredients');
    await page.goto(path);
    await page.getByText('Tastes of thunder.').waitFor();
    await page.getByText('Changed then: Description').waitFor();
    // As the reader's region writes it: the browser is British.
    await page
      .getByText(/\b\d{1,2} \w{3,4} 20\d\d, \d\d:\d\d/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByText('Tastes of rain.').waitFor();
    await page.getByRole('button', { name: 'Restore version 2' }).waitFor();
  });

  it('are never overwritten unseen: the second of two who save compares and chooses', async () => {
    const name = newName();
    const path = await createIngredient(page, name);
    const other = await newVisitor();
    const edit = path.replace('/ingredients/', '/update-ingredient/');
    await other.page.goto(edit);
    await page.goto(edit);
    await pastes(field(other.page, 'Description'), 'Theirs.');
    await pastes(field(page, 'Description'), 'Mine.');
    await save(other.page);
    await other.page.waitForURL('**/ingredients');
    await save(page);
    await page.getByText('Somebody else saved this ingredient meanwhile.').waitFor();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Description' }) });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Mine.', 'Theirs.']);
    await page.getByRole('button', { name: 'Go on with mine' }).click();
    await save(page);
    await page.waitForURL('**/ingredients');
    await page.goto(path);
    await page.getByText('Mine.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Restore version 2' }).waitFor();
    await other.context.close();
  });

  it('say that the options or the data could not be loaded', async () => {
    const { context } = visitor;
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    // Nothing of Firestore gets through any more: a real failure of the network.
    await context.route(/google\.firestore|firestore/i, (route) =>
      route.request().resourceType() === 'script' ? route.continue() : route.abort(),
    );
    await page.goto('/create-ingredient');
    await page.getByText('Failed to load ingredient options').waitFor({ timeout: 30_000 });
    await page.goto('/update-ingredient/10001');
    await page.getByText('Failed to load ingredient data').waitFor({ timeout: 30_000 });
  });
});
