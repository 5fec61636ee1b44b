import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { callApi } from '../api/call-api.ts';
import { readDocument, readDocuments } from '../firestore/read-write.ts';

/** An ingredient as a select offers it. */
export interface IngredientOption {
  id: number;
  /** In the reader's words. */
  name: string;
  /** The stored name, where it is another. */
  also?: readonly string[];
}

/** An ingredient as an option. */
export function ingredientOption(id: number, stored: string): IngredientOption {
  const name = ingredientLabel(stored);
  return name === stored ? { id, name } : { id, name, also: [stored] };
}

/** The name that is written where an option was chosen. */
export const storedNameOf = ({ name, also }: Omit<IngredientOption, 'id'>): string => also?.[0] ?? name;

/** Options of a select before anything is typed. */
const FIRST = 50;

/** The first ingredients by name; from the cache where there is no network. Throws AppError. */
export async function fetchFirstIngredients(): Promise<IngredientOption[]> {
  const first = await readDocuments(
    { path: COLLECTIONS.ingredients, orderBy: [['ingredient_name']], limit: FIRST },
    ingredientDocument,
  );
  return first.map(({ id, ingredient_name }) => ingredientOption(id, ingredient_name));
}

/** Ingredients of the whole catalogue that match what was typed. */
export async function searchIngredientOptions(
  text: string,
  signal: AbortSignal,
): Promise<IngredientOption[]> {
  const hits = await callApi('searchIngredients', {}, { query: text }, { signal });
  return hits.map((hit) => ingredientOption(hit.id, hit.ingredient_name));
}

/**
 * The name of an ingredient that is chosen but in no list at hand; its number while it is not known. Null
 * asks for nothing.
 */
export function useIngredientName(id: number | null): string {
  const read = useLoaded(id === null ? null : ['ingredient name', id], () =>
    readDocument(DOCUMENTS.ingredient(id ?? 0), ingredientDocument),
  );
  const stored = read.state === 'ready' ? read.value?.ingredient_name : undefined;
  return stored === undefined ? `#${id}` : ingredientLabel(stored);
}
