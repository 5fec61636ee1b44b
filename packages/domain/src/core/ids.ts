/** Smaller ids are reserved for seeded documents. */
const FIRST_RANDOM_ID = 2 ** 32;

/** A random id in 2^32 … 2^53 − 1. Collisions are harmless: documents are created if absent. */
export function newId(): number {
  for (;;) {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    const value = (high & 0x1fffff) * 2 ** 32 + low;
    if (value >= FIRST_RANDOM_ID) return value;
  }
}

/** Parses an id in a path segment; null if it is not a canonical positive integer. */
export function parseId(value: string | undefined): number | null {
  if (value === undefined || !/^[1-9][0-9]{0,15}$/.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : null;
}

/** 128 random bits as base64url. */
export const TOKEN = /^[A-Za-z0-9_-]{22}$/;

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
