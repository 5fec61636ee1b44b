import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { callApi } from '../api/client.ts';
import { readDocument, readDocuments } from '../firestore/read-write.ts';

/** An ingredient as a select offers it. */
export interface IngredientOption {
  id: number;
  name: string;
}

/** Options of a select before anything is typed. */
const FIRST = 50;

/** The first ingredients by name; from the cache where there is no network. Throws AppError. */
export async function fetchFirstIngredients(): Promise<IngredientOption[]> {
  const first = await readDocuments(
    { path: COLLECTIONS.ingredients, orderBy: [['ingredient_name']], limit: FIRST },
    ingredientDocument,
  );
  return first.map(({ id, ingredient_name }) => ({ id, name: ingredient_name }));
}

/** Ingredients of the whole catalogue that match what was typed. */
export async function searchIngredientOptions(
  text: string,
  signal: AbortSignal,
): Promise<IngredientOption[]> {
  const hits = await callApi('searchIngredients', {}, { query: text }, { signal });
  return hits.map((hit) => ({ id: hit.id, name: hit.ingredient_name }));
}

/**
 * The name of an ingredient that is chosen but in no list at hand; its number while it is not known. Null
 * asks for nothing.
 */
export function useIngredientName(id: number | null): string {
  const read = useLoaded(id === null ? null : ['ingredient name', id], () =>
    readDocument(DOCUMENTS.ingredient(id ?? 0), ingredientDocument),
  );
  return (read.state === 'ready' ? read.value?.ingredient_name : undefined) ?? `#${id}`;
}
