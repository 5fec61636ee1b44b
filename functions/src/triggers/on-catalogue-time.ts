import { onSchedule } from 'firebase-functions/scheduler';
import { boundBrowserCatalogue } from '../services/browser-catalogue.ts';
import { catchUp, catchUpRemovals } from '../services/catch-up.ts';
import { saveCatalogueSnapshot } from '../services/catalogue-index.ts';
import { REGION } from './options.ts';

/** Makes good for lost triggers, keeps the search index in Storage for instances that start, and the browsers' catalogue within its bounds. */
export const onCatalogueTime = onSchedule(
  { region: REGION, schedule: 'every 15 minutes', maxInstances: 1, memory: '1GiB', timeoutSeconds: 300 },
  async () => {
    await catchUp();
    await catchUpRemovals();
    await saveCatalogueSnapshot();
    await boundBrowserCatalogue();
  },
);
