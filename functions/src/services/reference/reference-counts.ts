import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { increment } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';

interface Change {
  before: readonly number[];
  after: readonly number[];
}

const stepOf = (id: number, { before, after }: Change): number =>
  Number(after.includes(id)) - Number(before.includes(id));

/**
 * Updates reference counts, exactly once: the card with the previous ids changes in the same transaction.
 * `uses`: ingredients of visible recipes (popularity); `references`: all, which may not be deleted.
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
