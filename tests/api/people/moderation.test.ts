import {
  catalogueFile,
  cataloguePath,
  currentCatalogue,
  withChanges,
} from '@cellaret/domain/catalogue/browser-catalogue';
import { newId } from '@cellaret/domain/core/ids';
import type { UndoAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson, signedIn, type Person } from '../../support/data/test-people.ts';
import { baseUrl } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, fail, refusal, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { makeIngredient, makeRecipe, SEEDED } from '../support/inputs.ts';

const [owner, admin, ...reporters] = await Promise.all([
  newPerson(),
  newPerson({ claims: { admin: true } }),
  ...Array.from({ length: 6 }, () => newPerson()),
]);

const somebody = (): Person => reporters[0] ?? owner;

const newRecipe = async () => (await succeed(owner, 'createRecipe', { body: makeRecipe() })).body;
const newIngredient = async () => (await succeed(owner, 'createIngredient', { body: makeIngredient() })).body;

const reportBy = (person: Person, id: number, kind: 'recipe' | 'ingredient' = 'recipe') =>
  succeed(person, 'report', { body: { kind, item_id: id, reason: 'spam', text: ' Looks like spam ' } });

const decide = (id: number, action: string, kind: 'recipe' | 'ingredient' = 'recipe') =>
  ask(admin, 'moderate', {
    body: { kind, item_id: id, action, reason: action === 'hide' ? 'spam' : null, note: 'Seen' },
  });

const viewOf = (id: number, visible: boolean) =>
  eventually(`The recipe ${id} is ${visible ? '' : 'not '}visible`, async () => {
    const view = await firestoreOf(`recipe_views/${id}`);
    return view?.visible === visible ? view : null;
  });

const cardOf = (id: number, visible: boolean) =>
  eventually(`The ingredient ${id} is ${visible ? '' : 'not '}visible`, async () => {
    const card = await firestoreOf(`cards/ingredient_${id}`);
    return card?.visible === visible ? card : null;
  });

/** Every place where somebody else meets a recipe, from its card to its public page. */
async function placesOf(id: number, name: string): Promise<string[]> {
  const reader = somebody();
  const [card, view, feed, found, current] = await Promise.all([
    firestoreOf(`cards/recipe_${id}`),
    firestoreOf(`recipe_views/${id}`),
    succeed(reader, 'getFeed', { params: { offset: 0 } }),
    succeed(reader, 'searchRecipes', { body: { query: name } }),
    firestoreOf('catalogue/current').then((stored) => currentCatalogue.parse(stored)),
  ]);
  const version = current.files[0]?.version ?? '';
  const file = await fetch(`${baseUrl}${cataloguePath(version)}`, {
    headers: { authorization: `Bearer ${reader.idToken}` },
  });
  const { recipes } = withChanges(catalogueFile.parse(await file.json()), current.changes);
  return Object.entries({
    card: card?.visible === true,
    view: view?.visible === true,
    api: (await ask(reader, 'getRecipe', { params: { id } })).status === 200,
    feed: feed.body.items.some((item) => 'recipe' in item && item.recipe.id === id),
    search: found.body.some((hit) => hit.id === id),
    catalogue: id in recipes,
    page: (await fetch(`${baseUrl}/r/${id}`)).status === 200,
  }).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

const EVERYWHERE = ['card', 'view', 'api', 'feed', 'search', 'catalogue', 'page'];

/** Waits until a recipe stands in these places and no other. */
const standsIn = (id: number, name: string, places: string[]) =>
  eventually(`The recipe ${name} stands in ${places.join(', ') || 'no place'}`, async () =>
    (await placesOf(id, name)).join() === places.join() ? places : null,
  );

/** The newest entries of the log about a thing. */
async function logOf(itemId: number) {
  const { body } = await succeed(admin, 'listAudit', { body: { before: null } });
  return body.entries.filter(({ item_id }) => item_id === itemId).map(({ action }) => action);
}

describe('a report', () => {
  it('is one for each person and thing, and stands in the queue with what it is about', async () => {
    const { id, recipe_name } = await newRecipe();
    await reportBy(somebody(), id);
    const again = await reportBy(somebody(), id);
    expect(again.writes).toBe(0);
    const { body } = await succeed(admin, 'listReports', { body: { before: null } });
    const about = body.reports.filter(({ item_id }) => item_id === id);
    expect(about).toMatchObject([
      { kind: 'recipe', reason: 'spam', text: 'Looks like spam', reporter_uid: somebody().uid },
    ]);
    expect(body.things.find((thing) => thing.id === id)).toMatchObject({
      name: recipe_name,
      exists: true,
      uid: owner.uid,
      hidden: 'no',
      locked: false,
    });
  });

  it('is not made of what is not there, nor of one’s own recipe', async () => {
    const { id } = await newRecipe();
    const body = { kind: 'recipe', item_id: id, reason: 'spam', text: '' };
    expect(await refusal(owner, 'report', { body })).toBe(409);
    expect(await refusal(owner, 'report', { body: { ...body, item_id: 4_000_000_001 } })).toBe(404);
  });

  it('costs one write', async () => {
    const { id } = await newRecipe();
    expect((await reportBy(somebody(), id)).writes).toBe(1);
  });

  it('is refused to somebody who made twenty within the hour', async () => {
    const person = await newPerson();
    const now = new Date();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        database
          .doc(`reports/recipe_${at + 1}_${person.uid}`)
          .set({ reporter_uid: person.uid, created_at: now, status: 'closed' }),
      ),
    );
    const { id } = await newRecipe();
    const body = { kind: 'recipe', item_id: id, reason: 'spam', text: '' };
    expect(await refusal(person, 'report', { body })).toBe(429);
  });
});

