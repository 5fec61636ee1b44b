import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { stillContext, violations } from '../support/axe.ts';
import { newContext } from '../support/browser.ts';
import { newIngredientDialog } from '../support/new-ingredient.ts';
import { ownMenu, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { seededRecipe } from '../support/seeded.ts';
import { openSelect } from '../support/selects.ts';
import { newVisitor, signIn } from '../support/signed-in.ts';

const GOLD_RUSH = 20079;
const NEGRONI = seededRecipe('Negroni');

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function expectNothingWrong(page: Page, where: string): Promise<void> {
  const found: string[] = [];
  await page.setViewportSize({ width: 1280, height: 800 });
  found.push(...(await violations(page, `${where}, 1280 px`, 'structure')));
  await page.setViewportSize({ width: 360, height: 800 });
  found.push(...(await violations(page, `${where}, 360 px`)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-dark]').waitFor();
  found.push(...(await violations(page, `${where}, dark`, 'colours')));
  expect(found).toEqual([]);
}

let context: BrowserContext;
/** A page of the test's own: what one leaves open, another does not meet. */
let page: Page;
beforeEach(async () => {
  page = await context.newPage();
});
afterEach(() => page.close());

describe('at the door', () => {
  beforeAll(async () => {
    context = await newContext(stillContext);
  });
  afterAll(() => context.close());

  it('a refused login has no violation', async () => {
    await page.goto('/login');
    await pastes(page.getByLabel('Email'), 'nobody@example.com');
    await pastes(page.getByLabel('Password', { exact: true }), 'not-the-password');
    await press(page, 'Login');
    await page.getByRole('alert').filter({ hasText: 'Failed to login' }).waitFor();
    await expectNothingWrong(page, 'refused login');
  });

  it('the chooser of accounts has no violation', async () => {
    await page.goto('/login');
    await press(page, 'Sign in with Google');
    await dialog(page, 'Choose an account').waitFor();
    await expectNothingWrong(page, 'chooser of accounts');
  });

  const register = async (confirmation: string): Promise<void> => {
    await page.goto('/register');
    await pastes(page.getByLabel('Display Name'), 'Guest');
    await pastes(page.getByLabel('Email address'), `guest-${randomUUID()}@example.com`);
    await pastes(page.getByLabel('Password', { exact: true }), 'a-long-password');
    await pastes(page.getByLabel('Confirm Password'), confirmation);
    await press(page, 'Register');
  };

  it('passwords that do not match leave no violation', async () => {
    await register('another-password');
    await page.getByText('Passwords do not match').waitFor();
    await expectNothingWrong(page, 'passwords that do not match');
  });

  it('the modal of the registration has no violation', async () => {
    await register('a-long-password');
    await dialog(page, 'Registration').waitFor();
    await expectNothingWrong(page, 'registration');
  });
});

describe('behind the door', () => {
  beforeAll(async () => {
    const visitor = await signIn(accounts.demo, stillContext);
    context = visitor.context;
    await visitor.page.close();
  });
  afterAll(() => context.close());

  const openCabinets = async (): Promise<void> => {
    await page.goto('/bar-cabinet');
    await page.getByRole('button', { name: 'More for Campari' }).waitFor();
    await openSelect(page, 'Bar cabinet');
    await page.getByRole('option', { name: '+ Add New' }).waitFor();
  };

  it('the list of cabinets, open, has no violation', async () => {
    await openCabinets();
    await expectNothingWrong(page, 'open list of cabinets');
  });

  it('the naming of a cabinet has no violation', async () => {
    await openCabinets();
    await page.getByRole('option', { name: '+ Add New' }).click();
    await dialog(page, 'Add Bar Cabinet').waitFor();
    await expectNothingWrong(page, 'naming');
  });

  it('the menu of a row has no violation', async () => {
    await page.goto('/bar-cabinet');
    await press(page, 'More for Campari');
    await page.getByRole('menuitem', { name: 'Remove' }).waitFor();
    await expectNothingWrong(page, 'menu of a row');
  });

  it('adding ingredients has no violation, with suggestions and with results', async () => {
    await page.goto('/bar-cabinet');
    await press(page, 'Add Ingredient');
    const adding = dialog(page, 'Add Ingredient');
    await adding.getByRole('list', { name: 'Suggested' }).waitFor();
    await expectNothingWrong(page, 'suggestions');
    await personAt(page).types(adding.getByPlaceholder('Search ingredients...'), 'campari');
    await page.keyboard.press('Enter');
    await adding.getByRole('list', { name: 'Search Results' }).waitFor();
    await expectNothingWrong(page, 'results');
  });

  it('a toast with Undo has no violation', async () => {
    // Of somebody's own: what is removed here is missed by nobody else.
    const visitor = await newVisitor(stillContext);
    await ownMenu(visitor.uid, 'Evening', [NEGRONI]);
    await visitor.page.goto('/menu');
    await press(visitor.page, 'More for Negroni');
    await visitor.page.getByRole('menuitem', { name: 'Remove' }).click();
    await visitor.page.getByRole('button', { name: 'Undo' }).waitFor();
    // It stays as long as the pointer rests on it.
    await visitor.page.getByRole('button', { name: 'Undo' }).hover();
    await expectNothingWrong(visitor.page, 'toast');
    await visitor.context.close();
    await putAway();
  });

  it('a recipe with errors has no violation', async () => {
    await page.goto('/create-recipe');
    await pastes(page.getByLabel('Recipe Name'), ' ');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByText('Please fix the form errors and try again.').waitFor();
    await expectNothingWrong(page, 'recipe with errors');
  });

  const beginRecipe = async (): Promise<void> => {
    await page.goto('/create-recipe');
    await pastes(page.getByLabel('Recipe Name'), 'Half a thought');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await dialog(page, 'Leave without saving?').waitFor();
  };
  const discardDraft = async (): Promise<void> => {
    await page.goto('/create-recipe');
    await press(page, 'Discard');
    await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  };

  it('the question before a form is left has no violation', async () => {
    await beginRecipe();
    await expectNothingWrong(page, 'leaving a form');
    await press(page, 'Leave');
    await page.waitForURL('**/search');
    await discardDraft();
  });

  it('a draft that was brought back has no violation', async () => {
    await beginRecipe();
    await press(page, 'Leave');
    await page.waitForURL('**/search');
    await page.goto('/create-recipe');
    await page.getByRole('button', { name: 'Discard' }).waitFor();
    await expectNothingWrong(page, 'restored draft');
    await discardDraft();
  });

  it('an update of a recipe with joined messages has no violation', async () => {
    await page.goto(`/update-recipe/${GOLD_RUSH}`);
    const name = await page.getByLabel('Recipe Name').inputValue();
    await pastes(page.getByLabel('Recipe Name'), '');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByRole('alert').filter({ hasText: 'at least 1 character' }).first().waitFor();
    await expectNothingWrong(page, 'joined messages');
    await pastes(page.getByLabel('Recipe Name'), name);
  });

  it('an ingredient with errors has no violation', async () => {
    await page.goto('/create-ingredient');
    await page.getByRole('button', { name: 'Save Ingredient' }).click();
    await page.getByText('Please fix the form errors and try again.').waitFor();
    await expectNothingWrong(page, 'ingredient with errors');
  });

  it('an ingredient created over a search has no violation, nor the question before it is closed', async () => {
    await page.goto('/search?q=zqnothing');
    await press(page, 'New ingredient “zqnothing”');
    const form = newIngredientDialog(page);
    await form.getByRole('combobox', { name: 'Type', exact: true }).waitFor();
    await personAt(page).typesOn('rum');
    await page.keyboard.press('Enter');
    await expectNothingWrong(page, 'new ingredient');
    await form.getByRole('button', { name: 'Close' }).click();
    await dialog(page, 'Leave without saving?').waitFor();
    await expectNothingWrong(page, 'leaving a new ingredient');
    await press(page, 'Leave');
    await form.waitFor({ state: 'detached' });
  });

  it('the open list of a select that searches has no violation', async () => {
    await page.goto('/create-ingredient');
    await page.getByRole('combobox', { name: 'Parent Ingredient' }).click();
    await page.getByRole('option').first().waitFor();
    await expectNothingWrong(page, 'open select');
  });

  it('the filters of the search have no violation', async () => {
    await page.goto('/search?q=negroni');
    await page.getByRole('list', { name: 'Recipes' }).waitFor();
    await press(page, 'Filters');
    await page.getByRole('combobox', { name: 'My cabinet' }).waitFor();
    await expectNothingWrong(page, 'filters');
  });

  it('the question before an account is deleted has no violation', async () => {
    await page.goto('/profile');
    await press(page, 'Delete my account');
    await dialog(page, 'Delete your account?').waitFor();
    await expectNothingWrong(page, 'deleting an account');
  });

  it('the app without a network has no violation', async () => {
    await page.goto('/menu');
    await page.getByRole('button', { name: 'More for Negroni' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
    await expectNothingWrong(page, 'offline');
    await page.context().setOffline(false);
  });
});
