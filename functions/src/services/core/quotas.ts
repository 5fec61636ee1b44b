import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { quota, nextCount, type QuotaKind } from '@cellaret/domain/core/quota';
import { increment, SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';

/**
 * Counts a write against its person's hourly quota, in the transaction of that write, as the rules demand of
 * direct writes. Reads now and returns the function that writes, to be called after all reads. Throws
 * QuotaExceeded.
 */
export async function countAgainstQuota(
  transaction: Transaction,
  uid: string,
  kind: QuotaKind,
): Promise<(id: number | string) => void> {
  const path = DOCUMENTS.quota(uid, kind);
  const used = quota.safeParse(await transaction.read(path)).data ?? null;
  const isFirst = nextCount(kind, used, Date.now()) === 'first';
  return (id) => {
    const counted = { counted_for: String(id), counted_at: SERVER_TIME };
    if (isFirst) transaction.set(path, { count: 1, since: SERVER_TIME, ...counted });
    else transaction.merge(path, { count: increment(1), ...counted });
  };
}
