import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { cleanCatalogue, followCards } from '../services/catalogue/catalogue-upkeep.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/**
 * Lets what is made of all cards follow them. One instance, so that a single writer meets the document every browser follows, and many
 * events in it, which wait for the same write.
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
