import { onSchedule } from 'firebase-functions/scheduler';
import { boundBrowserCatalogue } from '../services/browser-catalogue.ts';
import { saveCatalogueSnapshot } from '../services/catalogue-index.ts';
import { REGION } from './options.ts';

/** Keeps the search index in Storage for instances that start, and the browsers' catalogue within its bounds. */
export const onCatalogueTime = onSchedule(
  { region: REGION, schedule: 'every 15 minutes', maxInstances: 1, memory: '1GiB', timeoutSeconds: 300 },
  async () => {
    await saveCatalogueSnapshot();
    await boundBrowserCatalogue();
  },
);
