import { foldersKeepRemovedPictures } from './0001-folders-keep-removed-pictures.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. Applied ones stay: a restored backup may need them. */
export const migrations: readonly Migration[] = [foldersKeepRemovedPictures];
