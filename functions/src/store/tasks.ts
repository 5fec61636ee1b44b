import { getFunctions } from 'firebase-admin/functions';
import { config } from '../config.ts';
import { adminApp } from './app.ts';
import { addressOf } from './function-address.ts';

export const TASK_SECONDS = 540;

/** Enqueues a task under a unique name; an existing task is left as it is. */
export async function enqueueOnce(functionName: string, name: string, data: object): Promise<void> {
  // Cloud Run accepts tokens for its own address only, but the Admin SDK uses another by default (decision
  // 141). In the emulators the queue calls the local function, without an address.
  const uri = config.tasksEmulated ? undefined : await addressOf(functionName);
  const queue = getFunctions(adminApp()).taskQueue(`locations/${config.region}/functions/${functionName}`);
  try {
    await queue.enqueue(data, {
      id: name,
      dispatchDeadlineSeconds: TASK_SECONDS,
      ...(uri !== undefined && { uri }),
    });
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== 'functions/task-already-exists') throw failure;
  }
}
