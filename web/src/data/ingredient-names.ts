import { getDocs, limit, orderBy, query } from 'firebase/firestore';
import { COLLECTIONS } from '@cellaret/domain/collections';
import { ingredientDocument } from '@cellaret/domain/ingredient';
import { callApi } from './api-client.ts';
import { parseDocument } from './documents.ts';
import { collectionAt } from './references.ts';
import { translated } from './errors.ts';

/** An ingredient as a select offers it. */
export interface IngredientOption {
  id: number;
  name: string;
}

/** What a select offers before anything is typed. */
const FIRST = 50;

/** The first ingredients by name; from the cache where there is no network. */
export const fetchFirstIngredients = (): Promise<IngredientOption[]> =>
  translated(async () => {
    const first = await getDocs(
      query(collectionAt(COLLECTIONS.ingredients), orderBy('ingredient_name'), limit(FIRST)),
    );
    return first.docs.map((entry) => {
      const { id, ingredient_name } = parseDocument(ingredientDocument, entry.data());
      return { id, name: ingredient_name };
    });
  });

/** Ingredients of the whole catalogue that match what was typed. */
export async function searchIngredientOptions(
  text: string,
  signal: AbortSignal,
): Promise<IngredientOption[]> {
  const hits = await callApi('searchIngredients', {}, { query: text }, { signal });
  return hits.map((hit) => ({ id: hit.id, name: hit.ingredient_name }));
}
