import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { findIdPages, removeDocuments } from '../../store/documents.ts';
import type { Reader } from '../core/references.ts';
import { parseIngredient } from './lineages.ts';

/** Versions removed at a time. */
const PAGE = 300;

/** The first version of an ingredient, which says who created it and when; null where its history begins later. */
export async function firstVersion(reader: Reader, current: Ingredient): Promise<Ingredient | null> {
  if (current.version === 1) return current;
  const [stored] = await reader.readAll([DOCUMENTS.ingredientVersion(current.id, 1)]);
  return parseIngredient(current.id, stored);
}

/** Removes the closed versions of an ingredient that is gone. */
export async function removeHistory(ingredientId: number): Promise<void> {
  for await (const versions of findIdPages(COLLECTIONS.ingredientVersions(ingredientId), { limit: PAGE }))
    await removeDocuments(versions.map((one) => DOCUMENTS.ingredientVersion(ingredientId, Number(one))));
}
