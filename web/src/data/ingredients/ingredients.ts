import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { ingredientDocument, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { hiddenItems } from '@cellaret/domain/moderation/moderation';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import type { z } from 'zod';
import { INGREDIENTS_BY_NAME } from '../catalogue/lists-by-name.ts';
import { useDocumentFirst } from '../firestore/first.ts';
import { useDocuments } from '../firestore/live.ts';
import { pagedList, usePaged } from '../firestore/paged.ts';
import type { Live } from '../firestore/sources.ts';

/** One ingredient, live; null where there is none. */
export const useIngredient = (id: number): Live<Ingredient | null> =>
  useDocumentFirst(DOCUMENTS.ingredient(id), ingredientDocument);

/** The closed versions of an ingredient, newest first; the latest fifty. */
export const useIngredientVersions = (id: number): Live<Ingredient[]> =>
  useDocuments(
    { path: COLLECTIONS.ingredientVersions(id), orderBy: [['version', 'desc']], limit: 50 },
    ingredientDocument,
  );

/** The ingredients that are hidden, with the reason, by id; empty until it is known. */
export function useHiddenIngredients(): z.output<typeof hiddenItems>['items'] {
  const live = useDocumentFirst(MODERATION_DOCUMENTS.hiddenItems('ingredient'), hiddenItems);
  return (live.state === 'ready' && live.value?.items) || {};
}

const byName = pagedList(INGREDIENTS_BY_NAME, ingredientDocument);

/** Every ingredient by name, page by page. */
export const useIngredients = () => usePaged(byName);
