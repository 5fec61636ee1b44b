import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { newContext } from '../support/browser.ts';
import { inLanguage } from '../support/language.ts';
import { logIn } from '../support/log-in.ts';
import { personAt } from '../support/person.ts';

const NEGRONI = '/view-recipe/20001';

describe('a reader of German', () => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const context = await newContext();
    await inLanguage(context, 'de');
    page = await context.newPage();
    close = () => context.close();
    await logIn(page, accounts.demo);
  });
  afterAll(() => close());

  it('reads amounts, glass and methods of a recipe in German, one or several', async () => {
    await page.goto(NEGRONI);
    const lines = page.getByRole('list', { name: 'Zutaten' });
    await lines.getByText('Scheibe', { exact: true }).waitFor();
    await page.getByRole('list', { name: 'Gläser' }).getByText('Tumbler').waitFor();
    await page.getByRole('list', { name: 'Zubereitungsarten' }).getByText('Rühren').waitFor();
    await page.getByRole('button', { name: 'Mehr Portionen' }).click();
    await lines.getByText('Scheiben', { exact: true }).waitFor();
  });

  it('reads the glass before mixing', async () => {
    await page.goto(`${NEGRONI}/mix`);
    await page.getByText(/Tumbler/).waitFor();
  });

  it('reads types of bottles in the cabinet, the search and the feed, and on the page of one', async () => {
    await page.goto('/bar-cabinet');
    await page.getByRole('listitem').getByText('Wermut & aromatisierter Wein').first().waitFor();
    await page.goto('/search?q=campari');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Campari' })
      .getByText(/Aperitivo|Amaro|Likör/)
      .first()
      .waitFor();
    await page.goto('/ingredients/10001');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('list', { name: 'Eigenschaften' }).getByText('Trocken').waitFor();
    expect(await page.getByText('Dry', { exact: true }).count()).toBe(0);
  });

  it('finds a type by its German word in the filters', async () => {
    await page.goto('/search');
    await page.getByRole('button', { name: /Filter/ }).click();
    const person = personAt(page);
    await person.types(page.getByLabel('Art', { exact: true }), 'wermut');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Wermut & aromatisierter Wein' }).waitFor();
  });

  it('sees the words change with the language, at once', async () => {
    await page.goto('/profile');
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click();
    await page.getByRole('listitem').getByText('Vermouth & aromatised wine').first().waitFor();
  });
});
