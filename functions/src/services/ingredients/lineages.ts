import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { ingredientDocument, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { Reader } from '../core/references.ts';

export const TOO_DEEP = `Ingredients lie at most ${LIMITS.ingredientLevels} levels deep`;

/** A stored ingredient; null if it is missing, invalid, or has another id. */
export function parseIngredient(id: number, fields: unknown): Ingredient | null {
  const parsed = ingredientDocument.safeParse(fields);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}

/** Ingredients and all their ancestors, by id; null for missing ones. */
export type Family = ReadonlyMap<number, Ingredient | null>;

/** Reads ingredients with ancestors, one query per level. Each is read once, so that cycles end. */
export async function readFamily(reader: Reader, ids: Iterable<number>): Promise<Family> {
  const family = new Map<number, Ingredient | null>();
  let level = [...new Set(ids)];
  for (let round = 0; level.length > 0 && round < LIMITS.ingredientLevels; round += 1) {
    const read = await reader.readAll(level.map(DOCUMENTS.ingredient));
    level.forEach((id, index) => family.set(id, parseIngredient(id, read[index])));
    const parents = level.map((id) => family.get(id)?.parent_ingredient_id);
    level = [...new Set(parents.filter((id) => id != null && !family.has(id)))] as number[];
  }
  return family;
}

export interface Lineage {
  ancestors: Ingredient[];
  circular: boolean;
}

export function lineageOf(family: Family, id: number): Lineage {
  const ancestors: Ingredient[] = [];
  const seen = new Set([id]);
  let parentId = family.get(id)?.parent_ingredient_id ?? null;
  while (parentId !== null && !seen.has(parentId)) {
    const parent = family.get(parentId);
    if (!parent) break;
    seen.add(parentId);
    ancestors.push(parent);
    parentId = parent.parent_ingredient_id;
  }
  return { ancestors, circular: parentId === id };
}
