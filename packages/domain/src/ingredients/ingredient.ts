import { z } from 'zod';
import { id, idList, name, numberIn, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { ofEach } from '../core/of-each.ts';
import { SCORES, type Score } from '../taste/scores.ts';

const score = numberIn(LIMITS.score);

const texts = {
  ingredient_name: name,
  ingredient_description: text(LIMITS.ingredientDescription),
};

const described = {
  ...texts,
  ingredient_type_id: id,
  ingredient_brand_id: id,
};

export type IngredientText = keyof typeof texts;

/** The texts of an ingredient, in the order of the form; the form follows this list. */
export const INGREDIENT_TEXTS = Object.keys(texts) as IngredientText[];

const scores = ofEach(SCORES, () => score);

/** Input to create or update an ingredient; unknown keys are rejected. */
export const ingredientInput = z.strictObject({
  ...described,
  parent_ingredient_id: id.nullable().default(null),
  alcohol_abv: numberIn(LIMITS.abv),
  ...scores,
  ingredient_attribute_ids: idList(LIMITS.attributes).default([]),
});

export type IngredientInput = z.infer<typeof ingredientInput>;

/** `ingredients/{id}` and its previous versions, with timestamps as dates. */
export const ingredientDocument = z.strictObject({
  id,
  ...described,
  parent_ingredient_id: id.nullable(),
  alcohol_abv: numberIn(LIMITS.abv),
  ...scores,
  ingredient_attribute_ids: idList(LIMITS.attributes),
  folder_id: id,
  valid_from: z.date(),
  /** When it was replaced; null for the current version. */
  valid_to: z.date().nullable(),
  version: id,
  updated_by: z.string(),
});

export type Ingredient = z.infer<typeof ingredientDocument>;

export function ingredientInputOf(ingredient: Ingredient): IngredientInput {
  const {
    id: _id,
    folder_id: _folder,
    valid_from: _from,
    valid_to: _to,
    version: _v,
    updated_by: _by,
    ...input
  } = ingredient;
  return input;
}

/** Scores by name, given in the order of SCORES. Throws where one is missing or out of bounds. */
export const scoresByName = (vector: readonly number[]): Record<Score, number> =>
  ofEach(SCORES, (_name, index) => score.parse(vector[index]));

export function scoreVector(scored: Record<Score, number>): number[] {
  return SCORES.map((name) => scored[name]);
}
