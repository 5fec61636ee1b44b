import { isDeepStrictEqual } from 'node:util';

/** True if `next` differs from the stored document, ignoring `updated_at`. Prevents redundant writes. */
export function differs(stored: object | null, next: object): boolean {
  if (stored === null) return true;
  const { updated_at: _before, ...before } = stored as { updated_at?: unknown };
  const { updated_at: _after, ...after } = next as { updated_at?: unknown };
  return !isDeepStrictEqual(before, after);
}
