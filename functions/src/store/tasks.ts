import { getFunctions } from 'firebase-admin/functions';
import { config } from '../config.ts';
import { adminApp } from './app.ts';

/** How long a task may take, in seconds, before it counts as failed. */
export const TASK_SECONDS = 540;

/** Puts a task into the queue of a function, under a name that no two tasks of a queue have: one that is there already is left as it is. */
export async function enqueueOnce(functionName: string, name: string, data: object): Promise<void> {
  const queue = getFunctions(adminApp()).taskQueue(`locations/${config.region}/functions/${functionName}`);
  try {
    await queue.enqueue(data, { id: name, dispatchDeadlineSeconds: TASK_SECONDS });
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== 'functions/task-already-exists') throw failure;
  }
}
