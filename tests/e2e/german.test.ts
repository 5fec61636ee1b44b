import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../support/language.ts';
import { personAt } from '../support/person.ts';
import { demoVisitor } from '../support/signed-in.ts';

const NEGRONI = '/view-recipe/20001';

describe('a reader of German', () => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const visitor = await demoVisitor();
    await inLanguage(visitor.context, 'de');
    ({ page } = visitor);
    close = () => visitor.context.close();
  });
  afterAll(() => close());

  it('reads amounts, glass and methods of a recipe in German, one or several', async () => {
    await page.goto(NEGRONI);
    const lines = page.getByRole('list', { name: 'Zutaten' });
    await lines.getByText('Scheibe', { exact: true }).waitFor();
    await page.getByRole('list', { name: 'Gläser' }).getByText('Tumbler').waitFor();
    await page.getByRole('list', { name: 'Zubereitungsarten' }).getByText('Im Glas bauen').waitFor();
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
    await page.getByText('Wermut & aromatisierter Wein', { exact: true }).waitFor();
  });

  it('finds units, glasses and methods by their German words where a recipe is written', async () => {
    await page.goto('/create-recipe');
    const person = personAt(page);
    const unit = page.getByLabel('Einheit', { exact: true });
    await person.types(unit, 'scheibe');
    await page.keyboard.press('Enter');
    expect(await unit.inputValue()).toBe('Scheibe');
    await person.types(page.getByPlaceholder('Glas hinzufügen'), 'cocktailschale');
    await page.keyboard.press('Enter');
    await page.getByText('Cocktailschale', { exact: true }).waitFor();
    // What Material calls the buttons of a picker is English by itself.
    await page.getByRole('button', { name: 'Liste öffnen' }).first().waitFor();
    expect(await page.getByRole('button', { name: /^(Open|Close|Clear)$/ }).count()).toBe(0);
  });

  it('sees the words change with the language, at once', async () => {
    await page.goto('/profile');
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click();
    await page.getByRole('listitem').getByText('Vermouth & aromatised wine').first().waitFor();
  });
});
