import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnAnew } from '../support/drawn-anew.ts';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const MARGARITA = seededRecipe('Margarita');

describe('mixing for three', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true });
    page = visitor.page;
    await ownCabinet(visitor.uid, 'Pocket bar', [seededIngredient('Cointreau')]);
    await page.goto('/list-recipes');
    await page.goto(`/view-recipe/${MARGARITA}`);
  });
  afterEach(async () => {
    await putAway();
    await visitor.context.close();
  });

  const forThree = () => page.getByRole('status').getByText('3 servings').waitFor();
  const path = () => new URL(page.url()).pathname;

  /** Chooses three servings and goes into the mix view. */
  async function begin() {
    const person = personAt(page);
    for (let more = 0; more < 2; more += 1)
      await person.taps(page.getByRole('button', { name: 'More servings' }));
    await forThree();
    await person.taps(page.getByRole('link', { name: 'Mix it now' }));
    await page.getByText(/^3 servings · /).waitFor();
    return person;
  }

  it('stays for three after it is done, after Back and after a reload', async () => {
    const person = await begin();
    await page.reload();
    await page.getByText(/^3 servings · /).waitFor();
    const next = page.getByRole('button', { name: 'Next' });
    const cheers = page.getByRole('button', { name: 'Cheers!' });
    for (let last = false; !last;) {
      await next.or(cheers).waitFor();
      last = await cheers.isVisible();
      await person.taps(next.or(cheers));
      // The next step is drawn by then.
      await drawnAnew(page);
    }
    await forThree();
    await page.reload();
    await forThree();
  });

  it('is not entered again by Back once it is done', async () => {
    const person = await begin();
    await person.taps(page.getByRole('button', { name: 'Done' }));
    await forThree();
    await person.goesBack();
    await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
    expect(path()).toBe('/list-recipes');
  });

  it('is left by Back for the recipe, still for three', async () => {
    const person = await begin();
    await person.goesBack();
    await forThree();
    expect(path()).toBe(`/view-recipe/${MARGARITA}`);
  });

  it('says which of the own bottles stands in', async () => {
    await begin();
    const line = page.getByRole('listitem').filter({ hasText: 'Triple sec' });
    await line.getByText('You have Cointreau').waitFor();
  });
});
