import { DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Transaction } from '../../store/transaction.ts';
import { increment } from '../../store/values.ts';

/** The counted ids before and after a change. */
interface Change {
  before: readonly number[];
  after: readonly number[];
}

/** 1 if an id was added, −1 if it was removed, else 0. */
const stepOf = (id: number, { before, after }: Change): number =>
  Number(after.includes(id)) - Number(before.includes(id));

/**
 * Updates the reference counts of ingredients, exactly once: the card that stores the previous ids changes in
 * the same transaction.
 * @param uses ingredients of a visible recipe: their popularity.
 * @param references all referenced ingredients, including garnish and invisible recipes: these cannot be
 * deleted.
 */
export function countReferences(transaction: Transaction, uses: Change, references: Change): void {
  const ids = [uses, references].flatMap(({ before, after }) => [...before, ...after]);
  for (const id of new Set(ids)) {
    const use = stepOf(id, uses);
    const reference = stepOf(id, references);
    if (use === 0 && reference === 0) continue;
    transaction.merge(DOCUMENTS.popularity(id), {
      ingredient_id: id,
      recipe_count: increment(use),
      reference_count: increment(reference),
    });
  }
}
