import { getFunctions } from 'firebase-admin/functions';
import { config } from '../config.ts';
import { adminApp } from './app.ts';
import { addressOf } from './function-address.ts';

/** How long a task may take, in seconds, before it counts as failed. */
export const TASK_SECONDS = 540;

/** Puts a task into the queue of a function, under a name that no two tasks of a queue have: one that is there already is left as it is. */
export async function enqueueOnce(functionName: string, name: string, data: object): Promise<void> {
  // Cloud Run lets in whoever brings a token for its own address; the one that the Admin SDK takes by itself
  // is another (decision 141). On the emulators the SDK itself names none, and their queue calls the function
  // beside it.
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
