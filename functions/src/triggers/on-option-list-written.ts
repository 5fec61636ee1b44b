import { FUNCTION_COLLECTIONS, REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reconcileOptions } from '../services/reference/option-list.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Repairs an option list that was deleted or edited by hand; a correct list is not written. */
export const onOptionListWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, maxInstances: 2, document: `${FUNCTION_COLLECTIONS.optionLists}/{collection}` },
  async (event) => {
    const collection = REFERENCE_COLLECTIONS.find((name) => name === event.params.collection);
    if (collection && !isTooOld(event)) await reconcileOptions(collection);
  },
);
