import { isDeepStrictEqual } from 'node:util';

/** Whether `next` says anything else than what is stored, the moment of writing aside: a repeat then writes nothing. */
export function differs(stored: object | null, next: object): boolean {
  if (stored === null) return true;
  const { updated_at: _before, ...before } = stored as { updated_at?: unknown };
  const { updated_at: _after, ...after } = next as { updated_at?: unknown };
  return !isDeepStrictEqual(before, after);
}
