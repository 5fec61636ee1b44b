import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { stillContext, violations, violationsInEachWidth } from '../support/axe.ts';
import { newContext } from '../support/browser.ts';
import { rawTexts } from '../support/raw-texts.ts';
import { signIn } from '../support/signed-in.ts';

/** The seed world: Negroni belongs to the house, Gold Rush to the demo account. */
const NEGRONI = 20001;
const GOLD_RUSH = 20079;
const GIN = 10001;
const NO_SUCH_ID = 987_654;

/** An address and what stands there once its data has arrived. */
type Screen = readonly [path: string, content: (page: Page) => Promise<unknown>];

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();
const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first().waitFor();
const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().waitFor();
const someRecipe = (page: Page) => page.locator('main a[href^="/view-recipe/"]').first().waitFor();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().waitFor();

/** One test for each screen; all use one page, opened by `open`. */
function eachScreen(open: () => Promise<Page>, screens: readonly Screen[]): void {
  let page: Page;
  beforeAll(async () => {
    page = await open();
  });
  afterAll(() => page.context().close());

  it.each(screens)('%s has no violation in three widths and both themes', async (path, content) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await content(page);
    expect(await rawTexts(page)).toEqual([]);
    const light = await violationsInEachWidth(page, path);
    // The device turns dark while the screen is open.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-dark]').waitFor();
    expect([...light, ...(await violations(page, `${path}, dark`, 'colours'))]).toEqual([]);
  });
}

describe('signed out', () => {
  eachScreen(
    async () => (await newContext(stillContext)).newPage(),
    [
      ['/', heading('A small cabinet for your bottles')],
      ['/login', field('Email')],
      ['/register', field('Display Name')],
      // Every guarded address leads a visitor to the login.
      ['/bar-cabinet', field('Email')],
      ['/join/nobodysbarnobodysbarno/nobodyscodenobodyscode', heading('You are invited to a bar')],
      ['/nowhere', heading('This bottle is not on the shelf')],
    ],
  );
});

describe('signed in, not yet verified', () => {
  eachScreen(
    async () => (await signIn(accounts.unverified, stillContext)).page,
    [
      ['/', button('Resend Verification Email')],
      // Every guarded address shows the same three ways on.
      ['/menu', button('Resend Verification Email')],
      ['/nowhere', heading('This bottle is not on the shelf')],
    ],
  );
});

describe('verified', () => {
  eachScreen(
    async () => (await signIn(accounts.demo, stillContext)).page,
    [
      ['/', (page) => page.getByRole('feed').getByRole('article').first().waitFor()],
      ['/profile', button('Delete my account')],
      ['/ingredients', link('Absinthe')],
      [`/ingredients/${GIN}`, text(/^ABV: /)],
      [`/ingredients/${NO_SUCH_ID}`, heading('There is no such ingredient.')],
      [`/view-recipe/${NO_SUCH_ID}`, heading(/./)],
      ['/create-ingredient', field('Name')],
      [`/update-ingredient/${GIN}`, field('Name')],
      ['/list-recipes', someRecipe],
      [`/view-recipe/${NEGRONI}`, text('12 drinks like this')],
      [`/view-recipe/${GOLD_RUSH}`, heading('Gold Rush')],
      [`/view-recipe/${NEGRONI}/mix`, heading(/./)],
      [`/view-recipe/${NEGRONI}/compare/${GOLD_RUSH}`, heading('Negroni and Gold Rush')],
      ['/create-recipe', field('Recipe Name')],
      [`/update-recipe/${GOLD_RUSH}`, field('Recipe Name')],
      [`/update-recipe/${NEGRONI}`, text(/^Only its owner can change/)],
      [`/upload-attachments/${GOLD_RUSH}`, heading(/./)],
      ['/bar-cabinet', button('More for Campari')],
      ['/bar-cabinet/fill', button('Campari')],
      ['/bar-cabinet/rules', text('Hot water')],
      ['/shopping-list', text('Nothing to buy.')],
      ['/menu', button('More for Negroni')],
      ['/party', text('No party planned.')],
      ['/bars', text('You do not share a bar with anybody yet.')],
      ['/bars/nobodysbarnobodysbarno', heading('There is no such bar, or you do not belong to it')],
      [
        '/join/nobodysbarnobodysbarno/nobodyscodenobodyscode',
        heading('This invitation does not work any more'),
      ],
      ['/my-drinks', text(/^No favourites yet/)],
      ['/search', text('Suggested')],
      ['/search?q=negroni', text(/\d recipes?/)],
      ['/tonight', text('With one bottle more')],
      ['/what-can-i-make', text('Buy next')],
      ['/flavour-map', text(/^\d+ drinks$/)],
      [`/flavour-map?recipe=${NEGRONI}`, text(/^\d+ drinks$/)],
      ['/nowhere', heading('This bottle is not on the shelf')],
    ],
  );
});

describe('an administrator', () => {
  eachScreen(
    async () => (await signIn(accounts.admin, stillContext)).page,
    [
      ['/admin/reports', heading('Reports')],
      ['/admin/log', heading('Log of administrators')],
      ['/admin/stand-ins', button(/^Change Simple syrup instead of Sugar, /)],
      ['/admin/person/nobody', heading('This account is gone')],
      ['/admin/reference', heading('Reference data')],
      ['/admin/reference/glassware', link('Coupe')],
      ['/admin/reference/glassware/new', button('Save')],
      ['/admin/reference/quantity_units/1', button('Save')],
    ],
  );
});
