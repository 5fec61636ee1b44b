import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { succeed } from '../api/support/client.ts';
import { makeIngredient } from '../api/support/inputs.ts';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { projectId } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { ownDocument, ownIngredient, ownRecipe, putAway } from '../support/own-world.ts';
import { newPerson, type Person } from '../support/people.ts';
import { pastes } from '../support/person.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'moderation'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const article = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name }) });

const viewIs = (id: number, visible: boolean) =>
  eventually(`Recipe ${id} visible: ${visible}`, async () => {
    const view = (await database.doc(`recipe_views/${id}`).get()).data();
    return view?.visible === visible ? view : null;
  });

let owner: Person;
beforeAll(async () => {
  owner = await newPerson();
});
afterEach(putAway);

/** A recipe of the owner's, named like nothing else. */
async function theirRecipe() {
  const name = `Moderated ${randomUUID().slice(0, 8)}`;
  return { id: await ownRecipe(owner.uid, { recipe_name: name }), name };
}

/** The same with a report of somebody's. */
async function reportedRecipe() {
  const recipe = await theirRecipe();
  const body = { kind: 'recipe', item_id: recipe.id, reason: 'spam', text: 'Buy my gin' } as const;
  await succeed(await newPerson(), 'report', { body });
  return recipe;
}

/** An ingredient of the owner's with an edit of a vandal on top. */
async function vandalisedIngredient(vandal: Person) {
  const ingredient = (await succeed(owner, 'createIngredient', { body: makeIngredient() })).body;
  await succeed(vandal, 'updateIngredient', {
    params: { id: ingredient.id },
    body: makeIngredient({ ingredient_description: 'Vandalised' }),
  });
  return ingredient;
}

describe('a member', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(WITH_SERVICE_WORKER);
  });
  afterEach(() => visitor.context.close());

  it('reports a recipe from its menu, and is told the next time', async () => {
    const { id, name } = await theirRecipe();
    const { page } = visitor;
    await page.goto(`/view-recipe/${id}`);
    await button(page, `More for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('radio', { name: 'It is advertising or spam' }).check();
    await pastes(page.getByLabel('What is the matter? (optional)'), 'Buy my gin');
    await button(page, 'Send the report').click();
    await page.getByText(/^Thank you\./).waitFor();
    await button(page, `More for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByText('You have reported this. An administrator will look at it.').waitFor();
  });

  it('cannot report without a network, and is told', async () => {
    const { id, name } = await theirRecipe();
    const { page, context } = visitor;
    await page.goto(`/view-recipe/${id}`);
    await heading(page, name).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await button(page, `More for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByText('You are offline. A report needs a connection.').waitFor();
    expect(await button(page, 'Send the report').isDisabled()).toBe(true);
  });

  it.each(['/admin/reports', '/admin/log', '/admin/person/x', '/admin/stand-ins'])(
    'finds nothing at %s',
    async (path) => {
      await visitor.page.goto(path);
      await heading(visitor.page, 'This bottle is not on the shelf').waitFor();
    },
  );

  it('finds no form to change an ingredient that is locked', async () => {
    const id = await ownIngredient({ ingredient_name: `Locked ${randomUUID().slice(0, 8)}` });
    await ownDocument(`locks/${id}`, { by: 'somebody', at: new Date() });
    const { page } = visitor;
    await page.goto(`/update-ingredient/${id}`);
    await page.getByText('An administrator has locked this ingredient').waitFor();
    expect(await button(page, 'Save').count()).toBe(0);
  });
});

describe('an administrator', () => {
  let admin: Visitor;
  beforeEach(async () => {
    admin = await signIn(accounts.admin);
  });
  afterEach(() => admin.context.close());

  it('comes from the profile to the reports, reads what was said, hides the recipe and takes that back', async () => {
    const { id, name } = await reportedRecipe();
    const { page } = admin;
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await heading(page, 'Reports').waitFor();
    expect(await page.title()).toContain('Reports');
    const reported = article(page, name);
    await reported.getByText('Buy my gin').waitFor();
    await reported.getByText('It is advertising or spam').waitFor();
    await reported.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByText(`${name} is hidden`).waitFor();
    await viewIs(id, false);
    await reported.waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    await viewIs(id, true);
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await heading(page, 'Log of administrators').waitFor();
    await page.getByText(`Hid ${name}`).first().waitFor();
  });

  it('hides a recipe from everybody but its owner, who is told', async () => {
    const { id, name } = await theirRecipe();
    const decided = { kind: 'recipe', id, state: 'hidden', reason: 'spam', note: '' };
    await ownDocument(`moderation/recipe_${id}`, { ...decided, by: admin.uid, at: new Date() });
    await viewIs(id, false);
    const [stranger, itsOwner] = await Promise.all([newVisitor(), signIn(owner)]);
    await stranger.page.goto(`/view-recipe/${id}`);
    await heading(stranger.page, 'No recipe here').waitFor();
    await itsOwner.page.goto(`/view-recipe/${id}`);
    await heading(itsOwner.page, name).waitFor();
    await itsOwner.page.getByText('Only you see this recipe: an administrator has hidden it.').waitFor();
    await Promise.all([stranger.context.close(), itsOwner.context.close()]);
  });

  it('undoes what a vandal edited in a few taps, suspends them, and finds both in the log', async () => {
    const vandal = await newPerson();
    const ingredient = await vandalisedIngredient(vandal);
    const { page } = admin;
    await page.goto(`/admin/person/${vandal.uid}`);
    await heading(page, vandal.email).waitFor();
    await button(page, 'Undo the edits').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the edits' }).click();
    await page.getByText('One ingredient is restored.').first().waitFor();
    const stored = (await database.doc(`ingredients/${ingredient.id}`).get()).data();
    expect(stored?.ingredient_description).toBe(ingredient.ingredient_description);

    await button(page, 'Suspend the account').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend the account' }).click();
    await page.getByText('This account is suspended:').waitFor();
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await page.getByText('Suspended an account').first().waitFor();
    await page.getByText('Undid one edit of an account').first().waitFor();

    const { page: theirs, context } = await signIn(vandal);
    await theirs.goto('/profile');
    await theirs.getByText(/^Your account is suspended:/).waitFor();
    await context.close();
  });

  it('deletes an ingredient of somebody else, which stands in the log', async () => {
    const name = `Deleted ${randomUUID().slice(0, 8)}`;
    const id = await ownIngredient({ ingredient_name: name, updated_by: owner.uid });
    const { page } = admin;
    await page.goto(`/ingredients/${id}`);
    await button(page, `More for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Delete ingredient' }).click();
    await expect
      .poll(async () => (await database.doc(`ingredients/${id}`).get()).exists, { timeout: 25_000 })
      .toBe(false);
    await page.goto('/admin/log');
    await page.getByText(`Deleted ${name}`).first().waitFor();
  });

  it('sees beside the reports who edits unusually much, and goes to the account from there', async () => {
    const busy = await newPerson();
    const edits = Array.from({ length: 31 }, (_, index) => `${index + 1}:2`);
    await ownDocument(`alerts/${busy.uid}`, { uid: busy.uid, began_at: new Date(), edits, open: true });
    const { page } = admin;
    await page.goto('/admin/reports');
    const alert = page.getByRole('alert').filter({ hasText: busy.email });
    await alert.getByText(/31/).waitFor();
    await alert.getByRole('link').click();
    await heading(page, busy.email).waitFor();
  });
});
