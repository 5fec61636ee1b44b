import { setTimeout as sleep } from 'node:timers/promises';
import { FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { succeed } from '../api/support/api-client.ts';
import { firestoreOf } from '../api/support/firestore.ts';
import { lineOf, makeIngredient, makeRecipe } from '../api/support/inputs.ts';
import { database } from '../support/data/database.ts';
import { newPerson } from '../support/data/test-people.ts';
import { eventually } from '../support/eventually.ts';
import { newSystem } from './faulty-system.ts';

/** A place is kept once, after a hundred. */
const RECIPES = 180;

/** Recipes saved at a time; a whole number of times makes all. */
const AT_ONCE = 20;

const system = newSystem();
beforeAll(() => system.start(), 90_000);
afterAll(() => system.remove());

/** How many recipes show an ingredient under a name. */
async function showing(id: number, name: string): Promise<number> {
  const { docs } = await database.collection('cards').where('ingredient_ids', 'array-contains', id).get();
  return docs.filter((card) => (card.get('ingredient_names') as string[]).includes(name)).length;
}

it(
  'a rename that was interrupted by a power cut goes on where it was and reaches every recipe',
  { timeout: 300_000 },
  async () => {
    const person = await newPerson();
    const input = makeIngredient();
    const { body: created } = await succeed(person, 'createIngredient', { body: input });
    const { id } = created;
    for (let left = RECIPES; left > 0; left -= AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          succeed(person, 'createRecipe', { body: makeRecipe({ recipe_items: [lineOf(id)] }) }),
        ),
      );
    const first = input.ingredient_name;
    const isEverywhere = async (name: string) => (await showing(id, name)) === RECIPES;
    await eventually('the card of every recipe', () => isEverywhere(first), 120);

    const name = `${first} renamed`;
    await succeed(person, 'updateIngredient', { params: { id }, body: { ...input, ingredient_name: name } });
    const job = FUNCTION_DOCUMENTS.fanOut('ingredients', id);
    const kept = await eventually('a place that is kept', async () => (await firestoreOf(job))?.through);
    await system.kill();
    await system.start();
    expect(await firestoreOf(job)).toMatchObject({ through: kept });
    expect(await showing(id, name)).toBeLessThan(RECIPES);

    // A job untouched for so long has lost its task; the first request of an instance looks for such jobs.
    await sleep(15_000);
    await succeed(person, 'getFeed', { params: { offset: 0 } });
    await eventually('the new name in every recipe', () => isEverywhere(name), 90);
    await eventually('the end of the job', async () => !(await firestoreOf(job)), 30);
  },
);
