import { newId } from '@cellaret/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { makeRecipe, textOf } from '../../rules/support/builders.ts';
import { countingFor, takingId } from '../../rules/support/companions.ts';
import type { Write } from '../../rules/support/rest.ts';
import type { Data } from '../../rules/support/values.ts';
import { database } from '../../support/data/database.ts';
import { newPerson } from '../../support/data/test-people.ts';
import { direct, newHour } from '../support/hostile-client.ts';

const [mallory, victim] = await Promise.all([newPerson(), newPerson()]);

const recipe = (changes: Data = {}): Data => {
  const id = newId();
  return makeRecipe({ id, folder_id: id, user_id: mallory.uid, ...changes });
};
const creating = (data: Data): Write => ({ path: `recipes/${String(data.id)}`, data });

/** The writes with those that every client adds to a recipe. */
const withCompanions = (writes: readonly Write[]): Write[] => [
  ...writes,
  ...writes.flatMap(({ data }) =>
    data ? [takingId('recipe', Number(data.id)), countingFor(mallory.uid, 'recipes', Number(data.id))] : [],
  ),
];

/** Maps inside maps; Firestore itself takes twenty. */
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

/** Writes of a verified person with a valid token; rules/cases says what each field may be. */
const ATTACKS: [what: string, writes: () => Write[]][] = [
  ['a recipe in the name of another', () => [creating(recipe({ user_id: victim.uid }))]],
  ['a recipe of 900 KB', () => [creating(recipe({ instructions: textOf(900_000) }))]],
  ['a recipe beyond 1 MiB', () => [creating(recipe({ instructions: textOf(1_100_000) }))]],
  [
    'a recipe of a hundred thousand items',
    () => [creating(recipe({ item_ingredient_ids: Array<number>(100_000).fill(10001) }))],
  ],
  ['a recipe with maps in a column', () => [creating(recipe({ item_quantities: [deep(10), 1] }))]],
  ['a recipe nineteen maps deep', () => [creating(recipe({ recipe_name: deep(18) }))]],
  ['a recipe sixty maps deep', () => [creating(recipe({ recipe_name: deep(60) }))]],
  [
    'one bad write among good ones',
    () => [creating(recipe()), creating(recipe()), { path: 'recipes/20001', data: null }],
  ],
];

describe('a verified person who writes past the app', () => {
  it('may write an honest recipe', async () => {
    expect(await direct.commit(mallory.idToken, ...withCompanions([creating(recipe())]))).toBe('allowed');
  });

  it.each(ATTACKS)('does not get through with %s', async (_what, writes) => {
    const tried = writes();
    await newHour([mallory.uid]);
    const before = await Promise.all(tried.map(({ path }) => database.doc(path).get()));
    expect(['denied', 'invalid']).toContain(await direct.commit(mallory.idToken, ...withCompanions(tried)));
    const after = await Promise.all(tried.map(({ path }) => database.doc(path).get()));
    expect(after.map((document) => document.updateTime?.toMillis())).toEqual(
      before.map((document) => document.updateTime?.toMillis()),
    );
  });
});