describe('the third person who reports a recipe', () => {
  it('hides it, its owner is told why, an administrator shows it again, and three more leave it', async () => {
    const { id } = await newRecipe();
    await viewOf(id, true);
    const [first, second, third, ...later] = reporters;
    if (!first || !second || !third) throw new Error('There are six');
    await reportBy(first, id);
    await reportBy(second, id);
    expect((await firestoreOf(`moderation/recipe_${id}`)) ?? null).toBeNull();
    await reportBy(third, id);
    expect(await viewOf(id, false)).toMatchObject({ hidden: { reason: 'spam', provisional: true } });
    expect((await ask(somebody(), 'getRecipe', { params: { id } })).status).toBe(404);
    expect((await ask(somebody(), 'getRecipePayload', { params: { id } })).status).toBe(404);
    expect((await ask(owner, 'getRecipe', { params: { id } })).status).toBe(200);
    expect((await decide(id, 'show')).status).toBe(200);
    expect(await viewOf(id, true)).toMatchObject({ hidden: null });
    for (const person of later) await reportBy(person, id);
    expect(await firestoreOf(`moderation/recipe_${id}`)).toMatchObject({ state: 'shown' });
    expect((await firestoreOf(`cards/recipe_${id}`))?.visible).toBe(true);
  });

  it('does not hide an ingredient that ten recipes need', async () => {
    for (const person of reporters.slice(0, 3)) await reportBy(person, SEEDED.gin, 'ingredient');
    expect((await firestoreOf(`moderation/ingredient_${SEEDED.gin}`)) ?? null).toBeNull();
    await decide(SEEDED.gin, 'dismiss', 'ingredient');
  });
});

