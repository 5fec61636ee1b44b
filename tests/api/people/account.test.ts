import { LIMITS } from '@cellaret/domain/core/limits';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { expect, it } from 'vitest';
import { database, testsApp } from '../../support/data/database.ts';
import { askAuth, newPerson, type Person } from '../../support/data/test-people.ts';
import { mediaBase, projectId } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, fail, refusal, saying, succeed } from '../support/api-client.ts';
import { attach } from '../support/attach.ts';
import { CABINET, makeIngredient, makeRecipe, MENU } from '../support/inputs.ts';

const files = getStorage(testsApp()).bucket();

const exists = async (path: string) => (await database.doc(path).get()).exists;

const accountExists = (uid: string): Promise<boolean> =>
  getAuth(testsApp())
    .getUser(uid)
    .then(
      () => true,
      () => false,
    );

/** Lets tokens of the last hour count: the emulator refuses those from before the account came into being. */
const letOlderSignInsCount = (localId: string) =>
  askAuth(
    `/projects/${projectId}/accounts:update`,
    { localId, validSince: `${Math.floor(Date.now() / 1000) - 3600}` },
    'Bearer owner',
  );

/** The person with a token that says they signed in `seconds` ago. */
const signedInAgo = (person: Person, seconds: number): Person =>
  saying(person, { auth_time: Math.floor(Date.now() / 1000) - seconds });

/** A person with something of every kind. */
async function furnishedPerson() {
  const person = await newPerson();
  const cabinet = await succeed(person, 'createBarCabinet', { body: CABINET });
  const menu = await succeed(person, 'createMenu', { body: MENU });
  const recipe = await succeed(person, 'createRecipe', { body: makeRecipe() });
  const ingredient = await succeed(person, 'createIngredient', { body: makeIngredient() });
  const attachment = await attach(person, recipe.body.id);
  await eventually('the card of the recipe', () => exists(`cards/recipe_${recipe.body.id}`));
  return {
    person,
    cabinet: `users/${person.uid}/bar_cabinets/${cabinet.body.id}`,
    menu: `users/${person.uid}/menus/${menu.body.id}`,
    recipeId: recipe.body.id,
    ingredientId: ingredient.body.id,
    attachment,
  };
}

it('deletes the account with its preferences, cabinets, menus, recipes and their pictures', async () => {
  const { person, cabinet, menu, recipeId, attachment } = await furnishedPerson();
  await files.file(`incoming/${person.uid}/${recipeId}/left`).save('half a picture', { resumable: false });
  expect((await succeed(person, 'deleteAccount')).body).toEqual({ deleted: true });
  expect(await accountExists(person.uid)).toBe(false);
  for (const path of [`users/${person.uid}`, cabinet, menu, `recipes/${recipeId}`])
    expect([path, await exists(path)]).toEqual([path, false]);
  await eventually('the end of the folder', async () => !(await exists(`folders/${recipeId}`)));
  const card = await eventually('the tombstone', async () => {
    const snapshot = await database.doc(`cards/recipe_${recipeId}`).get();
    return snapshot.get('removed') === true ? snapshot : null;
  });
  expect(card.get('visible')).toBe(false);
  expect((await fetch(`${mediaBase}${attachment.attachment_uuid}`)).status).toBe(404);
  expect((await files.getFiles({ prefix: `originals/${attachment.original_attachment_uuid}` }))[0]).toEqual(
    [],
  );
  await eventually(
    'the end of the incoming files',
    async () => (await files.getFiles({ prefix: `incoming/${person.uid}/` }))[0].length === 0,
  );
});

it('leaves ingredients in the shared catalogue and what other people have', async () => {
  const { person, ingredientId } = await furnishedPerson();
  const other = await furnishedPerson();
  await succeed(person, 'deleteAccount');
  const ingredient = await database.doc(`ingredients/${ingredientId}`).get();
  expect(ingredient.get('updated_by')).toBe(person.uid);
  for (const path of [other.cabinet, other.menu, `recipes/${other.recipeId}`, `users/${other.person.uid}`])
    expect([path, await exists(path)]).toEqual([path, true]);
  expect(await accountExists(other.person.uid)).toBe(true);
});

it('asks for a new sign-in after five minutes, and deletes nothing until then', async () => {
  const { person, cabinet } = await furnishedPerson();
  await letOlderSignInsCount(person.uid);
  const stale = signedInAgo(person, LIMITS.accountDeletionSeconds + 5);
  expect(await fail(stale, 'deleteAccount')).toMatchObject({
    status: 403,
    message: 'Please sign in again to delete your account',
  });
  expect(await exists(cabinet)).toBe(true);
  const recent = signedInAgo(person, LIMITS.accountDeletionSeconds - 60);
  expect((await ask(recent, 'deleteAccount')).status).toBe(200);
});

it('takes no body', async () => {
  expect(await refusal(await newPerson(), 'deleteAccount', { body: { uid: 'somebody-else' } })).toBe(400);
});

it('may be asked twice at once: none of both fails over what the other deleted', async () => {
  const person = await newPerson();
  const { body: cabinet } = await succeed(person, 'createBarCabinet', { body: CABINET });
  const answers = await Promise.all([ask(person, 'deleteAccount'), ask(person, 'deleteAccount')]);
  const statuses = answers.map(({ status }) => status);
  // Where one is done before the other begins, the other comes from nobody any more.
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
  expect(await exists(`users/${person.uid}/bar_cabinets/${cabinet.id}`)).toBe(false);
  expect(await exists(`users/${person.uid}`)).toBe(false);
});

it('removes what an account leaves that was deleted in another way', async () => {
  const { person, cabinet, menu, recipeId } = await furnishedPerson();
  await getAuth(testsApp()).deleteUser(person.uid);
  for (const path of [`users/${person.uid}`, cabinet, menu, `recipes/${recipeId}`])
    await eventually(`the end of ${path}`, async () => !(await exists(path)));
});
