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
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { REMOVE, type Fields } from '../../store/values.ts';
import type { Caller } from './caller.ts';

/** What was decided about a thing, from what is stored; null where nobody ever did. */
export const moderationOf = (stored: unknown): Moderation | null =>
  moderationDocument.safeParse(stored).data ?? null;

/** Why a thing is hidden, from what is stored about it; null where it is not. */
export function hiddenNoteOf(stored: unknown): HiddenNote | null {
  const decided = moderationOf(stored);
  if (decided?.state !== 'hidden') return null;
  return { reason: decided.reason, note: decided.note, provisional: decided.by === null };
}

/** Whether somebody may see a thing: what is hidden is there for administrators and whoever it is of. */
export const maySee = (hidden: unknown, ownerUid: string, { uid, isAdmin }: Caller): boolean =>
  hidden === null || isAdmin || uid === ownerUid;

/** Ids of a kind that are hidden. */
export async function hiddenIds(kind: CardKind): Promise<ReadonlySet<number>> {
  const listed = hiddenItems.safeParse(await readDocument(MODERATION_DOCUMENTS.hiddenItems(kind))).data;
  return new Set(Object.keys(listed?.items ?? {}).map(Number));
}

/** How many of a kind are hidden, from what is stored; told apart from reading, which comes before every write. */
export const hasRoom = (stored: unknown): boolean =>
  Object.keys(hiddenItems.safeParse(stored).data?.items ?? {}).length <
  FUNCTION_LIMITS.moderation.hiddenItems;

/** Hides a thing, or says that it is shown, and names it in the list of its kind. A trigger then settles what follows from it. */
export function decide(transaction: Transaction, decision: Moderation): void {
  const { kind, id, state, reason, by } = decision;
  transaction.set(MODERATION_DOCUMENTS.moderation(kind, id), decision);
  const entry = state === 'hidden' ? { reason, provisional: by === null } : REMOVE;
  transaction.merge(MODERATION_DOCUMENTS.hiddenItems(kind), { items: { [String(id)]: entry } });
}

/** Takes a thing out of all that was decided about it. */
export function undecide(transaction: Transaction, kind: CardKind, id: number): void {
  transaction.remove(MODERATION_DOCUMENTS.moderation(kind, id));
  transaction.merge(MODERATION_DOCUMENTS.hiddenItems(kind), { items: { [String(id)]: REMOVE } });
}

/** Forgets what was decided about a thing that is gone. */
export async function forgetDecisions(kind: CardKind, id: number): Promise<void> {
  if (kind === 'ingredient') await removeDocuments([MODERATION_DOCUMENTS.lock(id)]);
  await runTransaction(async (transaction) => {
    const decided = await transaction.read(MODERATION_DOCUMENTS.moderation(kind, id));
    if (decided) undecide(transaction, kind, id);
  });
}

/** What an ingredient or recipe is called and whose it is, from what is stored, whatever its shape. */
export function factsOf(stored: Fields | null | undefined): { name: string; uid: string | null } {
  const textOf = (...names: string[]) =>
    names.map((name) => stored?.[name]).find((value): value is string => typeof value === 'string');
  return {
    name: textOf('recipe_name', 'ingredient_name') ?? '',
    uid: textOf('user_id', 'updated_by') ?? null,
  };
}