describe('an administrator', () => {
  it('hides a recipe from every place others read within a minute, and shows it in each again', async () => {
    const { id, recipe_name } = await newRecipe();
    await succeed(owner, 'saveSharing', { params: { id }, body: { is_shared: true } });
    await standsIn(id, recipe_name, EVERYWHERE);
    await decide(id, 'hide');
    await standsIn(id, recipe_name, []);
    await decide(id, 'show');
    await standsIn(id, recipe_name, EVERYWHERE);
  }, 200_000);

  it('hides an ingredient from card, list and page, and shows it again', async () => {
    const { id } = await newIngredient();
    await cardOf(id, true);
    await decide(id, 'hide', 'ingredient');
    await cardOf(id, false);
    expect((await ask(somebody(), 'getIngredient', { params: { id } })).status).toBe(404);
    const listed = async () => {
      const { body } = await succeed(somebody(), 'listIngredients', { query: `?after=${id - 1}&limit=1` });
      return body.some((one) => one.id === id);
    };
    expect(await listed()).toBe(false);
    expect(await firestoreOf('hidden_items/ingredient')).toMatchObject({
      items: { [id]: { reason: 'spam', provisional: false } },
    });
    await decide(id, 'show', 'ingredient');
    await cardOf(id, true);
    expect(await listed()).toBe(true);
    expect(await logOf(id)).toEqual(['show', 'hide']);
  });

  it('locks an ingredient to everybody else', async () => {
    const { id } = await newIngredient();
    await decide(id, 'lock', 'ingredient');
    const change = { params: { id }, body: makeIngredient() };
    expect(await fail(owner, 'updateIngredient', change)).toMatchObject({
      status: 403,
      message: 'Only administrators may change this ingredient',
    });
    expect((await ask(owner, 'deleteIngredient', { params: { id } })).status).toBe(403);
    expect((await ask(admin, 'updateIngredient', change)).status).toBe(200);
    await decide(id, 'unlock', 'ingredient');
    expect((await ask(owner, 'updateIngredient', change)).status).toBe(200);
  });

  it('takes down a stranger’s recipe, which leaves the queue', async () => {
    const { id } = await newRecipe();
    await reportBy(somebody(), id);
    expect((await decide(id, 'take-down')).status).toBe(200);
    expect((await ask(owner, 'getRecipe', { params: { id } })).status).toBe(404);
    const { body } = await succeed(admin, 'listReports', { body: { before: null } });
    expect(body.reports.filter(({ item_id }) => item_id === id)).toEqual([]);
    expect(await logOf(id)).toEqual(['take-down']);
  });

  it('is refused what cannot be done, and nothing is written down', async () => {
    const { id } = await newRecipe();
    for (const action of ['lock', 'unlock'])
      expect([action, (await decide(id, action)).status]).toEqual([action, 422]);
    expect((await decide(4_000_000_001, 'hide')).status).toBe(404);
    expect(await logOf(id)).toEqual([]);
  });

  it('who deletes what is another’s leaves a trace', async () => {
    const recipe = await newRecipe();
    const ingredient = await newIngredient();
    await succeed(admin, 'deleteRecipe', { params: { id: recipe.id } });
    await succeed(admin, 'deleteIngredient', { params: { id: ingredient.id } });
    expect([await logOf(recipe.id), await logOf(ingredient.id)]).toEqual([['delete'], ['delete']]);
  });
});

describe('a suspended account', () => {
  it('reads and searches, writes nothing, and is told why; until that is lifted', async () => {
    const person = await newPerson();
    const suspend = (suspended: boolean) =>
      succeed(admin, 'suspend', { body: { uid: person.uid, suspended, note: 'Vandalism' } });
    await suspend(true);
    const later = await signedIn(person);
    expect((await ask(later, 'listMenus')).status).toBe(200);
    expect((await ask(later, 'searchRecipes', { body: { query: 'sour' } })).status).toBe(200);
    expect(await fail(later, 'createRecipe', { body: makeRecipe() })).toMatchObject({
      status: 403,
      message: 'Your account is suspended: you can read, and nothing else',
    });
    expect((await ask(later, 'deleteAccount')).status).toBe(403);
    expect((await succeed(admin, 'readPerson', { body: { uid: person.uid } })).body).toMatchObject({
      exists: true,
      email: person.email,
      suspended: true,
      admin: false,
    });
    await suspend(false);
    const free = await signedIn(person);
    expect((await ask(free, 'createRecipe', { body: makeRecipe() })).status).toBe(201);
  });

  it('is no administrator', async () => {
    const both = await newPerson({ claims: { admin: true, suspended: true } });
    expect((await ask(both, 'listReports', { body: { before: null } })).status).toBe(403);
  });

  it('is never an administrator’s', async () => {
    const body = { uid: admin.uid, suspended: true, note: '' };
    expect((await ask(admin, 'suspend', { body })).status).toBe(409);
    expect((await ask(admin, 'suspend', { body: { ...body, uid: 'nobody' } })).status).toBe(404);
  });
});

/** Carries an undo through. */
async function undo(uid: string, since: Date, what: 'edits' | 'recipes') {
  const partBehind = async (after: string | null): Promise<UndoAnswer> =>
    (await succeed(admin, 'undo', { body: { uid, since: since.toISOString(), what, after } })).body;
  const parts = [await partBehind(null)];
  for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) parts.push(await partBehind(next));
  return {
    count: parts.reduce((sum, part) => sum + part.count, 0),
    own: parts.flatMap((part) => part.own.map(({ name }) => name)),
    calls: parts.length,
  };
}

