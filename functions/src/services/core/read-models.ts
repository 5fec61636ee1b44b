import { isDeepStrictEqual } from 'node:util';
import { TOMBSTONE_DAYS, type Tombstone } from '@cellaret/domain/catalogue/card';
import type { CardKind } from '@cellaret/domain/core/collections';

/** True if `next` differs from the stored document, ignoring `updated_at`. Prevents redundant writes. */
export function differs(stored: object | null, next: object): boolean {
  if (stored === null) return true;
  const { updated_at: _before, ...before } = stored as { updated_at?: unknown };
  const { updated_at: _after, ...after } = next as { updated_at?: unknown };
  return !isDeepStrictEqual(before, after);
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const tombstoneOf = (kind: CardKind, id: number): Omit<Tombstone, 'updated_at'> => ({
  kind,
  id,
  visible: false,
  removed: true,
  expires_at: new Date(Date.now() + TOMBSTONE_DAYS * DAY_MS),
});
