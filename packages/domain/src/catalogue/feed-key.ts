/** Start of feed keys, so that they are safe integers until 2094. */
const EPOCH_MS = Date.UTC(2025, 0, 1);

/** The low bits, which distinguish items of the same millisecond. */
const HASH_RANGE = 4096;

/** FNV-1a, 32 bits, over UTF-16 units (Fowler, Noll, Vo). */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The sort key in the feed, newer is greater; deterministic. Items before 2025 share a millisecond. */
export function feedKey(kind: string, id: number, createdMs: number): number {
  const hash = fnv1a(`${kind}_${id}`);
  const low = ((hash ^ (hash >>> 12) ^ (hash >>> 24)) >>> 0) % HASH_RANGE;
  return Math.max(0, Math.floor(createdMs) - EPOCH_MS) * HASH_RANGE + low;
}
