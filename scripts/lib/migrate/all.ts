import { foldersKeepRemovedPictures } from './0001-folders-keep-removed-pictures.ts';
import { referencesAreCounted } from './0002-references-are-counted.ts';
import { recipeViews } from './0003-recipe-views.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. Applied ones stay: a restored backup may need them. */
export const migrations: readonly Migration[] = [
  foldersKeepRemovedPictures,
  referencesAreCounted,
  recipeViews,
];
