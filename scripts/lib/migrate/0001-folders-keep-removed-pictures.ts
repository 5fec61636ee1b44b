import type { Migration } from './migration.ts';

/** Folders once held their pictures only. Without the two later fields a folder does not parse and its recipe shows no pictures. */
export const foldersKeepRemovedPictures: Migration = {
  id: '0001-folders-keep-removed-pictures',
  summary: 'Folders remember removed pictures until they are purged.',
  collection: 'folders',
  change: (folder) => {
    const missing = {
      ...(folder.removed_attachments === undefined && { removed_attachments: [] }),
      ...(folder.purge_at === undefined && { purge_at: null }),
    };
    return Object.keys(missing).length > 0 ? missing : null;
  },
};
