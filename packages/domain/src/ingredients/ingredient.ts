import { z } from 'zod';
import { id, idList, name, numberIn, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { SCORES, type Score } from '../taste/scores.ts';

const score = numberIn(LIMITS.score);

/** The eleven profile scores as a shape: `{ sweetness: 0 … 9, … }`. */
const scores = Object.fromEntries(SCORES.map((name) => [name, score])) as Record<Score, typeof score>;

const described = {
  ingredient_name: name,
  ingredient_description: text(LIMITS.ingredientDescription),
  ingredient_type_id: id,
  ingredient_brand_id: id,
};

/** What a client sends to create or update an ingredient; unknown keys are refused. */
export const ingredientInput = z.strictObject({
  ...described,
  parent_ingredient_id: id.nullable().default(null),
  alcohol_abv: numberIn(LIMITS.abv),
  ...scores,
  ingredient_attribute_ids: idList(LIMITS.attributes).default([]),
});

export type IngredientInput = z.infer<typeof ingredientInput>;

/** `ingredients/{id}` and its closed versions, timestamps as dates. */
export const ingredientDocument = z.strictObject({
  id,
  ...described,
  parent_ingredient_id: id.nullable(),
  alcohol_abv: numberIn(LIMITS.abv),
  ...scores,
  ingredient_attribute_ids: idList(LIMITS.attributes),
  folder_id: id,
  valid_from: z.date(),
  /** Null on the current version; the moment it was replaced on a closed one. */
  valid_to: z.date().nullable(),
  /** 1 for the first version; each update adds one. */
  version: id,
  updated_by: z.string(),
});

export type Ingredient = z.infer<typeof ingredientDocument>;

/** The fields of an ingredient that a form edits. */
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

/** The scores of an ingredient as a vector in the order of SCORES. */
export function scoreVector(scored: Record<Score, number>): number[] {
  return SCORES.map((name) => scored[name]);
}
