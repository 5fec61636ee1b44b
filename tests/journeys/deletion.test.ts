import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { database } from '../support/data/database.ts';
import { ownIngredient, ownRecipe, putAway } from '../support/data/test-data.ts';
import { newVisitor, signIn } from '../support/signed-in.ts';

const isThere = async (path: string) => (await database.doc(path).get()).exists;
const called = () => `Gone ${randomUUID().slice(0, 8)}`;

afterEach(putAway);

it('a recipe that is deleted for good goes from another device too; another tab is no reason to hurry', async () => {
  const visitor = await newVisitor();
  const { page, context, uid } = visitor;
  const name = called();
  const id = await ownRecipe(uid, { recipe_name: name });
  const other = await signIn(visitor);
  await other.page.goto(`/view-recipe/${id}`);
  await page.goto(`/view-recipe/${id}`);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete recipe' }).click();
  await page.waitForURL('**/list-recipes');
  const toast = page.getByText(`Deleted “${name}”`);
  // A toast that is pointed at stays.
  await toast.hover();
  const tab = await context.newPage();
  await tab.goto('/list-recipes');
  await tab.getByRole('table', { name: 'Recipes' }).waitFor();
  await tab.close();
  await other.page.getByRole('heading', { name, level: 1 }).waitFor();
  expect(await isThere(`recipes/${id}`)).toBe(true);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  await other.page.getByRole('heading', { name, level: 1 }).waitFor({ state: 'detached' });
  expect(await isThere(`recipes/${id}`)).toBe(false);
});

it('a promise to delete is kept where the page is closed before the undo is over', async () => {
  const { page, context, uid } = await newVisitor();
  const name = called();
  const id = await ownIngredient({ ingredient_name: name, updated_by: uid });
  await page.goto(`/ingredients/${id}`);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete ingredient' }).click();
  await page.getByText(`Deleted “${name}”`).waitFor();
  await page.close();
  const next = await context.newPage();
  await next.goto('/ingredients');
  await expect.poll(() => isThere(`ingredients/${id}`)).toBe(false);
});
