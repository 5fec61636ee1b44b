import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, cabinetOf, gone, heading, link, newMember, open, see } from '#testing/app.tsx';

const texts = (all: Element[]) => all.map(({ textContent }) => textContent);

async function openIngredient(name: string): Promise<void> {
  await page.viewport(360, 740);
  await open(`/ingredients/${await commands.seededIngredient(name)}`);
  await see(heading(new RegExp(`^${name}$`)));
}

it('the list of ingredients has name, description, brand id and strength, and leads to each', async () => {
  await newMember();
  await open('/ingredients');
  const table = page.getByRole('table', { name: 'Ingredients' });
  await see(table.getByText('Unbranded').first());
  expect(texts(table.getByRole('columnheader').elements())).toEqual([
    'Name',
    'Description',
    'Brand id',
    'ABV',
  ]);
  const absinthe = table.getByRole('row').filter({ hasText: 'Absinthe' }).first();
  expect(texts(absinthe.getByRole('cell').elements()).slice(2)).toEqual(['1 Unbranded', '60%']);
  await absinthe.getByRole('link', { name: 'Absinthe' }).click();
  await see(heading('Absinthe'));
  await see('ABV: 60%');
  await expect.poll(() => document.title).toBe('Absinthe · Cellaret');
});

describe('the page of an ingredient', () => {
  it('leads to the drinks with it, to its kinds, and from a brand to what that does for', async () => {
    await newMember();
    await openIngredient('Gin');
    const drinks = page.getByRole('region', { name: 'Drinks with Gin' });
    const count = () => drinks.getByRole('listitem').elements().length;
    const more = drinks.getByRole('button', { name: /^Show \d+ more$/ });
    await see(more);
    const before = count();
    await more.click();
    await expect.poll(count).toBeGreaterThan(before);
    await page
      .getByRole('region', { name: 'Varieties' })
      .getByRole('link', { name: 'London dry gin' })
      .click();
    await see(heading('London dry gin'));
    await link('Tanqueray', true).click();
    await see(heading('Tanqueray'));
    await see(/Also works in \d+ recipes? that asks? for/);
    await page
      .getByRole('region', { name: /^Drinks with/ })
      .getByRole('link', { name: 'Gin', exact: true })
      .click();
    await see(heading(/^Gin$/));
  });

  it('says what stands in for it and what it stands in for, in how much', async () => {
    await newMember();
    await openIngredient('Simple syrup');
    const sugar = page
      .getByRole('list', { name: 'Use Simple syrup instead of' })
      .getByRole('listitem')
      .filter({ has: link('Sugar', true) });
    await see(sugar.getByText('7.5 ml instead of 1 barspoon'));
    await page
      .getByRole('list', { name: 'Instead of Simple syrup' })
      .getByRole('link', { name: 'Agave syrup' })
      .click();
    await see(heading('Agave syrup'));
    await see(
      page.getByRole('list', { name: 'Instead of Agave syrup, use' }).getByText('15 ml instead of 10 ml'),
    );
  });

  it('shows the way to a first cabinet', async () => {
    await newMember();
    await openIngredient('Campari');
    await link('Add to your bar').click();
    await expect.poll(address).toBe('/bar-cabinet/fill');
  });

  it('puts it into the cabinet, and says when it ran out', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Corner', []);
    await openIngredient('Campari');
    await button('Add to Corner').click();
    await button('In Stock, Corner').click();
    await see(button('Out of Stock, Corner'));
    const stock = async () =>
      (await commands.documentsIn(`users/${uid}/bar_cabinets`)).flatMap(({ items }) =>
        Object.values(items as Record<string, { is_in_stock: boolean }>).map((item) => item.is_in_stock),
      );
    await expect.poll(stock).toEqual([false]);
  });

  it('counts as always there what somebody says so of, and no longer', async () => {
    const { uid } = await newMember();
    const always = page.getByText('Always in stock', { exact: true });
    await cabinetOf(uid, 'Corner', []);
    await openIngredient('Lemon juice');
    await button('More for Lemon juice').click();
    await page.getByRole('menuitem', { name: 'Always in stock' }).click();
    await see(always);
    await openIngredient('Lemon juice');
    await see(always);
    await button('More for Lemon juice').click();
    await page.getByRole('menuitem', { name: 'Not always in stock' }).click();
    await see(button('Add to Corner'));
    // Staples for everybody cannot be chosen.
    await openIngredient('Water');
    await see(always);
    await button('More for Water').click();
    await see(page.getByRole('menuitem').first());
    await gone(page.getByRole('menuitem', { name: /always in stock/ }));
  });
});
