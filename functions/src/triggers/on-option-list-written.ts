import { FUNCTION_COLLECTIONS, REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileOptions } from '../services/reference/option-list.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Mends an option list that somebody deleted or changed by hand: nothing is written where it holds what it should. */
export const onOptionListWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, maxInstances: 2, document: `${FUNCTION_COLLECTIONS.optionLists}/{collection}` },
  async (event) => {
    const collection = REFERENCE_COLLECTIONS.find((name) => name === event.params.collection);
    if (collection && !isTooOld(event)) await reconcileOptions(collection);
  },
);
