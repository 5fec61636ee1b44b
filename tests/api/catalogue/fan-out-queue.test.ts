import { DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { lineOf, makeIngredient, makeRecipe } from '../support/inputs.ts';

const RECIPES = 12;
const RENAMES = 10;

it(
  'ten renames in a row reach every recipe by way of the queue, as one job that is gone afterwards',
  { timeout: 90_000 },
  async () => {
    const person = await newPerson();
    const input = makeIngredient();
    const { body: created } = await succeed(person, 'createIngredient', { body: input });
    const recipes: number[] = [];
    for (let count = 0; count < RECIPES; count += 1) {
      const { body } = await succeed(person, 'createRecipe', {
        body: makeRecipe({ recipe_items: [lineOf(created.id)] }),
      });
      recipes.push(body.id);
    }
    const views = () => Promise.all(recipes.map((id) => firestoreOf(DOCUMENTS.recipeView(id))));
    await eventually('the view of every recipe', async () => (await views()).every(Boolean));
    const job = FUNCTION_DOCUMENTS.fanOut('ingredients', created.id);
    let ended = 0;
    let isThere: boolean | undefined;
    const unfollow = database.doc(job).onSnapshot((snapshot) => {
      if (isThere && !snapshot.exists) ended += 1;
      isThere = snapshot.exists;
    });
    await eventually('the listener', () => Promise.resolve(isThere === false));
    const names = Array.from({ length: RENAMES }, (_, at) => `${input.ingredient_name} ${at}`);
    for (const ingredient_name of names)
      await succeed(person, 'updateIngredient', {
        params: { id: created.id },
        body: { ...input, ingredient_name },
      });
    const last = names.at(-1);
    await eventually('the last name in every recipe', async () =>
      (await views()).every((view) => JSON.stringify(view?.recipe_items).includes(`"${last}"`)),
    );
    // The listener hears of the end later than a read may.
    await eventually('the end of the job', async () => ended > 0 && !(await firestoreOf(job)), 30);
    unfollow();
    expect(ended).toBeLessThan(RENAMES / 2);
  },
);
