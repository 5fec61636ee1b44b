import { foldName } from '@cellaret/domain/core/folding';
import { ofEach } from '@cellaret/domain/core/of-each';
import { INGREDIENT_TEXTS, type IngredientInput } from '@cellaret/domain/ingredients/ingredient';
import { SCORES } from '@cellaret/domain/taste/scores';
import { z } from 'zod';
import type { MessageId } from '#lib/i18n/areas.ts';

/** Values of the ingredient form; emptied numbers and choices are null. */
export type IngredientFormValues = {
  [F in keyof IngredientInput]: IngredientInput[F] extends number ? number | null : IngredientInput[F];
};

export type IngredientField = keyof IngredientInput;

export const EMPTY_INGREDIENT: IngredientFormValues = {
  ...ofEach(INGREDIENT_TEXTS, () => ''),
  ingredient_type_id: null,
  ingredient_brand_id: null,
  parent_ingredient_id: null,
  alcohol_abv: null,
  ...ofEach(SCORES, () => null),
  ingredient_attribute_ids: [],
};

/** The label of each field, in the order of the form. */
export const FIELD_LABELS = {
  ingredient_name: 'ingredient.name',
  ingredient_description: 'ingredient.description',
  ingredient_type_id: 'ingredient.type',
  ingredient_brand_id: 'ingredient.brand',
  parent_ingredient_id: 'ingredient.parent',
  ingredient_attribute_ids: 'ingredient.attributes',
  alcohol_abv: 'ingredient.alcohol',
  sweetness: 'score.sweetness',
  bitterness: 'score.bitterness',
  sourness: 'score.sourness',
  body: 'score.body',
  aroma_strength: 'score.aroma_strength',
  flavour_complexity: 'score.flavour_complexity',
  colour_intensity: 'score.colour_intensity',
  viscosity: 'score.viscosity',
  spiciness: 'score.spiciness',
  shelf_stability: 'score.shelf_stability',
  relative_cost: 'score.relative_cost',
} as const satisfies Record<IngredientField, MessageId>;

/** The fields in the order of the form. */
export const FIELDS = Object.keys(FIELD_LABELS) as IngredientField[];

const choice = z.number().nullable();

/** Accepts what a form may have kept as a draft, whether it could be saved or not. */
export const ingredientDraft = z.object({
  ...ofEach(INGREDIENT_TEXTS, () => z.string()),
  ingredient_type_id: choice,
  ingredient_brand_id: choice,
  parent_ingredient_id: choice,
  alcohol_abv: choice,
  ...ofEach(SCORES, () => choice),
  ingredient_attribute_ids: z.array(z.number()),
}) satisfies z.ZodType<IngredientFormValues>;

export const NEW_INGREDIENT_DRAFT = 'ingredient-new';
/** Of one created on the way to something else: asked for again by name, it is as it was left. */
export const namedIngredientDraft = (name: string): string => `ingredient-here-${foldName(name)}`;
export const ingredientDraftKey = (id: number): string => `ingredient-${id}`;
