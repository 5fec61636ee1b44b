import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** Documents in their old shape, and the schema of the new one. */
const EXAMPLES: Record<string, { old: DocumentData; parses: (fields: DocumentData) => boolean }> = {};

describe('migrations', () => {
  it('are numbered 1, 2, 3 … in their order', () => {
    expect(migrations.map(({ id }) => Number(id.slice(0, 4)))).toEqual(
      migrations.map((_, index) => index + 1),
    );
    for (const { id } of migrations) expect(id).toMatch(/^\d{4}-[a-z-]+$/);
  });

  // Those that look at more than one document are tried on a database: tests/api/catalogue/migrate.test.ts.
  const ofFields = migrations.flatMap(({ id, change }) => (change ? [[id, change] as const] : []));

  describe.each(ofFields)('%s', (id, change) => {
    const example = EXAMPLES[id] ?? { old: {}, parses: () => false };

    it('brings an old document into the shape of today', () => {
      expect(example.parses(example.old)).toBe(false);
      expect(example.parses({ ...example.old, ...change(example.old) })).toBe(true);
    });

    it('finds nothing to do the second time', () => {
      expect(change({ ...example.old, ...change(example.old) })).toBeNull();
    });
  });
});
