import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { projectId } from '../support/env.ts';
import { personAt, type Hands } from '../support/person.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const admin = initializeApp({ projectId }, 'deletion');
const database = getFirestore(admin);

/** An id no seed and no other test has. */
const freshId = () => 2 ** 32 + Math.floor(Math.random() * 2 ** 40);

/** A copy of a seeded document under an id of its own, past the rules. */
async function copy(collection: 'recipes' | 'ingredients', of: number, fields: object): Promise<number> {
  const id = freshId();
  const source = await database.doc(`${collection}/${of}`).get();
  await database
    .doc(`${collection}/${id}`)
    .set({ ...source.data(), id, folder_id: id, version: 1, ...fields });
  return id;
}

const isThere = async (path: string) => (await database.doc(path).get()).exists;

describe('what people may delete', () => {
  let visitor: Visitor;
  let person: Hands;
  let uid: string;
  const name = () => `Gone ${randomUUID().slice(0, 8)}`;

  beforeEach(async () => {
    visitor = await newVisitor();
    person = personAt(visitor.page);
    ({ uid } = await getAuth(admin).getUserByEmail(visitor.email));
  });
  afterEach(() => visitor.context.close());

  it('lets the owner of a recipe delete it, take it back, and delete it for good, on another device too', async () => {
    const { page } = visitor;
    const called = name();
    const id = await copy('recipes', 20001, { user_id: uid, recipe_name: called });
    const other = await signIn(visitor);
    await other.page.goto(`/view-recipe/${id}`);
    const shown = { name: called, level: 1 } as const;
    await expect
      .poll(
        async () => {
          await page.goto(`/view-recipe/${id}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          return page.getByRole('heading', shown).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
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
    const { page, context } = visitor;
    const called = name();
    const id = await copy('ingredients', 10001, { ingredient_name: called, updated_by: uid });
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
    const { page } = visitor;
    const called = name();
    const id = await copy('ingredients', 10001, { ingredient_name: called, updated_by: uid });
    await database.doc(`popularity/${id}`).set({ ingredient_id: id, recipe_count: 2, reference_count: 2 });
    await page.goto(`/ingredients/${id}`);
    await person.taps(page.getByRole('button', { name: `More for ${called}` }));
    await person.taps(page.getByRole('menuitem', { name: 'Delete ingredient' }));
    await page.getByText(`“${called}” stays: 2 recipes and ingredients use it.`).waitFor();
    expect(await isThere(`ingredients/${id}`)).toBe(true);
    const other = await signIn(accounts.demo);
    await other.page.goto(`/ingredients/${id}`);
    await other.page.getByRole('heading', { name: called, level: 1 }).waitFor();
    expect(await other.page.getByRole('button', { name: `More for ${called}` }).count()).toBe(0);
    await other.context.close();
  });

  it.each([
    ['/bar-cabinet', 'Bar cabinet', 'bar_cabinets'],
    ['/menu', 'menu', 'menus'],
  ])('deletes at %s the selected one and takes it back', async (path, label, collection) => {
    const { page } = visitor;
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
