import { LIMITS } from '@cellaret/domain/core/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { fail, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { DRINK, SEEDED } from '../support/inputs.ts';

const { recipe, gin } = SEEDED;
const NEVER = 999_999;

let person: Person;

beforeEach(async () => {
  person = await newPerson();
});

type Change = Omit<Parameters<typeof saved>[0], 'kind' | 'item_id'>;
const saved = (body: {
  kind: 'recipe' | 'ingredient';
  item_id: number;
  favourite?: boolean;
  rating?: number | null;
  tags?: string[];
  note?: string;
}) => succeed(person, 'saveMark', { body });
const ofRecipe = (change: Change) => saved({ kind: 'recipe', item_id: recipe, ...change });
const refusal = async (body: object) =>
  (await fail(person, 'saveMark', { body: { kind: 'recipe', item_id: recipe, ...body } })).status;
const stored = (path: string) => firestoreOf(`users/${person.uid}/${path}`);
const ratingOf = () => firestoreOf(`recipes/${recipe}/ratings/${person.uid}`);

const made = (change: Partial<typeof DRINK> | { rating: number } = {}) =>
  succeed(person, 'createLogEntry', { body: { ...DRINK, ...change } });

describe('marks', () => {
  it('change in what is said and stay in the rest, with as many documents as that takes', async () => {
    const favoured = await ofRecipe({ favourite: true, tags: ['Sommer'] });
    expect([favoured.reads, favoured.writes]).toEqual([1, 1]);
    const rated = await ofRecipe({ rating: 9 });
    expect([rated.reads, rated.writes]).toEqual([2, 2]);
    const noted = await ofRecipe({ note: 'More gin.' });
    expect([noted.reads, noted.writes]).toEqual([2, 3]);
    expect((await ofRecipe({ note: 'Less gin.' })).writes).toBe(2);
    const mark = { id: recipe, favourite: true, tags: ['Sommer'], rating: 9, noted: true, made_count: 0 };
    expect(rated.body).toMatchObject({ ...mark, noted: false });
    const read = await succeed(person, 'getRecipeMark', { params: { id: recipe } });
    expect(read.body).toMatchObject({ ...mark, note: 'Less gin.' });
    expect(read.reads).toBe(2);
    const all = await succeed(person, 'listMarks');
    expect(all.body).toEqual({ recipes: [expect.objectContaining(mark)], ingredients: [] });
    expect(all.reads).toBe(2);
    expect(await ratingOf()).toMatchObject({ user_id: person.uid, rating: 9 });
    expect(await stored('marks/recipes')).toMatchObject({ last_item_id: String(recipe) });
    await ofRecipe({ rating: null, note: '' });
    expect([await ratingOf(), await stored(`notes/recipes_${recipe}`)]).toEqual([undefined, undefined]);
    expect((await succeed(person, 'getRecipeMark', { params: { id: recipe } })).body).toMatchObject({
      rating: null,
      noted: false,
      note: '',
      favourite: true,
    });
  });

  it('of ingredients are rated without anybody counting, and noted', async () => {
    const { writes } = await saved({ kind: 'ingredient', item_id: gin, rating: 7, note: 'Too sweet.' });
    expect(writes).toBe(3);
    const { body } = await succeed(person, 'getIngredientMark', { params: { id: gin } });
    expect(body).toMatchObject({ rating: 7, note: 'Too sweet.' });
  });

  it('are refused as the rules refuse them', async () => {
    for (const rating of [0, 11, 8.5, '8']) expect(await refusal({ rating })).toBe(400);
    const eleven = Array.from({ length: 11 }, (_, at) => `tag ${at}`);
    for (const tags of [['a,b'], ['x'.repeat(41)], [7], [''], ['a', 'a'], eleven])
      expect(await refusal({ tags })).toBe(400);
    expect(await refusal({ note: 'x'.repeat(LIMITS.note.max + 1) })).toBe(400);
    expect(await refusal({ item_id: NEVER, rating: 8 })).toBe(422);
    expect(await refusal({ kind: 'menu' })).toBe(400);
    expect(await stored('marks/recipes')).toBeUndefined();
  });

  it('are as many as there may be, and no more', async () => {
    const mark = { favourite: true, rating: null, tags: [], made_count: 0, last_made_at: null, noted: false };
    const ids = Array.from({ length: LIMITS.marks.items }, (_, at) => String(500_000 + at));
    await database.doc(`users/${person.uid}/marks/recipes`).set({
      items: Object.fromEntries(ids.map((id) => [id, mark])),
      last_item_id: ids[0],
      updated_at: new Date(),
    });
    expect(await refusal({ favourite: true })).toBe(422);
    expect((await saved({ kind: 'recipe', item_id: 500_000, favourite: false })).status).toBe(200);
  });

  it('and what is changed at once both survives', async () => {
    await Promise.all([
      saved({ kind: 'recipe', item_id: recipe, favourite: true }),
      saved({ kind: 'recipe', item_id: recipe, tags: ['Sommer'] }),
      saved({ kind: 'recipe', item_id: recipe + 1, rating: 6 }),
    ]);
    const { recipes } = (await succeed(person, 'listMarks')).body;
    expect(recipes).toMatchObject([
      { id: recipe, favourite: true, tags: ['Sommer'] },
      { id: recipe + 1, rating: 6 },
    ]);
  });
});

