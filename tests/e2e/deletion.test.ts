import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { projectId } from '../support/env.ts';
import { ownDocument, ownIngredient, ownRecipe, putAway } from '../support/own-world.ts';
import { personAt, type Hands } from '../support/person.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'deletion'));

const isThere = async (path: string) => (await database.doc(path).get()).exists;

describe('what people may delete', () => {
  let visitor: Visitor;
  let person: Hands;
  const name = () => `Gone ${randomUUID().slice(0, 8)}`;

  beforeEach(async () => {
    visitor = await newVisitor();
    person = personAt(visitor.page);
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('lets the owner of a recipe delete it, take it back, and delete it for good, on another device too', async () => {
    const { page, uid } = visitor;
    const called = name();
    const id = await ownRecipe(uid, { recipe_name: called });
    const other = await signIn(visitor);
    await other.page.goto(`/view-recipe/${id}`);
    const shown = { name: called, level: 1 } as const;
    await page.goto(`/view-recipe/${id}`);
    await page.getByRole('heading', shown).waitFor();
    const remove = async () => {
      await person.taps(page.getByRole('button', { name: `More for ${called}` }));
      await person.taps(page.getByRole('menuitem', { name: 'Delete recipe' }));
      await page.waitForURL('**/list-recipes');
      await page.getByText(`“${called}” is deleted`).waitFor();
    };
    await remove();
    // Lists of another tab are no reason to hurry. A toast that is pointed at stays.
    await page.getByText(`“${called}” is deleted`).hover();
    const tab = await visitor.context.newPage();
    await tab.goto('/list-recipes');
    await tab.getByRole('table', { name: 'Recipes' }).waitFor();
    await tab.close();
    await person.taps(page.getByRole('button', { name: 'Undo' }));
    await page.getByText(`“${called}” is deleted`).waitFor({ state: 'detached' });
    await page.goto(`/view-recipe/${id}`);
    await page.getByRole('heading', shown).waitFor();
    expect(await isThere(`recipes/${id}`)).toBe(true);
    await remove();
    await page.getByText(`“${called}” is deleted`).waitFor({ state: 'detached', timeout: 20_000 });
    await expect.poll(() => isThere(`recipes/${id}`), { timeout: 15_000 }).toBe(false);
    await other.page.getByRole('heading', { name: called, level: 1 }).waitFor({ state: 'detached' });
    await other.context.close();
  });

  it('keeps a promise to delete where the page is closed before the undo is over', async () => {
    const { page, context, uid } = visitor;
    const called = name();
    const id = await ownIngredient({ ingredient_name: called, updated_by: uid });
    await page.goto(`/ingredients/${id}`);
    await person.taps(page.getByRole('button', { name: `More for ${called}` }));
    await person.taps(page.getByRole('menuitem', { name: 'Delete ingredient' }));
    await page.getByText(`“${called}” is deleted`).waitFor();
    await page.close();
    const next = await context.newPage();
    await next.goto('/ingredients');
    await expect.poll(() => isThere(`ingredients/${id}`), { timeout: 15_000 }).toBe(false);
  });

  it('says that an ingredient in use stays, and offers nobody else its deletion', async () => {
    const { page, uid } = visitor;
    const called = name();
    const id = await ownIngredient({ ingredient_name: called, updated_by: uid });
    await ownDocument(`popularity/${id}`, { ingredient_id: id, recipe_count: 2, reference_count: 2 });
    await page.goto(`/ingredients/${id}`);
    await person.taps(page.getByRole('button', { name: `More for ${called}` }));
    await person.taps(page.getByRole('menuitem', { name: 'Delete ingredient' }));
    await page.getByText(`“${called}” stays: 2 recipes and ingredients use it.`).waitFor();
    expect(await isThere(`ingredients/${id}`)).toBe(true);
    const other = await signIn(accounts.demo);
    await other.page.goto(`/ingredients/${id}`);
    await other.page.getByRole('heading', { name: called, level: 1 }).waitFor();
    await personAt(other.page).taps(other.page.getByRole('button', { name: `More for ${called}` }));
    await other.page.getByRole('menuitem', { name: 'Report' }).waitFor();
    expect(await other.page.getByRole('menuitem', { name: 'Delete ingredient' }).count()).toBe(0);
    await other.context.close();
  });

  it.each([
    ['/bar-cabinet', 'Bar cabinet', 'bar_cabinets'],
    ['/menu', 'menu', 'menus'],
  ])('deletes at %s the selected one and takes it back', async (path, label, collection) => {
    const { page, uid } = visitor;
    const called = name();
    await page.goto(path);
    const select = page.getByRole('combobox', { name: label, exact: true });
    await select.press('Enter');
    await page.getByRole('option', { name: '+ Add New' }).press('Enter');
    await person.types(page.getByLabel('Bar Name'), called);
    await person.taps(page.getByRole('button', { name: 'Create' }));
    await expect.poll(() => select.textContent()).toBe(called);
    const remove = async () => {
      await person.taps(page.getByRole('button', { name: 'Edit' }));
      await person.taps(page.getByRole('button', { name: 'Delete' }));
      await expect.poll(() => select.textContent()).toBe('–');
    };
    const stored = () => database.collection(`users/${uid}/${collection}`).get();
    await remove();
    await person.taps(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => select.textContent()).toBe(called);
    await remove();
    await page.getByText(`“${called}” is deleted`).waitFor({ state: 'detached', timeout: 20_000 });
    await expect.poll(async () => (await stored()).size, { timeout: 15_000 }).toBe(0);
  });
});
