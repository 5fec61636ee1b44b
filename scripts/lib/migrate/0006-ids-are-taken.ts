import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

const DEEPEST = LIMITS.ingredientLevels - 1;

/** Ids took no note of what has them: they could be used again, and nothing said how deep an ingredient lies. Removed items left a card. */
export const idsAreTaken: Migration = {
  id: '0006-ids-are-taken',
  summary: 'Ids of ingredients and recipes are taken for good, and say how deep an ingredient lies.',
  collection: COLLECTIONS.cards,
  writes: async ({ fields }, { read }) => {
    const { kind, id, ancestor_ids, updated_at } = fields as {
      kind: string;
      id: number;
      ancestor_ids?: number[];
      updated_at: Timestamp;
    };
    const path = DOCUMENTS.takenId(id);
    if (await read(path)) return [];
    const depth = Math.min(ancestor_ids?.length ?? DEEPEST, DEEPEST);
    return [{ path, fields: { kind, ...(kind === 'ingredient' && { depth }), taken_at: updated_at } }];
  },
};