describe('an account that edits unusually much of what others made', () => {
  it('stands beside the reports until its edits are undone; what it made itself does not count', async () => {
    const busy = await newPerson();
    const since = new Date();
    for (let edits = 0; edits < 31; edits += 1) {
      const { id } = await newIngredient();
      await succeed(busy, 'updateIngredient', { params: { id }, body: makeIngredient() });
    }
    const alertOf = async () => {
      const { body } = await succeed(admin, 'listReports', { body: { before: null } });
      return body.alerts.find(({ uid }) => uid === busy.uid);
    };
    expect(await eventually('The alert', alertOf)).toMatchObject({ email: busy.email, edits: 31 });
    await undo(busy.uid, since, 'edits');
    expect(await alertOf()).toBeUndefined();
    expect((await firestoreOf(`alerts/${admin.uid}`)) ?? null).toBeNull();
  }, 120_000);
});

describe('undoing what an account did', () => {
  /** Ingredients of the owner with an edit of the vandal each, written past the API to save 400 requests. */
  async function vandalised(vandal: Person, count: number): Promise<number[]> {
    const { id: sample } = await newIngredient();
    const first = (await database.doc(`ingredients/${sample}`).get()).data();
    const ids = Array.from({ length: count }, () => newId());
    const batch = database.batch();
    for (const id of ids) {
      const was = { ...first, id, folder_id: id, ingredient_description: `Good ${id}` };
      const closed = { ...was, valid_to: new Date() };
      const bad = { ...was, ingredient_description: 'Vandalised', version: 2, updated_by: vandal.uid };
      batch.set(database.doc(`ingredients/${id}/versions/1`), closed);
      batch.set(database.doc(`ingredients/${id}`), { ...bad, valid_from: new Date() });
    }
    await batch.commit();
    return ids;
  }

  /** More than one call undoes. */
  const EDITS = 53;

  const descriptionOf = async (id: number) =>
    (await firestoreOf(`ingredients/${id}`))?.ingredient_description;

  it('restores more edits than one call does, touches nobody else’s, and finds nothing the second time', async () => {
    const vandal = await newPerson();
    const before = (await succeed(vandal, 'createIngredient', { body: makeIngredient() })).body;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const since = new Date();
    const ids = await vandalised(vandal, EDITS);
    const [twice = 0, mended = 0] = ids;
    const bad = makeIngredient({ ingredient_description: 'Vandalised' });
    for (const id of [twice, before.id])
      await succeed(vandal, 'updateIngredient', { params: { id }, body: bad });
    const created = (await succeed(vandal, 'createIngredient', { body: makeIngredient() })).body;
    await succeed(owner, 'updateIngredient', {
      params: { id: mended },
      body: makeIngredient({ ingredient_description: 'Mended' }),
    });

    const done = await undo(vandal.uid, since, 'edits');
    expect(done.calls).toBeGreaterThan(1);
    // All but the one that somebody mended, and the one that was theirs before.
    expect(done.count).toBe(EDITS);
    expect(done.own).toEqual([created.ingredient_name]);
    expect(await firestoreOf(`ingredients/${twice}`)).toMatchObject({
      ingredient_description: `Good ${twice}`,
      version: 4,
      updated_by: admin.uid,
    });
    expect(await firestoreOf(`ingredients/${twice}/versions/3`)).toMatchObject({
      ingredient_description: 'Vandalised',
    });
    expect(await Promise.all(ids.slice(2).map(descriptionOf))).toEqual(
      ids.slice(2).map((id) => `Good ${id}`),
    );
    expect(await descriptionOf(before.id)).toBe(before.ingredient_description);
    expect(await descriptionOf(mended)).toBe('Mended');
    expect((await undo(vandal.uid, since, 'edits')).count).toBe(0);
  }, 120_000);

  it('takes down the recipes made since, and only those', async () => {
    const vandal = await newPerson();
    const kept = (await succeed(vandal, 'createRecipe', { body: makeRecipe() })).body;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const since = new Date();
    const gone = (await succeed(vandal, 'createRecipe', { body: makeRecipe() })).body;
    expect((await undo(vandal.uid, since, 'recipes')).count).toBe(1);
    expect((await ask(owner, 'getRecipe', { params: { id: gone.id } })).status).toBe(404);
    expect((await ask(owner, 'getRecipe', { params: { id: kept.id } })).status).toBe(200);
    expect((await undo(vandal.uid, since, 'recipes')).count).toBe(0);
  });
});
