import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { isDepth } from '@cellaret/domain/core/taken-id';
import type { FieldError } from '@cellaret/domain/core/validation';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { Transaction } from '../../store/transaction.ts';
import { lineageOf, readFamily, TOO_DEEP, type Family } from './lineages.ts';

export interface Place {
  depth: number;
  errors: FieldError[];
}

const refused = (message: string): FieldError[] => [{ path: 'parent_ingredient_id', message }];

function problemsAt(family: Family, id: number, parentId: number, depth: number): FieldError[] {
  if (!family.get(parentId)) return refused(`Ingredient ${parentId} does not exist`);
  const above = [parentId, ...lineageOf(family, parentId).ancestors.map((ancestor) => ancestor.id)];
  if (above.includes(id)) return refused('An ingredient cannot be its own ancestor');
  return isDepth(depth) ? [] : refused(TOO_DEEP);
}

/** The position of ingredient `id` under a parent (null: top level). Reads up to the maximum depth. */
export async function placeUnder(
  transaction: Transaction,
  id: number,
  parentId: number | null,
): Promise<Place> {
  if (parentId === null) return { depth: 0, errors: [] };
  const family = await readFamily(transaction, [parentId]);
  const depth = lineageOf(family, parentId).ancestors.length + 1;
  return { depth, errors: problemsAt(family, id, parentId, depth) };
}

/** The new depths of all descendants; null if there are more than may be moved at once. */
async function depthsBelow(
  transaction: Transaction,
  id: number,
  depth: number,
): Promise<Map<number, number> | null> {
  const depths = new Map<number, number>();
  let level = [id];
  for (let below = depth + 1; level.length > 0 && isDepth(below - 1); below += 1) {
    const next: number[] = [];
    for (const parent of level) {
      const limit = FUNCTION_LIMITS.movedIngredients + 1 - depths.size;
      const children = await transaction.find(COLLECTIONS.ingredients, {
        where: [['parent_ingredient_id', '==', parent]],
        limit,
        select: ['id'],
      });
      for (const { fields } of children) depths.set(Number(fields.id), below);
      if (depths.size > FUNCTION_LIMITS.movedIngredients) return null;
      next.push(...children.map(({ fields }) => Number(fields.id)));
    }
    level = next;
  }
  return depths;
}

/** Returns the writes that move an ingredient with its descendants to their new depths, or errors. */
export async function moveTo(
  transaction: Transaction,
  current: Ingredient,
  parentId: number | null,
): Promise<{ errors: FieldError[]; write: () => void }> {
  const nothing = { errors: [], write: () => undefined };
  if (parentId === current.parent_ingredient_id) {
    const { errors } = await placeUnder(transaction, current.id, parentId);
    return { ...nothing, errors };
  }
  const { depth, errors } = await placeUnder(transaction, current.id, parentId);
  if (errors.length > 0) return { ...nothing, errors };
  const below = await depthsBelow(transaction, current.id, depth);
  if (!below)
    return {
      ...nothing,
      errors: refused(
        `More than ${FUNCTION_LIMITS.movedIngredients} ingredients lie below this one: it cannot be moved`,
      ),
    };
  const depths = [[current.id, depth] as const, ...below];
  if (depths.some(([, deep]) => !isDepth(deep))) return { ...nothing, errors: refused(TOO_DEEP) };
  return {
    errors: [],
    write: () => {
      for (const [id, deep] of depths)
        transaction.merge(DOCUMENTS.takenId(id), { kind: 'ingredient', depth: deep });
    },
  };
}
