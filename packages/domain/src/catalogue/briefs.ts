import { z } from 'zod';
import { id } from '../core/fields.ts';
import { ingredientType } from '../reference/reference.ts';

/** An ingredient as lists, cabinets and suggestions show it. */
export const ingredientBrief = z.object({
  id,
  ingredient_name: z.string(),
  ingredient_type: ingredientType.pick({ id: true, ingredient_type_name: true }),
});

/** A recipe as menus and suggestions show it. */
export const recipeBrief = z.object({
  id,
  recipe_name: z.string(),
  recipe_description: z.string(),
  ingredient_names: z.array(z.string()),
  cover: z.uuid().nullable(),
  look: z.looseObject({}),
});

/** What of `missing` something in the cabinet does for, by name; left out where there is nothing of the kind. */
export const namedStandIns = z.array(z.object({ wanted: z.string(), taken: z.string() })).optional();
