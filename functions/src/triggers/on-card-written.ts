import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { cleanCatalogue, followCards } from '../services/catalogue/catalogue-upkeep.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/**
 * Updates the browsers' catalogue and the index snapshot. A single instance, so that only one writer updates
 * the document that all browsers listen to; its concurrent events share a write.
 */
export const onCardWritten = onDocumentWritten(
  {
    ...TRIGGER_OPTIONS,
    memory: '1GiB',
    concurrency: 500,
    maxInstances: 1,
    document: `${COLLECTIONS.cards}/{id}`,
  },
  async ({ data }) => {
    await followCards();
    if (data?.before.get('visible') === true && data.after.get('visible') !== true) await cleanCatalogue();
  },
);
