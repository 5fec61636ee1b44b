import { foldersKeepRemovedPictures } from './0001-folders-keep-removed-pictures.ts';
import { referencesAreCounted } from './0002-references-are-counted.ts';
import { recipeViews } from './0003-recipe-views.ts';
import { tombstones } from './0004-tombstones.ts';
import { removedPictures } from './0005-removed-pictures.ts';
import { idsAreTaken } from './0006-ids-are-taken.ts';
import { publishedCatalogue } from './0007-published-catalogue.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. Applied ones stay: a restored backup may need them. */
export const migrations: readonly Migration[] = [
  foldersKeepRemovedPictures,
  referencesAreCounted,
  recipeViews,
  tombstones,
  removedPictures,
  idsAreTaken,
  publishedCatalogue,
];
