import { type CardKind } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import {
  hiddenItems,
  moderationDocument,
  type HiddenNote,
  type Moderation,
} from '@cellaret/domain/moderation/moderation';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { readDocument, removeDocuments } from '../../store/documents.ts';
import { REMOVE, type Fields } from '../../store/field-values.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import type { Caller } from './failures.ts';

export const moderationOf = (stored: unknown): Moderation | null =>
  moderationDocument.safeParse(stored).data ?? null;

/** The reason a stored decision hides an item; null if it does not. */
export function hiddenNoteOf(stored: unknown): HiddenNote | null {
  const decided = moderationOf(stored);
  if (decided?.state !== 'hidden') return null;
  return { reason: decided.reason, note: decided.note, provisional: decided.by === null };
}

/** True if the item is not hidden, or the caller is an administrator or its owner. */
export const maySee = (hidden: unknown, ownerUid: string, { uid, isAdmin }: Caller): boolean =>
  hidden === null || isAdmin || uid === ownerUid;

export async function hiddenIds(kind: CardKind): Promise<ReadonlySet<number>> {
  const listed = hiddenItems.safeParse(await readDocument(MODERATION_DOCUMENTS.hiddenItems(kind))).data;
  return new Set(Object.keys(listed?.items ?? {}).map(Number));
}

/** True if the list of hidden items is not full. Takes the stored document: reads precede writes. */
export const hasRoom = (stored: unknown): boolean =>
  Object.keys(hiddenItems.safeParse(stored).data?.items ?? {}).length <
  FUNCTION_LIMITS.moderation.hiddenItems;

/** Hides or shows an item and updates the list of its kind. A trigger then updates the read models. */
export function decide(transaction: Transaction, decision: Moderation): void {
  const { kind, id, state, reason, by } = decision;
  transaction.set(MODERATION_DOCUMENTS.moderation(kind, id), decision);
  const entry = state === 'hidden' ? { reason, provisional: by === null } : REMOVE;
  transaction.merge(MODERATION_DOCUMENTS.hiddenItems(kind), { items: { [String(id)]: entry } });
}

export function undecide(transaction: Transaction, kind: CardKind, id: number): void {
  transaction.remove(MODERATION_DOCUMENTS.moderation(kind, id));
  transaction.merge(MODERATION_DOCUMENTS.hiddenItems(kind), { items: { [String(id)]: REMOVE } });
}

export async function forgetDecisions(kind: CardKind, id: number): Promise<void> {
  if (kind === 'ingredient') await removeDocuments([MODERATION_DOCUMENTS.lock(id)]);
  await runTransaction(async (transaction) => {
    const decided = await transaction.read(MODERATION_DOCUMENTS.moderation(kind, id));
    if (decided) undecide(transaction, kind, id);
  });
}

/** Name and owner of a stored ingredient or recipe, whatever its shape. */
export function factsOf(stored: Fields | null | undefined): { name: string; uid: string | null } {
  const textOf = (...names: string[]) =>
    names.map((name) => stored?.[name]).find((value): value is string => typeof value === 'string');
  return {
    name: textOf('recipe_name', 'ingredient_name') ?? '',
    uid: textOf('user_id', 'updated_by') ?? null,
  };
}
