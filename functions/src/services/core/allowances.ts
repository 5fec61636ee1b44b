import { allowance, nextCount, type Priced } from '@cellaret/domain/core/allowance';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Transaction } from '../../store/transaction.ts';
import { increment, SERVER_TIME } from '../../store/values.ts';

/**
 * Checks and counts a write against its person's hourly quota, in the transaction of the write; the rules
 * check the same for direct writes. Reads now and returns the write, to be called after all reads. Throws
 * AllowanceSpent.
 */
export async function payFor(
  transaction: Transaction,
  uid: string,
  kind: Priced,
): Promise<(id: number | string) => void> {
  const path = DOCUMENTS.allowance(uid, kind);
  const spent = allowance.safeParse(await transaction.read(path)).data ?? null;
  const isFirst = nextCount(kind, spent, Date.now()) === 'first';
  return (id) => {
    const paid = { paid_for: String(id), paid_at: SERVER_TIME };
    if (isFirst) transaction.set(path, { count: 1, since: SERVER_TIME, ...paid });
    else transaction.merge(path, { count: increment(1), ...paid });
  };
}
