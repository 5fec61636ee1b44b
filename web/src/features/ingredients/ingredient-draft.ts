import { z } from 'zod';
import type { IngredientOption } from '#data/collections/ingredient-options.ts';
import { currentUid } from '#data/session/session.ts';
import { readDraft } from '#lib/drafts.ts';
import { ingredientDraft, type IngredientFormValues } from './ingredient-form-model.ts';

const extra = z.object({
  parent: z.object({ id: z.number(), name: z.string() }).nullable(),
  version: z.number().optional(),
});

/** What was typed earlier and not saved. */
export interface IngredientDraft {
  values: IngredientFormValues;
  parent: IngredientOption | null;
  /** The version it started from; null for a new ingredient. */
  version: number | null;
}

export const NEW_INGREDIENT_DRAFT = 'ingredient-new';
export const ingredientDraftKey = (id: number): string => `ingredient-${id}`;

/** The draft of a form; null where there is none that can be read. */
export function readIngredientDraft(key: string): IngredientDraft | null {
  const draft = readDraft(
    currentUid(),
    key,
    (stored): stored is IngredientFormValues => ingredientDraft.safeParse(stored).success,
  );
  if (draft === null) return null;
  const more = extra.safeParse(draft.extra);
  return {
    values: draft.values,
    parent: more.success ? more.data.parent : null,
    version: (more.success ? more.data.version : undefined) ?? null,
  };
}
