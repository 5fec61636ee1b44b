import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { noteFailure, runFanOut } from '../services/rebuilds/fan-out.ts';
import { TASK_SECONDS } from '../store/tasks.ts';
import { FUNCTION_OPTIONS } from './options.ts';

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
