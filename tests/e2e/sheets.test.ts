import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newIngredientDialog } from '../support/new-ingredient.ts';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { openSelect } from '../support/selects.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const GIN = 10001;

let visitor: Visitor;
let page: Page;

/** A phone at a cabinet with one bottle, reached from the profile. */
beforeEach(async () => {
  visitor = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true });
  page = visitor.page;
  await ownCabinet(visitor.uid, 'Pocket bar', [GIN]);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ingredients' }).click();
  await page.getByRole('list', { name: 'Ingredients in this cabinet' }).waitFor();
});
afterEach(async () => {
  await putAway();
  await visitor.context.close();
});

async function openSheet(): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Ingredient' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add Ingredient' });
  await sheet.getByRole('list', { name: 'Suggested' }).waitFor();
  return sheet;
}

const path = () => new URL(page.url()).pathname;

const cabinetRows = () =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet', includeHidden: true })
    .locator('[role=listitem]');

/** Where the history stands for an open sheet. */
const hasItsEntry = () =>
  expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(1);

describe('a sheet', () => {
  it('is closed by Back, which then leaves the page as it would have without it', async () => {
    const sheet = await openSheet();
    await hasItsEntry();
    await personAt(page).goesBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(path()).toBe('/bar-cabinet');
    await personAt(page).goesBack();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });

  it('leaves no trace in the history when it is closed otherwise', async () => {
    const sheet = await openSheet();
    await hasItsEntry();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0))
      .toBe(0);
    await personAt(page).goesBack();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });

  it('may follow another: the name asked for first, then what is added', async () => {
    await openSelect(page, 'Bar cabinet');
    await page.getByRole('option', { name: '+ Add New' }).click();
    const naming = page.getByRole('dialog', { name: 'Add Bar Cabinet' });
    await hasItsEntry();
    await personAt(page).goesBack();
    await naming.waitFor({ state: 'hidden' });
    const sheet = await openSheet();
    await hasItsEntry();
    await personAt(page).goesBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(path()).toBe('/bar-cabinet');
  });

  it('creates what is not found over itself, and adds it at once', async () => {
    const sheet = await openSheet();
    await personAt(page).types(sheet.getByPlaceholder('Search ingredients...'), 'qwertzax', {
      between: [40, 80],
      pause: [80, 120],
    });
    await page.keyboard.press('Enter');
    await sheet.getByText('Nothing found for “qwertzax”.').waitFor();
    await sheet.getByRole('button', { name: 'Create “qwertzax”' }).click();
    const form = page.getByRole('dialog', { name: 'New ingredient' });
    await personAt(page).types(form.getByRole('combobox', { name: 'Type', exact: true }), 'rum');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.getByLabel('Sweetness').inputValue(), { timeout: 10_000 }).not.toBe('');
    await form.getByRole('button', { name: 'Save Ingredient' }).click();
    await form.waitFor({ state: 'detached' });
    await hasItsEntry();
    await personAt(page).goesBack();
    await page
      .getByRole('list', { name: 'Ingredients in this cabinet' })
      .getByText('qwertzax')
      .first()
      .waitFor();
  });
});

describe('what is created over a sheet', () => {
  const NAME = 'zqmezcal';

  it('asks before it is closed once something was typed, keeps that under its name, and asks nothing else', async () => {
    const person = personAt(page);
    const sheet = await openSheet();
    await person.types(sheet.getByPlaceholder('Search ingredients...'), NAME);
    await page.keyboard.press('Enter');
    const create = sheet.getByRole('button', { name: `Create “${NAME}”` });
    await create.click();
    const form = newIngredientDialog(page);
    const type = form.getByRole('combobox', { name: 'Type', exact: true });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const layers = (count: number) =>
      expect
        .poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0))
        .toBe(count);

    // Nothing was typed: it goes at once.
    await type.waitFor();
    await layers(2);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await create.press('Enter');
    await expect.poll(() => type.evaluate((input) => input === document.activeElement)).toBe(true);
    await person.typesOn('rum');
    await page.keyboard.press('Enter');
    await expect.poll(() => type.inputValue()).toBe('Rum & cane spirit');
    await layers(2);

    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await person.goesBack();
    await question.waitFor();
    await layers(3);
    await person.goesBack();
    await question.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Close' }).click();
    await person.taps(question.getByRole('button', { name: 'Leave' }));
    await form.waitFor({ state: 'detached' });

    // The sheet stands as it was, and so does the form for whoever asks again.
    await create.click();
    await form.getByText('This is what you typed earlier and did not save.').waitFor();
    expect(await type.inputValue()).toBe('Rum & cane spirit');
    await form.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => type.inputValue()).toBe('');

    // What it is a kind of may be new as well: a dialog of its own, closed by itself.
    await person.types(form.getByRole('combobox', { name: 'Parent Ingredient' }), 'zqagave');
    await page.getByRole('option', { name: 'Create “zqagave”' }).click();
    const called = form.getByLabel('Name', { exact: true });
    await expect.poll(() => called.inputValue()).toBe('zqagave');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => called.inputValue()).toBe(NAME);
  });
});

describe('adding in a sheet', () => {
  it('moves nothing: the next + stays under the thumb', async () => {
    const sheet = await openSheet();
    const rows = sheet.getByRole('list', { name: 'Suggested' }).getByRole('listitem');
    const tops = () =>
      rows.evaluateAll((all) => all.slice(0, 6).map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    await rows.nth(0).getByRole('button', { name: /^\+ / }).click();
    await rows.nth(0).getByRole('button', { name: 'Added' }).waitFor();
    expect(await tops()).toEqual(before);
    await rows.nth(1).getByRole('button', { name: /^\+ / }).click();
    await rows.nth(1).getByRole('button', { name: 'Added' }).waitFor();
    expect(await tops()).toEqual(before);
  });

  it('can be taken back where it was done', async () => {
    const sheet = await openSheet();
    const row = sheet.getByRole('list', { name: 'Suggested' }).getByRole('listitem').first();
    const plus = row.getByRole('button', { name: /^\+ / });
    const name = ((await plus.getAttribute('aria-label')) ?? '').slice(2);
    await plus.click();
    await expect.poll(() => cabinetRows().count()).toBe(2);
    await row.getByRole('button', { name: `Take ${name} out again` }).click();
    await plus.waitFor();
    await expect.poll(() => cabinetRows().count()).toBe(1);
    expect(await plus.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('is followed by other suggestions when all are used', async () => {
    const sheet = await openSheet();
    const list = sheet.getByRole('list', { name: 'Suggested' });
    const offered = () =>
      list
        .getByRole('button', { name: /^\+ / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const first = await offered();
    for (const name of first) await list.getByRole('button', { name, exact: true }).click();
    const others = async () => (await offered()).filter((name) => !first.includes(name)).length;
    await expect.poll(others, { timeout: 10_000 }).toBeGreaterThan(0);
  });
});
