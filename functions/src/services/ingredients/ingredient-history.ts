import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { findIdPages, removeDocuments } from '../../store/documents.ts';
import type { Reader } from '../core/references.ts';
import { parseIngredient } from './lineages.ts';

const PAGE = 300;

/** The first version of an ingredient, which contains its creator and date; null if it is not stored. */
export async function firstVersion(reader: Reader, current: Ingredient): Promise<Ingredient | null> {
  if (current.version === 1) return current;
  const [stored] = await reader.readAll([DOCUMENTS.ingredientVersion(current.id, 1)]);
  return parseIngredient(current.id, stored);
}

export async function removeHistory(ingredientId: number): Promise<void> {
  for await (const versions of findIdPages(COLLECTIONS.ingredientVersions(ingredientId), { limit: PAGE }))
    await removeDocuments(versions.map((one) => DOCUMENTS.ingredientVersion(ingredientId, Number(one))));
}
