import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleIngredient, settleRecipe } from '../services/recipes/settle.ts';
import { TRIGGER_OPTIONS } from './options.ts';

export const onModerationWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'moderation/{id}' },
  async (event) => {
    const [kind, name] = event.params.id.split('_');
    const id = parseId(name);
    if (id === null) return;
    if (kind === 'recipe') await settleRecipe(id);
    if (kind === 'ingredient') await settleIngredient(id);
  },
);
