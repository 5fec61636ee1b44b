import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { ownIngredient, ownRecipe, putAway } from '../support/own-world.ts';
import { pastes } from '../support/person.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'lost-answers'));
const COMMIT = /documents:commit/;

let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor();
});
afterAll(() => visitor.context.close());
afterEach(putAway);

/** Lets the next save reach the server and loses what the server answers. */
async function loseNextAnswer(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route(COMMIT, async (route) => {
    if (lost > 0 || route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

describe('a save whose answer is lost on the way', () => {
  it('of a recipe is saved once, and is not taken for the change of somebody else', async () => {
    const { page } = visitor;
    const recipeId = await ownRecipe(visitor.uid);
    await page.goto(`/update-recipe/${recipeId}`);
    await pastes(page.getByLabel('Recipe Name'), 'Found Again');
    const lost = await loseNextAnswer(page);
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/update-recipe'));
    expect(lost()).toBe(1);
    const stored = await database.doc(`recipes/${recipeId}`).get();
    expect([stored.get('recipe_name'), stored.get('version')]).toEqual(['Found Again', 2]);
    await page.unroute(COMMIT);
  });

  it('of an ingredient closes one version and not two', async () => {
    const { page } = visitor;
    const ingredientId = await ownIngredient({});
    await page.goto(`/update-ingredient/${ingredientId}`);
    await pastes(page.getByLabel('Name', { exact: true }), 'Lost Gin');
    const lost = await loseNextAnswer(page);
    await page.getByRole('button', { name: 'Save Ingredient' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/update-ingredient'));
    expect(lost()).toBe(1);
    const stored = await database.doc(`ingredients/${ingredientId}`).get();
    expect([stored.get('ingredient_name'), stored.get('version')]).toEqual(['Lost Gin', 2]);
    expect((await database.collection(`ingredients/${ingredientId}/versions`).get()).size).toBe(1);
    await page.unroute(COMMIT);
  });
});

describe('a save while the network is away', () => {
  it('says so, keeps what was typed, and saves when the network is back', async () => {
    const { page, context } = visitor;
    const recipeId = await ownRecipe(visitor.uid);
    await page.goto(`/update-recipe/${recipeId}`);
    await pastes(page.getByLabel('Recipe Name'), 'Typed Offline');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByRole('alert').filter({ hasText: 'What you typed is kept on this device' }).waitFor();
    expect(await page.getByLabel('Recipe Name').inputValue()).toBe('Typed Offline');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/update-recipe'));
    expect((await database.doc(`recipes/${recipeId}`).get()).get('recipe_name')).toBe('Typed Offline');
  });
});