describe('searches', () => {
  it('are narrowed by one’s own marks, for one document more', async () => {
    await ofRecipe({ favourite: true, rating: 8, tags: ['Sommer'] });
    await saved({ kind: 'recipe', item_id: recipe + 1, rating: 7 });
    const found = async (asked: object) => {
      const { body, reads } = await succeed(person, 'searchRecipes', { body: { query: '', ...asked } });
      return { ids: body.map(({ id }) => id), reads };
    };
    expect(await found({ favourites: true })).toEqual({ ids: [recipe], reads: 1 });
    expect((await found({ rated_at_least: 8 })).ids).toEqual([recipe]);
    expect((await found({ own_tags: ['Sommer'], favourites: true })).ids).toEqual([recipe]);
    await made();
    expect((await found({ not_made: true, rated_at_least: 1 })).ids).toEqual([recipe + 1]);
    const both = await succeed(person, 'searchAll', { body: { query: '', favourites: true } });
    expect(both.body.recipes.map(({ id }) => id)).toEqual([recipe]);
    expect((await found({})).reads).toBe(0);
  });
});

describe('the log', () => {
  it('counts on the mark what was made and what is taken out again, and keeps the last day', async () => {
    const { body, writes } = await made({ rating: 8 });
    expect(body).toMatchObject({ ...DRINK, rating: 8 });
    expect(writes).toBe(4);
    await made({ made_at: '2024-01-01T12:00:00.000Z' });
    const mark = async () => (await succeed(person, 'getRecipeMark', { params: { id: recipe } })).body;
    expect(await mark()).toMatchObject({ made_count: 2, last_made_at: DRINK.made_at, rating: 8 });
    expect(await ratingOf()).toMatchObject({ rating: 8 });
    const removed = await succeed(person, 'deleteLogEntry', { params: { id: body.id } });
    expect(removed.writes).toBe(2);
    expect(await mark()).toMatchObject({ made_count: 1, rating: 8 });
    expect((await fail(person, 'deleteLogEntry', { params: { id: body.id } })).status).toBe(404);
  });

  it('is corrected: its mark follows a later day and another rating, and nothing else changes', async () => {
    const { body } = await made({ rating: 8 });
    const { recipe_id: _, ...drink } = DRINK;
    const corrected = (change: object) =>
      succeed(person, 'updateLogEntry', {
        params: { id: body.id },
        body: { ...drink, rating: 8, ...change },
      });
    const plain = await corrected({ servings: 4, note: 'For four.' });
    expect([plain.reads, plain.writes]).toEqual([2, 1]);
    expect(plain.body).toEqual({ ...body, servings: 4, note: 'For four.' });
    const moved = await corrected({ made_at: '2025-06-03T20:15:00.000Z', rating: 6 });
    expect([moved.reads, moved.writes]).toEqual([3, 3]);
    expect((await succeed(person, 'getRecipeMark', { params: { id: recipe } })).body).toMatchObject({
      made_count: 1,
      last_made_at: '2025-06-03T20:15:00.000Z',
      rating: 6,
    });
    expect(await ratingOf()).toMatchObject({ rating: 6 });
    const other = await newPerson();
    const change = { params: { id: body.id }, body: { ...drink, rating: null } };
    expect((await fail(other, 'updateLogEntry', change)).status).toBe(404);
    const wrong = { ...change, body: { ...change.body, servings: 0 } };
    expect((await fail(person, 'updateLogEntry', wrong)).status).toBe(400);
  });

  it('is read newest first, page by page, and nothing of one moment is left out', async () => {
    const first = await made({ made_at: '2026-01-01T12:00:00.000Z' });
    const same = [await made(), await made(), await made()].map(({ body }) => body.id);
    const seen: number[] = [];
    for (let query = '?limit=2'; query !== '';) {
      const page = await succeed(person, 'listLog', { query });
      seen.push(...page.body.map(({ id }) => id));
      const after = /after=(\d+)/.exec(page.headers.get('link') ?? '')?.[1];
      query = after ? `?limit=2&after=${after}` : '';
    }
    expect(seen[0]).toBe(first.body.id);
    expect(seen.slice(1).sort()).toEqual([...same].sort());
    expect((await fail(person, 'listLog', { query: `?after=${NEVER}` })).status).toBe(404);
  });

  it('refuses a drink of nothing, for nobody or too many, and without a day', async () => {
    const refused = async (change: object) =>
      (await fail(person, 'createLogEntry', { body: { ...DRINK, ...change } })).status;
    expect(await refused({ recipe_id: NEVER })).toBe(422);
    for (const change of [{ servings: 0 }, { servings: 501 }, { made_at: 'today' }, { rating: 11 }])
      expect(await refused(change)).toBe(400);
    expect(await refused({ made_at: '0000-01-01T00:00:00Z' })).toBe(400);
  });

  it('costs what everything costs that is kept', async () => {
    const path = `users/${person.uid}/quotas/notes`;
    await made();
    expect(await firestoreOf(path)).toMatchObject({ count: 1 });
    await ofRecipe({ note: 'More gin.' });
    expect(await firestoreOf(path)).toMatchObject({ count: 2, counted_for: String(recipe) });
    await database.doc(path).update({ count: LIMITS.hourly.notes });
    expect((await fail(person, 'createLogEntry', { body: DRINK })).status).toBe(429);
    expect((await ofRecipe({ note: 'Another one.' })).status).toBe(200);
    expect(await refusal({ kind: 'ingredient', item_id: gin, note: 'New.' })).toBe(429);
  });
});
