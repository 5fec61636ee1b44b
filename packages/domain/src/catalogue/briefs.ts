import { z } from 'zod';
import { id } from '../core/fields.ts';
import { ingredientType } from '../reference/reference.ts';

export const ingredientBrief = z.object({
  id,
  ingredient_name: z.string(),
  ingredient_type: ingredientType.pick({ id: true, ingredient_type_name: true }),
});

export const recipeBrief = z.object({
  id,
  recipe_name: z.string(),
  recipe_description: z.string(),
  ingredient_names: z.array(z.string()),
  cover: z.uuid().nullable(),
  look: z.looseObject({}),
});

/** Substitutes in the cabinet for some of `missing`, by name; absent if none. */
export const namedStandIns = z.array(z.object({ wanted: z.string(), taken: z.string() })).optional();
