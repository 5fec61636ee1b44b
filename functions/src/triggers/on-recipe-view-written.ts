import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { followRecipe } from '../services/menus/menus-of-recipes.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Lets the menus that guests see follow a recipe, and what its ingredients are called. One instance, so that many changes are one round. */
export const onRecipeViewWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, concurrency: 500, maxInstances: 1, document: `${COLLECTIONS.recipeViews}/{id}` },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await followRecipe(id);
  },
);
