import { z } from 'zod';
import { currentUid } from '#data/session/session.ts';
import { readDraft } from '#lib/drafts.ts';
import type { RecipeFormValues } from './recipe-form-model.ts';

const nullableNumber = z.number().nullable();

const values = z.object({
  recipe_name: z.string(),
  recipe_description: z.string(),
  instructions: z.string(),
  glassware_ids: z.array(z.number()),
  serving_method_ids: z.array(z.number()),
  recipe_items: z.array(
    z.object({
      ingredient_id: nullableNumber,
      quantity: nullableNumber,
      quantity_unit_id: nullableNumber,
      garnish_only: z.boolean(),
    }),
  ),
});

const extra = z.object({ names: z.array(z.tuple([z.number(), z.string()])), version: z.number().optional() });

/** A draft of the recipe form with the names of its ingredients and the version it started from. */
export interface RecipeDraft {
  values: RecipeFormValues;
  names: ReadonlyMap<number, string>;
  version: number | null;
}

export const NEW_RECIPE_DRAFT = 'recipe-new';
export const recipeDraftKey = (recipeId: number): string => `recipe-${recipeId}`;

/** The draft of a form; null where there is none that can be read. */
export function readRecipeDraft(key: string): RecipeDraft | null {
  const draft = readDraft(
    currentUid(),
    key,
    (stored): stored is RecipeFormValues => values.safeParse(stored).success,
  );
  if (draft === null) return null;
  const more = extra.safeParse(draft.extra);
  return {
    values: draft.values,
    names: new Map(more.success ? more.data.names : []),
    version: (more.success ? more.data.version : undefined) ?? null,
  };
}
