import { allowance, nextCount, type Priced } from '@cellaret/domain/core/allowance';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import type { DocumentData } from 'firebase/firestore';
import type { Transacting, Writing } from './client.ts';
import { parseDocument } from './documents.ts';
import { loadClient } from './load.ts';
import { reaching } from './reaching.ts';

/** Whose write has a price, and which. */
export interface Payer {
  uid: string;
  kind: Priced;
}

const pathOf = ({ uid, kind }: Payer): string => DOCUMENTS.allowance(uid, kind);

/** Adds the price of a write about document `id` to its commit, by what is known of the count. Throws AllowanceSpent. */
function pay(
  { set, merge, more, now }: Writing,
  payer: Payer,
  id: number | string,
  known: DocumentData | undefined,
  isKnown: boolean,
): void {
  const paid = { paid_for: String(id), paid_at: now };
  const spent = known ? parseDocument(allowance, known) : null;
  const next = nextCount(payer.kind, spent, Date.now());
  if (next === 'first' && (isKnown || spent)) set(pathOf(payer), { count: 1, since: now, ...paid });
  else if (isKnown && spent) set(pathOf(payer), { ...known, count: spent.count + 1, ...paid });
  // What this device knows may be old, and without a network nobody knows whether a count was begun: one more is right.
  else merge(pathOf(payer), { count: more(1), ...paid });
}

/** The price of a write that follows from what the server holds; among the reads, gives the writing. Throws AllowanceSpent. */
export async function priceOf(transacting: Transacting, payer: Payer): Promise<(id: number) => void> {
  const known = await transacting.read(pathOf(payer));
  nextCount(payer.kind, known ? parseDocument(allowance, known) : null, Date.now());
  return (id) => pay(transacting, payer, id, known, true);
}

/**
 * Writes what has a price, now or once there is a network. Where the server refuses because its count is another than this device knows,
 * says so, or tries again with what the server knows. Throws AppError, AllowanceSpent.
 * @param queued called with each attempt, once it is on its way: whatever is written from then on comes after it.
 */
export const writePriced = (
  payer: Payer,
  id: number | string,
  compose: (writing: Writing) => void,
  queued?: () => void,
): Promise<void> =>
  reaching(async () => {
    const client = await loadClient();
    const attempt = (known: DocumentData | undefined, isKnown: boolean) => {
      const committed = client.commit((writing) => {
        pay(writing, payer, id, known, isKnown);
        compose(writing);
      });
      queued?.();
      return committed;
    };
    try {
      await attempt(await client.knownDocument(pathOf(payer)), false);
    } catch (failure) {
      if (failure instanceof AppError || (failure as { code?: unknown }).code !== 'permission-denied')
        throw failure;
      const stored = await client.readDocument(pathOf(payer));
      const isFull =
        stored && nextCount(payer.kind, parseDocument(allowance, stored), Date.now()) === 'first';
      if (!isFull) throw failure;
      await attempt(stored, true);
    }
  });
