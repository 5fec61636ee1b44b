import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileRecipe } from '../services/recipes/recipe-card.ts';
import { changed, isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Shows a recipe's first picture on its card. A folder comes into being with its recipe's card, which needs no second look. */
export const onFolderWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'folders/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    const known = event.data?.before.exists === true;
    if (id !== null && known && changed(event, ['attachments']) && !isTooOld(event))
      await reconcileRecipe(id);
  },
);
