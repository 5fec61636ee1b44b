import type { tombstone } from '@cellaret/domain/catalogue/card';
import { TOMBSTONE_DAYS } from '@cellaret/domain/catalogue/card';
import { Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Cards of what was deleted kept all they said. */
export const tombstones: Migration = {
  id: '0004-tombstones',
  summary: 'Cards of deleted items forget what they said.',
  collection: 'cards',
  writes: ({ id, fields }) => {
    if (fields.removed !== true || fields.expires_at !== undefined) return Promise.resolve([]);
    const { kind, id: item, updated_at } = fields as { kind: string; id: number; updated_at: Timestamp };
    const expires_at = new Timestamp(updated_at.seconds + TOMBSTONE_DAYS * DAY_SECONDS, 0);
    const left: Record<keyof typeof tombstone.shape, unknown> = {
      kind,
      id: item,
      visible: false,
      removed: true,
      updated_at,
      expires_at,
    };
    const path = `cards/${id}`;
    return Promise.resolve([
      { path, fields: null },
      { path, fields: left },
    ]);
  },
};
