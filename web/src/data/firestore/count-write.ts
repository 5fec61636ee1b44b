import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { quota, nextCount, type QuotaKind } from '@cellaret/domain/core/quota';
import type { DocumentData } from 'firebase/firestore';
import { withConnectivityCheck } from '../firebase/sdk-errors.ts';
import type { Transacting, Writing } from './client.ts';
import { loadClient } from './load-client.ts';
import { parseDocument } from './parse-documents.ts';

/** Whose quota a write counts against, and which. */
export interface QuotaUse {
  uid: string;
  kind: QuotaKind;
}

const pathOf = ({ uid, kind }: QuotaUse): string => DOCUMENTS.quota(uid, kind);

/**
 * Adds the count of a write about document `id` to its commit, starting from the known count. Throws
 * QuotaExceeded.
 */
function count(
  { set, merge, more, now }: Writing,
  use: QuotaUse,
  id: number | string,
  known: DocumentData | undefined,
  isKnown: boolean,
): void {
  const counted = { counted_for: String(id), counted_at: now };
  const used = known ? parseDocument(quota, known) : null;
  const next = nextCount(use.kind, used, Date.now());
  if (next === 'first' && (isKnown || used)) set(pathOf(use), { count: 1, since: now, ...counted });
  else if (isKnown && used) set(pathOf(use), { ...known, count: used.count + 1, ...counted });
  // The known count may be stale, and an offline device cannot know whether one exists: increment on the
  // server.
  else merge(pathOf(use), { count: more(1), ...counted });
}

/**
 * Counts a write of a transaction: reads the count and returns the function that writes it. Throws
 * QuotaExceeded.
 */
export async function countWrite(transacting: Transacting, use: QuotaUse): Promise<(id: number) => void> {
  const known = await transacting.read(pathOf(use));
  nextCount(use.kind, known ? parseDocument(quota, known) : null, Date.now());
  return (id) => count(transacting, use, id, known, true);
}

/**
 * Writes within a quota, now or once the network is back. If the server refuses because its count differs
 * from the one this device knows, tries once more with the server's count. Throws AppError, QuotaExceeded.
 * @param queued called once an attempt is queued: later writes are sent after it.
 */
export const writeWithinQuota = (
  use: QuotaUse,
  id: number | string,
  compose: (writing: Writing) => void,
  queued?: () => void,
): Promise<void> =>
  withConnectivityCheck(async () => {
    const client = await loadClient();
    const attempt = (known: DocumentData | undefined, isKnown: boolean) => {
      const committed = client.commit((writing) => {
        count(writing, use, id, known, isKnown);
        compose(writing);
      });
      queued?.();
      return committed;
    };
    try {
      await attempt(await client.knownDocument(pathOf(use)), false);
    } catch (failure) {
      if (failure instanceof AppError || (failure as { code?: unknown }).code !== 'permission-denied')
        throw failure;
      const stored = await client.readDocument(pathOf(use));
      const isFull = stored && nextCount(use.kind, parseDocument(quota, stored), Date.now()) === 'first';
      if (!isFull) throw failure;
      await attempt(stored, true);
    }
  });
