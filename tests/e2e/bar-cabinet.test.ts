import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { pastes, personAt, SLOW } from '../support/person.ts';
import { seededIngredient } from '../support/seeded.ts';
import { openSelect } from '../support/selects.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const EMPTY = 'Your bar is empty. Add some ingredients to get started.';

/** Adds the first suggestion that is offered and returns its name. */
async function addFirstSuggestion(page: Page): Promise<string> {
  const suggestions = page.getByRole('list', { name: 'Suggested' });
  const plus = suggestions.getByRole('button', { name: /^\+ / }).first();
  const label = (await plus.getAttribute('aria-label')) ?? '';
  await plus.click();
  return label.slice(2);
}

const stockOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /Stock/ });

async function nameCabinet(page: Page, name: string): Promise<void> {
  await openSelect(page, 'Bar cabinet');
  await page.getByRole('option', { name: '+ Add New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Bar Cabinet' });
  await pastes(dialog.getByLabel('Bar Name'), name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('somebody without a cabinet', () => {
  it('who wants to add an ingredient names a cabinet and then adds to it', async () => {
    const { page, context } = await newVisitor();
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto('/bar-cabinet');
    await page.getByText('You will be asked for a name first.').waitFor();
    await page.getByRole('button', { name: 'Add Ingredient' }).click();
    const naming = page.getByRole('dialog', { name: 'Add Bar Cabinet' });
    await pastes(naming.getByLabel('Bar Name'), 'First bar');
    await naming.getByRole('button', { name: 'Create' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Ingredient' });
    await adding
      .getByRole('list', { name: 'Suggested' })
      .getByRole('button', { name: /^\+ / })
      .first()
      .click();
    await adding.getByRole('button', { name: 'Added' }).first().waitFor();
    // The suggestions of a cabinet are asked for when the server knows of it.
    expect(failed).toEqual([]);
    await context.close();
  });
});

describe('the bar cabinet of a new person', () => {
  it('says that the bar is empty, and names a new cabinet in a dialog whose button wants a name', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/bar-cabinet');
    await page.getByText(EMPTY, { exact: true }).waitFor();
    await openSelect(page, 'Bar cabinet');
    await page.getByRole('option', { name: '+ Add New' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Bar Cabinet' });
    await pastes(dialog.getByLabel('Bar Name'), '   ');
    expect(await dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await nameCabinet(page, 'Kitchen bar');
    await page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: 'Kitchen bar' }).waitFor();
    await context.close();
  });
});

describe('a bar cabinet', () => {
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await newVisitor();
    await ownCabinet(visitor.uid, 'Balcony bar', [seededIngredient('Campari')]);
    await visitor.page.goto('/bar-cabinet');
    await stockOf(visitor.page, 'Campari').waitFor();
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('is renamed', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Bar Cabinet' });
    await pastes(dialog.getByLabel('Bar Name'), 'Garden bar');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: 'Garden bar' }).waitFor();
  });

  it('takes a suggestion with + as in stock, which then reads Added', async () => {
    const { page } = visitor;
    const added = await addFirstSuggestion(page);
    await stockOf(page, added).filter({ hasText: 'In Stock' }).waitFor();
    const row = page
      .getByRole('list', { name: 'Suggested' })
      .getByRole('listitem')
      .filter({ hasText: added });
    expect(await row.getByRole('button', { name: 'Added' }).isDisabled()).toBe(true);
  });

  it('toggles between In Stock and Out of Stock at once', async () => {
    const { page } = visitor;
    await stockOf(page, 'Campari').click();
    await stockOf(page, 'Campari').filter({ hasText: 'Out of Stock' }).waitFor();
    await stockOf(page, 'Campari').click();
    await stockOf(page, 'Campari').filter({ hasText: 'In Stock' }).waitFor();
  });

  it('shows suggestions below three characters and searches at once on Enter', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add Ingredient' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Ingredient' });
    const box = dialog.getByPlaceholder('Search ingredients...');
    await dialog.getByRole('heading', { name: 'Suggested', exact: true }).waitFor();
    await personAt(page).types(box, 'co');
    await dialog.getByRole('heading', { name: 'Suggested', exact: true }).waitFor();
    await personAt(page).typesOn('intreau');
    await box.press('Enter');
    await dialog.getByRole('heading', { name: 'Search Results', exact: true }).waitFor();
    await dialog.getByRole('button', { name: '+ Cointreau', exact: true }).click();
    await dialog.getByRole('button', { name: 'Added' }).first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await stockOf(page, 'Cointreau').waitFor();
  });

  it('stays selected when the page is opened again', async () => {
    const { page } = visitor;
    await nameCabinet(page, 'Second bar');
    await page.getByText(EMPTY, { exact: true }).waitFor();
    await openSelect(page, 'Bar cabinet');
    await page.getByRole('option', { name: 'Balcony bar' }).click();
    await stockOf(page, 'Campari').waitFor();
    await page.reload();
    await page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: 'Balcony bar' }).waitFor();
  });

  it('sorts by name or by type', async () => {
    const { page } = visitor;
    await openSelect(page, 'Sort');
    expect(await page.getByRole('option').allTextContents()).toEqual(['Name', 'Type']);
    await page.getByRole('option', { name: 'Type' }).click();
    await stockOf(page, 'Campari').waitFor();
  });

  it('shows a toggle in another browser of the same person by itself', async () => {
    const { page } = visitor;
    const other = await signIn(visitor);
    await other.page.goto('/bar-cabinet');
    await stockOf(other.page, 'Campari').filter({ hasText: 'In Stock' }).waitFor();
    await stockOf(page, 'Campari').click();
    await stockOf(other.page, 'Campari').filter({ hasText: 'Out of Stock' }).waitFor();
    await other.context.close();
  });

  it('keeps changes made offline, says so, and sends them when the network is back', async () => {
    const { page, context } = visitor;
    await context.setOffline(true);
    await stockOf(page, 'Campari').click();
    await stockOf(page, 'Campari').filter({ hasText: 'Out of Stock' }).waitFor();
    await page.getByText('Kept on this device until you are online again').waitFor();
    await context.setOffline(false);
    const other = await signIn(visitor);
    await other.page.goto('/bar-cabinet');
    await stockOf(other.page, 'Campari').filter({ hasText: 'Out of Stock' }).waitFor();
    await other.context.close();
  });

  it('removes an item and takes it back with Undo', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'More for Campari' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await stockOf(page, 'Campari').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await stockOf(page, 'Campari').waitFor();
    const left = await eventually(
      'the row',
      async () => (await stockOf(page, 'Campari').count()) || undefined,
    );
    expect(left).toBe(1);
  });
});

