import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { newPerson } from '../support/people.ts';
import { seededIngredient } from '../support/seeded.ts';
import { newVisitor } from '../support/signed-in.ts';

const MOST_TABS = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Presses Tab until the focus is on the target, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

const DESK = { viewport: { width: 1280, height: 800 } };

const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet' })
    .getByRole('listitem')
    .filter({ hasText: name });
const picker = (page: Page) => page.getByRole('combobox', { name: 'Bar cabinet' });

describe('the door, by keyboard alone', () => {
  it('begins with a link to the content, and lets one log in', async () => {
    const person = await newPerson();
    const context = await newContext(DESK);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, skip);
    expect(await skip.evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('main'));
    await page.keyboard.press('Tab');
    await expectFocus(page.getByLabel('Email'));
    await page.keyboard.type(person.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
    await context.close();
  });
});

describe('a cabinet, by keyboard alone', () => {
  it('is found in the navigation and created, and the focus returns to the dropdown that opened the dialog', async () => {
    const { page, context } = await newVisitor(DESK);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, navigation.getByRole('link', { name: 'Ingredients' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/bar-cabinet');
    await tabTo(page, picker(page));
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('End');
    await expectFocus(page.getByRole('option', { name: '+ Add New' }));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByLabel('Bar Name'));
    await page.keyboard.type('Keyboard bar');
    await page.keyboard.press('Enter');
    await picker(page).filter({ hasText: 'Keyboard bar' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(picker(page));
    await context.close();
  });
});

describe('what is in a cabinet, by keyboard alone', () => {
  let page: Page;
  beforeEach(async () => {
    const visitor = await newVisitor(DESK);
    page = visitor.page;
    await ownCabinet(visitor.uid, 'Keyboard bar', [seededIngredient('Campari')]);
    await page.goto('/bar-cabinet');
    await row(page, 'Campari').waitFor();
  });
  afterEach(async () => {
    await page.context().close();
    await putAway();
  });

  it('gives the focus back to Edit when the dialog is closed by Escape', async () => {
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await expectFocus(page.getByLabel('Bar Name'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(edit);
  });

  it('takes an ingredient, and the focus returns to the button that opened the dialog', async () => {
    const opener = page.getByRole('button', { name: 'Add Ingredient' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add Ingredient' });
    await expectFocus(dialog.getByPlaceholder('Search ingredients...'));
    await page.keyboard.type('cointreau');
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Search Results', exact: true }).waitFor();
    await tabTo(page, dialog.getByRole('button', { name: '+ Cointreau', exact: true }));
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Added' }).first().waitFor();
    // The button that was pressed is gone: the focus must not leave the dialog with it.
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(opener);
    await row(page, 'Cointreau').waitFor();
  });

  it('is toggled', async () => {
    const campari = row(page, 'Campari');
    await tabTo(page, campari.getByRole('button', { name: /Stock/ }));
    await page.keyboard.press('Space');
    await campari.getByRole('button', { name: 'Out of Stock, Campari' }).waitFor();
    await expectFocus(campari.getByRole('button', { name: 'Out of Stock, Campari' }));
    await page.keyboard.press('Space');
    await campari.getByRole('button', { name: 'In Stock, Campari' }).waitFor();
  });

  it('is removed, and taken back with Undo', async () => {
    await tabTo(page, page.getByRole('button', { name: 'More for Campari' }));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('menuitem', { name: 'Remove' }));
    await page.keyboard.press('Enter');
    await row(page, 'Campari').waitFor({ state: 'detached' });
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await row(page, 'Campari').waitFor();
  });
});
