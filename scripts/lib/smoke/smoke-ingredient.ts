import { randomUUID } from 'node:crypto';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { ofEach } from '@cellaret/domain/core/of-each';
import { ingredientInput, type IngredientInput } from '@cellaret/domain/ingredients/ingredient';
import { SCORES } from '@cellaret/domain/taste/scores';
import type { Site } from './site.ts';
import { askApi, firstId, type SmokePerson } from './smoke-person.ts';
import { written } from './waiting.ts';

/** An ingredient of the test, and what it is called at present. */
export interface SmokeIngredient {
  id: number;
  input: IngredientInput;
}

const newName = () => `Smoke test ${randomUUID().slice(0, 8)}`;

/** Adds an ingredient. */
export async function addIngredient(site: Site, person: SmokePerson): Promise<SmokeIngredient> {
  const [ingredient_type_id, ingredient_brand_id] = await Promise.all([
    firstId(site, person, 'ingredienttype'),
    firstId(site, person, 'ingredientbrand'),
  ]);
  const input = ingredientInput.parse({
    ingredient_name: newName(),
    ingredient_description: 'Of a smoke test; it goes in a moment.',
    ingredient_type_id,
    ingredient_brand_id,
    parent_ingredient_id: null,
    alcohol_abv: 0,
    ...ofEach(SCORES, () => 0),
    ingredient_attribute_ids: [],
  });
  const { id } = await askApi<{ id: number }>(site, person, '/ingredient', 'POST', input);
  return { id, input };
}

/**
 * Renames an ingredient, and waits until a recipe says so: by the task that a trigger puts into a queue.
 * Throws a `Failure` where that never happens.
 */
export async function renameIngredient(
  site: Site,
  person: SmokePerson,
  { id, input }: SmokeIngredient,
  recipeId: number,
): Promise<void> {
  const ingredient_name = newName();
  await askApi(site, person, `/ingredient/${id}`, 'PUT', { ...input, ingredient_name });
  await written(
    site,
    DOCUMENTS.recipeView(recipeId),
    (view) => JSON.stringify(view).includes(ingredient_name),
    'An ingredient was renamed, and its recipe does not follow: look at the queue and the logs of the function onFanOut.',
  );
}
