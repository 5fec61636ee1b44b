import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

describe('the page of an ingredient', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor({ viewport: { width: 360, height: 740 } });
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('leads to the drinks with it, to its kinds, and from a brand to what that does for', async () => {
    const { page } = visitor;
    const person = personAt(page);
    await page.goto(`/ingredients/${seededIngredient('Gin')}`);
    const drinks = page.getByRole('region', { name: 'Drinks with Gin' });
    await drinks.getByRole('button', { name: /^Show \d+ more$/ }).waitFor();
    const before = await drinks.getByRole('listitem').count();
    await person.taps(drinks.getByRole('button', { name: /^Show \d+ more$/ }));
    expect(await drinks.getByRole('listitem').count()).toBeGreaterThan(before);

    await person.taps(
      page.getByRole('region', { name: 'Kinds of it' }).getByRole('link', { name: 'London dry gin' }),
    );
    await page.getByRole('heading', { level: 1, name: 'London dry gin' }).waitFor();
    await person.taps(page.getByRole('link', { name: 'Tanqueray', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Tanqueray' }).waitFor();
    await page
      .getByText(/recipes? takes? it as/)
      .first()
      .waitFor();
    await person.taps(
      page.getByRole('region', { name: /^Drinks with/ }).getByRole('link', { name: 'Gin', exact: true }),
    );
    await page.getByRole('heading', { level: 1, name: 'Gin', exact: true }).waitFor();
  });

  it('puts it into the cabinet, and says when it ran out', async () => {
    const { page } = visitor;
    const person = personAt(page);
    await ownCabinet(visitor.uid, 'Corner', []);
    await page.goto(`/ingredients/${seededIngredient('Campari')}`);
    await person.taps(page.getByRole('button', { name: 'Add to Corner' }));
    await person.taps(page.getByRole('button', { name: 'In Stock, Corner' }));
    await page.getByRole('button', { name: 'Out of Stock, Corner' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Out of Stock, Corner' }).waitFor();
  });

  it('counts as always there what somebody says so of, and no longer', async () => {
    const { page } = visitor;
    const person = personAt(page);
    await ownCabinet(visitor.uid, 'Corner', []);
    await page.goto(`/ingredients/${seededIngredient('Lemon juice')}`);
    await person.taps(page.getByRole('button', { name: 'More for Lemon juice' }));
    await person.taps(page.getByRole('menuitem', { name: 'It is always there' }));
    await page.getByText('Always there', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Always there', { exact: true }).waitFor();
    await person.taps(page.getByRole('button', { name: 'More for Lemon juice' }));
    await person.taps(page.getByRole('menuitem', { name: 'It is not always there' }));
    await page.getByRole('button', { name: 'Add to Corner' }).waitFor();

    // What is there for everybody is nobody's choice.
    await page.goto(`/ingredients/${seededIngredient('Water')}`);
    await page.getByText('Always there', { exact: true }).waitFor();
    await person.taps(page.getByRole('button', { name: 'More for Water' }));
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem', { name: /always there/ }).count()).toBe(0);
  });

  it('says what stands in for it and what it stands in for, in how much', async () => {
    const { page } = visitor;
    await page.goto(`/ingredients/${seededIngredient('Simple syrup')}`);
    const sugar = page
      .getByRole('list', { name: 'Simple syrup stands in for' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Sugar', exact: true }) });
    await sugar.getByText('7.5 ml instead of 1 barspoon').waitFor();
    const agave = page
      .getByRole('list', { name: 'Instead of Simple syrup' })
      .getByRole('link', { name: 'Agave syrup' });
    await personAt(page).taps(agave);
    await page.getByRole('heading', { level: 1, name: 'Agave syrup' }).waitFor();
    await page
      .getByRole('list', { name: 'Instead of Agave syrup' })
      .getByText('15 ml instead of 10 ml')
      .waitFor();
  });

  it('shows the way to a first cabinet', async () => {
    const { page } = visitor;
    await page.goto(`/ingredients/${seededIngredient('Campari')}`);
    const way = page.getByRole('link', { name: 'Put it into your bar' });
    await way.waitFor();
    expect(await way.getAttribute('href')).toBe('/bar-cabinet/fill');
  });
});
