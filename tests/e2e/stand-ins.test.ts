import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cataloguePublished } from '../support/catalogue.ts';
import { projectId } from '../support/env.ts';
import { ownMenu, putAway } from '../support/own-world.ts';
import { seededRecipe } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'stand-ins'));
const CABINET = 43_002;

/** What of a home bar makes a Daiquiri, but for its sugar, and a Whiskey Sour, but for its egg white. */
const BOTTLES = [
  'White rum',
  'Lime juice',
  'Simple syrup',
  'Bourbon whiskey',
  'Lemon juice',
  'Beefeater',
  'Select Aperitivo',
];

async function giveBar(uid: string): Promise<void> {
  const found = await database.collection('ingredients').where('ingredient_name', 'in', BOTTLES).get();
  const now = new Date();
  await database.doc(`users/${uid}/bar_cabinets/${CABINET}`).set({
    id: CABINET,
    bar_cabinet_name: 'Home',
    items: Object.fromEntries(
      found.docs.map((one) => [
        one.id,
        {
          ingredient_name: one.get('ingredient_name') as string,
          ingredient_type_id: one.get('ingredient_type_id') as number,
          is_in_stock: true,
          is_deleted: false,
        },
      ]),
    ),
    last_item_id: null,
    created_at: now,
    updated_at: now,
  });
}

describe('a bar with syrup and no sugar', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    await cataloguePublished();
    visitor = await newVisitor();
    await giveBar(visitor.uid);
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('makes a Daiquiri with the syrup, and says so and how much of it', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${seededRecipe('Daiquiri')}`);
    await page.getByText('you can, with Simple syrup instead of', { exact: false }).waitFor();
    await page
      .getByRole('list', { name: 'Ingredients' })
      .getByText(/^You can, with [\d.]+\sml Simple syrup instead$/)
      .waitFor();
    const garnish = page.getByRole('listitem').filter({ hasText: '(garnish only)' });
    expect(await garnish.getByText('You can, with').count()).toBe(0);
  });

  it('lists it apart from what there is everything for', async () => {
    const { page } = visitor;
    await page.goto('/what-can-i-make');
    await page
      .getByRole('list', { name: 'You can, with a stand-in', exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Daiquiri', exact: true }) })
      .getByText(/^Simple syrup instead of /)
      .waitFor();
    expect(
      await page
        .getByRole('list', { name: 'You have everything', exact: true })
        .getByRole('link', { name: 'Daiquiri', exact: true })
        .count(),
    ).toBe(0);
  });

  it('has everything for a Whiskey Sour, whose egg white is optional', async () => {
    const { page } = visitor;
    await page.goto('/what-can-i-make');
    await page
      .getByRole('list', { name: 'You have everything', exact: true })
      .getByRole('link', { name: 'Whiskey Sour', exact: true })
      .click();
    await page.getByText('you have everything', { exact: true }).first().waitFor();
    await page
      .getByRole('list', { name: 'Ingredients' })
      .getByRole('listitem')
      .filter({ hasText: 'Egg white' })
      .getByText('(optional)')
      .waitFor();
  });

  it('takes no syrup for sugar once that is refused, until it is undone', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${seededRecipe('Daiquiri')}`);
    const lines = page.getByRole('list', { name: 'Ingredients' });
    const never = lines.getByRole('button', { name: 'Never take Simple syrup for Sugar', exact: true });
    await never.press('Enter');
    await lines.getByText('You can, with').waitFor({ state: 'detached' });
    await page.getByText('missing: Sugar', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await never.click();
    await lines.getByText('You can, with').waitFor({ state: 'detached' });
    await page.goto('/bar-cabinet/rules');
    const rules = page.getByRole('list', { name: 'What stands in for what' });
    await rules.getByText('Never Simple syrup for Sugar').waitFor();
    await rules.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('No rules yet', { exact: false }).waitFor();
    await page.goto(`/view-recipe/${seededRecipe('Daiquiri')}`);
    await lines.getByText(/^You can, with [\d.]+\sml Simple syrup instead$/).waitFor();
  });

  it('is refused in every list at once, and in what the search kept of its answers', async () => {
    const { page } = visitor;
    const daiquiri = () =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: 'Daiquiri', exact: true }) })
        .first();
    const missing = () => daiquiri().getByText('missing: Sugar', { exact: true }).waitFor();
    await ownMenu(visitor.uid, 'Friday', [seededRecipe('Daiquiri')]);
    await page.goto('/search?q=daiquiri');
    await daiquiri().getByText('you can, with', { exact: false }).waitFor();
    await daiquiri().getByRole('link').click();
    const never = page.getByRole('button', { name: 'Never take Simple syrup for Sugar', exact: true });
    await never.click();
    await page.getByText('missing: Sugar', { exact: false }).first().waitFor();
    await page.goBack();
    await missing();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Recipes', exact: true }).click();
    await missing();
    await page.getByRole('link', { name: 'What can I make?' }).click();
    const group = page.getByRole('region', { name: 'One ingredient missing', exact: true });
    const here = group
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Daiquiri', exact: true }) });
    const more = group.getByRole('button', { name: /^Show/ });
    // Drinks that others add meanwhile stand before it.
    await here.or(more).first().waitFor();
    if ((await here.count()) === 0) await more.click();
    await here.waitFor();
    await page.goto('/list-recipes');
    const row = page.getByRole('row').filter({ hasText: 'Daiquiri' });
    await page.getByRole('row').nth(1).hover();
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 300);
          return row.filter({ hasText: 'missing: Sugar' }).count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  });

  it('always takes what was suggested once it is accepted, and says so', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${seededRecipe('Negroni')}`);
    const lines = page.getByRole('list', { name: 'Ingredients' });
    await lines
      .getByRole('button', { name: 'Always take Select Aperitivo for Campari', exact: true })
      .click();
    await lines.getByText('You can, with Select Aperitivo instead', { exact: true }).waitFor();
    await page.goto('/bar-cabinet/rules');
    await page
      .getByRole('list', { name: 'What stands in for what' })
      .getByText('Always Select Aperitivo for Campari')
      .waitFor();
  });

  it('suggests no sugar: nothing more could be made with it', async () => {
    const { page } = visitor;
    await page.goto('/what-can-i-make');
    const next = page.getByRole('list', { name: 'Buy next' });
    await next.getByRole('listitem').first().waitFor();
    expect(await next.getByText('Sugar', { exact: true }).count()).toBe(0);
  });
});
