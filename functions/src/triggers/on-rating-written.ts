import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleRatings } from '../services/recipes/ratings.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

export const onRatingWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'recipes/{id}/ratings/{uid}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await settleRatings(id);
  },
);