const BOTTLES = [
  'Angostura aromatic bitters',
  'Bourbon whiskey',
  'Campari',
  'Club soda',
  'Cointreau',
  'Dark rum',
  'Gin',
  'Lemon juice',
  'Lime juice',
  'Simple syrup',
  'Sweet vermouth',
  'White rum',
];

describe('a full bar cabinet', () => {
  it('finds a bottle while somebody types slowly, and stands by type where that was chosen on this device', async () => {
    const { page, uid, context } = await newVisitor();
    await ownCabinet(uid, 'Full bar', BOTTLES.map(seededIngredient));
    await page.goto('/bar-cabinet');
    const list = page.getByRole('list', { name: 'Ingredients in this cabinet' });
    await stockOf(page, 'White rum').waitFor();
    const box = page.getByRole('searchbox', { name: 'Find in this cabinet...' });
    await personAt(page).types(box, 'rum', SLOW);
    expect(await box.inputValue()).toBe('rum');
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Dark rum', 'White rum']);
    await personAt(page).typesOn(' gin');
    await page.getByText('Nothing found for “rum gin”.').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await stockOf(page, 'Campari').waitFor();

    await openSelect(page, 'Sort');
    await page.getByRole('option', { name: 'Type' }).click();
    await list.getByRole('heading', { name: 'Juice 2' }).waitFor();
    await page.reload();
    await list.getByRole('heading', { name: 'Juice 2' }).waitFor();
    // A type is found like a name.
    await personAt(page).types(box, 'juice');
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Lemon juice', 'Lime juice']);
    await list.getByRole('link', { name: 'Lime juice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lime juice' }).waitFor();
    await page.goBack();
    await stockOf(page, 'Lime juice').waitFor();
    expect(await box.inputValue()).toBe('juice');
    await context.close();
    await putAway();
  });
});
