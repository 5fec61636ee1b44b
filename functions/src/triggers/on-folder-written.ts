import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileRecipe } from '../services/recipes/recipe-card.ts';
import { changed, isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Updates the cover on a recipe's card. New folders are written with it and need no update. */
export const onFolderWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'folders/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    const known = event.data?.before.exists === true;
    if (id !== null && known && changed(event, ['attachments']) && !isTooOld(event))
      await reconcileRecipe(id);
  },
);
