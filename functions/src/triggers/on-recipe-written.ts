import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleRecipe } from '../services/recipes/settle.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Updates the read models of a recipe; removes the pictures of a deleted one. */
export const onRecipeWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'recipes/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await settleRecipe(id);
  },
);
