import { parseId } from '@cellaret/domain/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileRecipe } from '../services/recipe-card.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Keeps the read models of a recipe in step with it. */
export const onRecipeWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'recipes/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null) await reconcileRecipe(id);
  },
);
