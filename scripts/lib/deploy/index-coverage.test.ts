import { describe, expect, it } from 'vitest';
import { missingIndexes, type IndexedQuery, type IndexFile } from './index-coverage.ts';

const file: IndexFile = {
  indexes: [
    {
      collectionGroup: 'cards',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'visible', order: 'ASCENDING' },
        { fieldPath: 'feed_key', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'versions', fieldPath: 'text', indexes: [] }],
};

const missing = (query: Omit<IndexedQuery, 'use'>) => missingIndexes([{ use: 'it', ...query }], file);

describe('an index file', () => {
  it('covers an equality with another field’s order by the very index', () => {
    const where = [['visible', '==', true]] as const;
    expect(missing({ collection: 'cards', where, orderBy: ['feed_key', 'desc'] })).toEqual([]);
  });

  it('does not cover the other direction, another collection or another field', () => {
    const where = [['visible', '==', true]] as const;
    expect(missing({ collection: 'cards', where, orderBy: ['feed_key', 'asc'] })).toHaveLength(1);
    expect(missing({ collection: 'recipes', where, orderBy: ['feed_key', 'desc'] })).toHaveLength(1);
    expect(missing({ collection: 'cards', where, orderBy: ['name', 'desc'] })).toHaveLength(1);
  });

  it('takes a range for the order it implies', () => {
    const where = [
      ['visible', '==', true],
      ['name', '>', 'a'],
    ] as const;
    expect(missing({ collection: 'cards', where })).toEqual(['it: an index on cards (visible, name asc)']);
  });

  it('needs nothing for single fields, equalities alone and the order of ids', () => {
    expect(missing({ collection: 'recipes', orderBy: ['name', 'asc'] })).toEqual([]);
    expect(missing({ collection: 'recipes', where: [['at', '<', 1]], orderBy: ['at', 'desc'] })).toEqual([]);
    const where = [
      ['kind', '==', 'recipe'],
      ['name', '==', 'Martini'],
    ] as const;
    expect(missing({ collection: 'recipes', where, orderBy: ['__name__', 'asc'] })).toEqual([]);
  });

  it('does not cover a field whose index is switched off, in subcollections either', () => {
    expect(missing({ collection: 'ingredients/1/versions', where: [['text', '==', '']] })).toEqual([
      'it: an index on versions.text, which an override switches off',
    ]);
  });
});
