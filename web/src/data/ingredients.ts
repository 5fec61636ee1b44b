import { collection, limit, orderBy, query } from 'firebase/firestore';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { ingredientDocument, type Ingredient } from '@cellaret/domain/ingredient';
import { firestore } from './firestore.ts';
import { listenDocument, listenQuery } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { usePagedList } from './paged.ts';

/** The catalogue by name, page by page. */
export const useIngredients = () =>
  usePagedList(
    'ingredients by name',
    () => query(collection(firestore(), COLLECTIONS.ingredients), orderBy('ingredient_name')),
    ingredientDocument,
  );

/** One ingredient; null where there is none. */
export const useIngredient = (id: number): Live<Ingredient | null> =>
  useLive(DOCUMENTS.ingredient(id), listenDocument(DOCUMENTS.ingredient(id), ingredientDocument));

/** The closed versions of an ingredient, newest first; the latest fifty. */
export const useIngredientVersions = (id: number): Live<Ingredient[]> =>
  useLive(
    COLLECTIONS.ingredientVersions(id),
    listenQuery(
      () =>
        query(
          collection(firestore(), COLLECTIONS.ingredientVersions(id)),
          orderBy('version', 'desc'),
          limit(50),
        ),
      ingredientDocument,
    ),
  );
