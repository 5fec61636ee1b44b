import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { ingredientDocument, type Ingredient } from '@cellaret/domain/ingredient';
import { listenAhead } from './listen-ahead.ts';
import { listenQuery } from './listen.ts';
import { useLive, type Live } from './live.ts';

/** One ingredient; null where there is none. */
export const useIngredient = (id: number): Live<Ingredient | null> =>
  useLive(DOCUMENTS.ingredient(id), listenAhead(DOCUMENTS.ingredient(id), ingredientDocument));

/** The closed versions of an ingredient, newest first; the latest fifty. */
export const useIngredientVersions = (id: number): Live<Ingredient[]> =>
  useLive(
    COLLECTIONS.ingredientVersions(id),
    listenQuery(
      { path: COLLECTIONS.ingredientVersions(id), orderBy: 'version', direction: 'desc', limit: 50 },
      ingredientDocument,
    ),
  );
