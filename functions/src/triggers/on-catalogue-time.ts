import { onSchedule } from 'firebase-functions/scheduler';
import { boundCatalogue } from '../services/catalogue/browser-catalogue.ts';
import { saveCatalogueSnapshot } from '../services/catalogue/catalogue-index.ts';
import { catchUp, catchUpRemovals } from '../services/rebuilds/catch-up.ts';
import { resumeFanOuts } from '../services/rebuilds/fan-out.ts';
import { retryUnsettled } from '../services/rebuilds/unsettled.ts';
import { FUNCTION_OPTIONS } from './options.ts';

/** Repairs lost events and tasks, saves the index snapshot, and bounds the browsers' catalogue. */
export const onCatalogueTime = onSchedule(
  { ...FUNCTION_OPTIONS, schedule: 'every 15 minutes', maxInstances: 1, memory: '1GiB', timeoutSeconds: 300 },
  async () => {
    await catchUp();
    await catchUpRemovals();
    await resumeFanOuts();
    await retryUnsettled();
    await saveCatalogueSnapshot();
    await boundCatalogue();
  },
);
