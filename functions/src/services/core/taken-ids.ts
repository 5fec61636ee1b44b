import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { TakenId } from '@cellaret/domain/core/taken-id';
import { readDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';

type Taken = { kind: 'recipe' } | { kind: 'ingredient'; depth: number };

/** Reserves an id permanently. Fails the transaction if it was used before. */
export function takeId(transaction: Transaction, id: number, taken: Taken, taken_at: Date): void {
  const document: TakenId = { ...taken, taken_at };
  transaction.create(DOCUMENTS.takenId(id), document);
}

/** Reserves the id of a document written past the rules; a capped depth leaves no room below it. */
export function takeIdLate(transaction: Transaction, id: number, taken: Taken): void {
  const { depth } = { depth: 0, ...taken };
  const bounded =
    taken.kind === 'recipe' ? taken : { ...taken, depth: Math.min(depth, LIMITS.ingredientLevels - 1) };
  takeId(transaction, id, bounded, new Date());
}

/** True if an ingredient was created with its id, so that nothing can refer to it yet. */
export async function isUnheardOf(id: number): Promise<boolean> {
  const [taken, ingredient] = await readDocuments([DOCUMENTS.takenId(id), DOCUMENTS.ingredient(id)]);
  const [takenAt, since] = [taken?.taken_at, ingredient?.valid_from];
  return takenAt instanceof Date && since instanceof Date && takenAt.getTime() === since.getTime();
}
