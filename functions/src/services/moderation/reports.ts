import { DOCUMENTS, type CardKind } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { itemKey, type Report, type ReportInput } from '@cellaret/domain/moderation/moderation';
import { MODERATION_COLLECTIONS, MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { countDocuments, type Found } from '../../store/documents.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { notFound } from '../core/failures.ts';
import { decide, hasRoom, moderationOf } from '../core/hidden.ts';

const HOUR_MS = 60 * 60 * 1000;

const MOST_CLOSED = 400;

export const openReports = (
  transaction: Transaction,
  kind: CardKind,
  id: number,
  limit = MOST_CLOSED,
): Promise<Found[]> =>
  transaction.find(MODERATION_COLLECTIONS.reports, {
    where: [
      ['item', '==', itemKey(kind, id)],
      ['status', '==', 'open'],
    ],
    limit,
  });

/** True if reports alone may hide an item: no administrator has decided, and few recipes need it. */
function mayHide(kind: CardKind, stored: Record<'decided' | 'popularity' | 'listed', unknown>): boolean {
  const recipes = (stored.popularity as { recipe_count?: number } | null)?.recipe_count ?? 0;
  return (
    moderationOf(stored.decided) === null &&
    hasRoom(stored.listed) &&
    (kind === 'recipe' || recipes < FUNCTION_LIMITS.moderation.recipesThatProtect)
  );
}

async function refuseFloods(uid: string): Promise<void> {
  const lately = await countDocuments(MODERATION_COLLECTIONS.reports, [
    ['reporter_uid', '==', uid],
    ['created_at', '>', new Date(Date.now() - HOUR_MS)],
  ]);
  if (lately >= FUNCTION_LIMITS.moderation.reportsPerHour)
    throw new AppError('too-many-requests', 'These are many reports within an hour: please go on later');
}

/** Reports an item once; the third report hides it. Throws not-found, conflict, too-many-requests. */
export async function report(uid: string, { kind, item_id: id, reason, text }: ReportInput): Promise<void> {
  await refuseFloods(uid);
  const path = MODERATION_DOCUMENTS.report(kind, id, uid);
  const source = kind === 'recipe' ? DOCUMENTS.recipe(id) : DOCUMENTS.ingredient(id);
  await runTransaction(async (transaction) => {
    const [thing, mine, decided, listed, popularity] = await transaction.readAll([
      source,
      path,
      MODERATION_DOCUMENTS.moderation(kind, id),
      MODERATION_DOCUMENTS.hiddenItems(kind),
      ...(kind === 'ingredient' ? [DOCUMENTS.popularity(id)] : []),
    ]);
    if (!thing) throw notFound(kind);
    if (thing.user_id === uid) throw new AppError('conflict', 'This recipe is your own');
    if (mine) return;
    const others = await openReports(transaction, kind, id, FUNCTION_LIMITS.moderation.reportersThatHide);
    const now = new Date();
    const written: Report = {
      kind,
      item_id: id,
      item: itemKey(kind, id),
      reason,
      text: text.trim(),
      reporter_uid: uid,
      status: 'open',
      created_at: now,
    };
    transaction.create(path, written);
    const reporters = others.length + 1;
    if (
      reporters >= FUNCTION_LIMITS.moderation.reportersThatHide &&
      mayHide(kind, { decided, listed, popularity })
    )
      decide(transaction, { kind, id, state: 'hidden', reason, note: '', by: null, at: now });
  });
}
