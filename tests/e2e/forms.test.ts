import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personAt, type Hands } from '../support/person.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const row = (page: Page, place: number) =>
  page.getByRole('group', { name: `Ingredient ${place}`, exact: true });

const picker = (page: Page, label: string, place?: number) =>
  (place === undefined ? page.getByRole('main') : row(page, place)).getByRole('combobox', {
    name: label,
    exact: true,
  });

describe('the recipe form, filled in by somebody who types', () => {
  let visitor: Visitor;
  let person: Hands;

  beforeEach(async () => {
    visitor = await newVisitor();
    person = personAt(visitor.page);
    await visitor.page.goto('/create-recipe');
  });
  afterEach(() => visitor.context.close());

  /** Types into a picker and takes what Enter takes. */
  async function picks(label: string, typed: string, chosen: string, place?: number): Promise<void> {
    const { page } = visitor;
    const field = picker(page, label, place);
    await person.types(field, typed);
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe(chosen);
  }

  it('takes by Enter what is called so', async () => {
    await picks('Ingredient', 'orange', 'Orange', 1);
    await picks('Unit', 'ml', 'ml', 1);
    const { page } = visitor;
    await person.types(picker(page, 'Serving Methods'), 'shake');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Take Shake out' }).waitFor();
  });

  it('creates an ingredient over itself: a name and a type are enough, and nothing that was typed is lost', async () => {
    const { page } = visitor;
    const made = `Zq${randomUUID().slice(0, 6)}`;
    let clicks = 0;
    await page.exposeFunction('countClick', () => (clicks += 1));
    await page.evaluate(() =>
      addEventListener('click', () => (window as unknown as { countClick: () => void }).countClick(), true),
    );
    const name = page.getByLabel('Recipe Name');
    await person.types(name, 'Around it');
    const field = picker(page, 'Ingredient', 1);
    await person.types(field, made);
    await page.getByRole('option', { name: `Create “${made}”` }).click();
    const form = page.getByRole('dialog', { name: 'New ingredient' });
    await person.types(form.getByRole('combobox', { name: 'Type', exact: true }), 'rum');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.getByLabel('Sweetness').inputValue(), { timeout: 10_000 }).not.toBe('');
    await form.getByRole('button', { name: 'Save Ingredient' }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe(made);
    expect(await name.inputValue()).toBe('Around it');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(clicks).toBeLessThanOrEqual(8);
  });

  it('keeps 22,5 ml as a whole number of half millilitres, leaves an empty last row out and says what was saved', async () => {
    const { page } = visitor;
    const name = `Exact ${randomUUID().slice(0, 8)}`;
    await person.types(page.getByLabel('Recipe Name'), name);
    await person.types(page.getByLabel('Description'), 'Short.');
    await person.types(page.getByLabel('Instructions'), 'Stir.');
    for (const [label, typed] of [
      ['Glassware', 'coupe'],
      ['Serving Methods', 'stir'],
    ] as const) {
      await person.types(picker(page, label), typed);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    await picks('Ingredient', 'campari', 'Campari', 1);
    await person.typesOver(row(page, 1).getByLabel('Qty'), '22,5 ml');
    await page.keyboard.press('Tab');
    await expect.poll(() => picker(page, 'Unit', 1).inputValue()).toBe('ml');
    await row(page, 1).getByText('Kept as 45 × half ml, exactly the same.').waitFor();
    await person.taps(page.getByRole('button', { name: 'Add Ingredient' }));
    await row(page, 2).waitFor();
    await person.taps(page.getByRole('button', { name: 'Save Recipe' }));
    await page.waitForURL('**/list-recipes');
    await page.getByText(`“${name}” is saved`).waitFor();
    // The toast's: the form's lists open too.
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await person.taps(open.and(page.getByText('Open', { exact: true })));
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const lines = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(1);
    expect(await lines.first().textContent()).toContain('22.5');
  });

  it('says what it cannot read, and what is no whole number of anything', async () => {
    const { page } = visitor;
    await person.typesOver(row(page, 1).getByLabel('Qty'), 'a bit');
    await row(page, 1).getByText('“a bit” is no amount. Try 22.5, ¾ or 2 cl.').waitFor();
    await picks('Unit', 'dash', 'dash', 1);
    await person.typesOver(row(page, 1).getByLabel('Qty'), '1 1/2');
    await row(page, 1).getByText('1 1/2 dash is no whole number of any unit.').waitFor();
    await person.taps(page.getByRole('button', { name: 'Save Recipe' }));
    await row(page, 1).getByText('Expected integer, received float', { exact: true }).waitFor();
    await row(page, 1).getByText('A whole number is needed.').waitFor();
  });

  it('shows the summary and the first wrong field after each failed save', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await person.types(page.getByLabel('Recipe Name'), 'Half');
    for (const _time of ['first', 'second']) {
      await person.scrolls(2000);
      await person.taps(page.getByRole('button', { name: 'Save Recipe' }));
      await expect
        .poll(() => page.getByLabel('Description').evaluate((field) => field === document.activeElement))
        .toBe(true);
      const heights = await Promise.all(
        [page.getByRole('alert'), page.getByLabel('Description')].map((part) => part.boundingBox()),
      );
      for (const box of heights) {
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      }
      await page.getByText('Something has to be written here.').first().waitFor();
    }
    await person.taps(page.getByRole('button', { name: 'Ingredient 1: Unit' }));
    await expect
      .poll(() => picker(page, 'Unit', 1).evaluate((field) => field === document.activeElement))
      .toBe(true);
  });
});
