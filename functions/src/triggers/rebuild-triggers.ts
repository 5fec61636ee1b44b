import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { boundCatalogue } from '../services/catalogue/browser-catalogue.ts';
import { saveCatalogueSnapshot } from '../services/catalogue/catalogue-index.ts';
import { catchUp, catchUpRemovals } from '../services/rebuilds/catch-up.ts';
import { retryFailedRebuilds } from '../services/rebuilds/failed-rebuilds.ts';
import { noteFailure, runFanOut, resumeFanOuts } from '../services/rebuilds/fan-out.ts';
import { TASK_SECONDS } from '../store/tasks.ts';
import { FUNCTION_OPTIONS } from './function-options.ts';

const fanOutTask = z.object({ name: z.string(), task: z.string() });

/** Updates dependents, few at a time. services/rebuilds/fan-out.ts resumes after five failures. */
export const onFanOut = onTaskDispatched<unknown>(
  {
    ...FUNCTION_OPTIONS,
    memory: '512MiB',
    timeoutSeconds: TASK_SECONDS,
    concurrency: 4,
    maxInstances: 2,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 6 },
  },
  async ({ data }) => {
    const task = fanOutTask.parse(data);
    try {
      await runFanOut(task);
    } catch (failure) {
      await noteFailure(task, failure);
      throw failure;
    }
  },
);

/** Repairs lost events and tasks, saves the index snapshot, and bounds the browsers' catalogue. */
export const onCatalogueTime = onSchedule(
  { ...FUNCTION_OPTIONS, schedule: 'every 15 minutes', maxInstances: 1, memory: '1GiB', timeoutSeconds: 300 },
  async () => {
    await catchUp();
    await catchUpRemovals();
    await resumeFanOuts();
    await retryFailedRebuilds();
    await saveCatalogueSnapshot();
    await boundCatalogue();
  },
);
