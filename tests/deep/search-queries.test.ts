import { describe, expect, it } from 'vitest';
import { askQueries, QUERY_SETS } from '../../scripts/lib/seed/search-queries.testing.ts';
import { keptCatalogue, seededCatalogue } from '../../scripts/lib/seed/seeded-items.testing.ts';

describe.each([
  ['the server', seededCatalogue()],
  ['a browser without a network', keptCatalogue()],
])('all that people type, asked of %s', (_, source) => {
  it.each([0, 1, 2, 3])('is answered as they mean it, and holds nothing that was left out (set %i)', (at) => {
    const set = QUERY_SETS[at];
    if (!set) throw new Error('no such set');
    const { asked, failed, holding } = askQueries(source, set);
    expect(asked).toBeGreaterThanOrEqual(60);
    expect(failed.length / asked, failed.join('\n')).toBeLessThanOrEqual(0.05);
    expect(holding).toBe(0);
  });
});
