import { describe, expect, it } from 'vitest';
import { askQueries, QUERY_SETS } from './search-queries.testing.ts';
import { seededCatalogue } from './seeded-items.testing.ts';

/** One query in so many is asked here; `tests/deep/search-queries.test.ts` asks all. */
const STEP = 6;

describe('what people type', () => {
  it.each([0, 1])('is answered as they mean it, and holds nothing that was left out (set %i)', (at) => {
    const set = QUERY_SETS[at];
    if (!set) throw new Error('no such set');
    const { asked, failed, holding } = askQueries(seededCatalogue(), set, STEP);
    expect(failed.length / asked, failed.join('\n')).toBeLessThanOrEqual(0.05);
    expect(holding).toBe(0);
  });
});
