import { FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Timestamp } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Folders, which everybody reads, named the pictures that were taken out of them. */
export const removedPictures: Migration = {
  id: '0005-removed-pictures',
  summary: 'Removed pictures move from folders to where only functions read them.',
  collection: 'folders',
  writes: ({ id, fields }) => {
    if (fields.removed_attachments === undefined) return Promise.resolve([]);
    const pictures = fields.removed_attachments as { removed_at: Timestamp }[];
    const gone = { removed_attachments: FieldValue.delete(), purge_at: FieldValue.delete() };
    const slimmed = { path: `folders/${id}`, fields: gone };
    if (pictures.length === 0) return Promise.resolve([slimmed]);
    const kept = {
      id: Number(id),
      user_id: fields.user_id as string,
      pictures,
      hidden: false,
      purge_at: fields.purge_at as Timestamp,
    };
    return Promise.resolve([{ path: FUNCTION_DOCUMENTS.removedPictures(Number(id)), fields: kept }, slimmed]);
  },
};
