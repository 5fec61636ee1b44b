import { DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Transaction } from '../../store/transaction.ts';
import { increment } from '../../store/values.ts';

/** Ids a document is counted for, before and after a change. */
interface Change {
  before: readonly number[];
  after: readonly number[];
}

/** 1 for an id that came, −1 for one that went. */
const stepOf = (id: number, { before, after }: Change): number =>
  Number(after.includes(id)) - Number(before.includes(id));

/**
 * Counts a recipe or child for the ingredients it refers to, exactly once: its card says what it was counted for and changes in the same
 * transaction.
 * @param uses ingredients that a visible recipe needs: how popular they are.
 * @param references ingredients that anything refers to, garnish and what is kept out of the feed included: what is referred to stays.
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
