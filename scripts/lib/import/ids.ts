import { createHash } from 'node:crypto';

const FIRST = 2n ** 32n;
const LAST = 2n ** 53n - 1n;

/**
 * The id an imported document always gets: 2^32 … 2^53 − 1, from what kind it is and its name in the facts.
 */
export function importedId(kind: 'ingredient' | 'recipe', factId: string): number {
  const hash = createHash('sha256').update(`${kind}:${factId}`).digest().readBigUInt64BE();
  return Number(FIRST + (hash % (LAST - FIRST + 1n)));
}
