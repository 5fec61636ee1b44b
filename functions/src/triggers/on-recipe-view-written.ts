import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { followRecipe } from '../services/menus/menus-of-recipes.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Updates the public menus that contain a recipe. A single instance batches concurrent changes. */
export const onRecipeViewWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, concurrency: 500, maxInstances: 1, document: `${COLLECTIONS.recipeViews}/{id}` },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await followRecipe(id);
  },
);
