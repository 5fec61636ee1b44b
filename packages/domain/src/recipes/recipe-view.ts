import { z } from 'zod';
import { id } from '../core/fields.ts';
import { ofEach } from '../core/of-each.ts';
import type { IcedItem } from '../measures/dilution.ts';
import { hiddenNote } from '../moderation/moderation.ts';
import { glassware, quantityUnit, servingMethod } from '../reference/reference.ts';
import type { FlavourItem } from '../taste/flavour.ts';
import { RECIPE_TEXTS } from './recipe.ts';

export const recipeItemView = z.object({
  id,
  ingredient_id: id,
  quantity_unit_id: id,
  garnish_only: z.boolean(),
  optional: z.boolean().default(false),
  quantity: z.int(),
  ingredient: z.object({
    id,
    ingredient_name: z.string(),
    ingredient_type_id: id,
    ingredient_type_name: z.string(),
    alcohol_abv: z.number(),
    /** In the order of SCORES. */
    scores: z.array(z.number()),
  }),
  quantity_unit: quantityUnit,
});

/** `recipe_views/{id}`: a recipe with all names joined, for one read. */
export const recipeView = z.object({
  id,
  user_id: z.string(),
  ...ofEach(RECIPE_TEXTS, () => z.string()),
  folder_id: id,
  version: id,
  recipe_items: z.array(recipeItemView),
  glassware: z.array(glassware),
  serving_methods: z.array(servingMethod),
  visible: z.boolean(),
  /** The first picture's attachment uuid, or null. */
  cover: z.uuid().nullable().default(null),
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
  /** The moderation note if it is hidden; null if not. */
  hidden: hiddenNote.nullable().default(null),
  created_at: z.date(),
  updated_at: z.date(),
});

export type RecipeItemView = z.infer<typeof recipeItemView>;
export type RecipeView = z.infer<typeof recipeView>;

export const measuredItems = (items: readonly RecipeItemView[]): (IcedItem & FlavourItem)[] =>
  items.map(({ quantity, garnish_only, quantity_unit: { volume_ml }, ingredient }) => ({
    quantity,
    volume_ml,
    garnish_only,
    alcohol_abv: ingredient.alcohol_abv,
    ingredient_type_id: ingredient.ingredient_type_id,
    scores: ingredient.scores,
  }));
