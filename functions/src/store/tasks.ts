import { getFunctions } from 'firebase-admin/functions';
import { z } from 'zod';
import { config } from '../config.ts';
import { adminApp } from './admin-app.ts';

const PATIENCE_MS = 10_000;

const described = z.object({ serviceConfig: z.object({ uri: z.url() }) });

/** Cached per instance: an address is stable as long as its function exists. */
const known = new Map<string, Promise<string>>();

async function askFor(functionName: string): Promise<string> {
  const { credential, projectId } = adminApp().options;
  const name = `projects/${projectId}/locations/${config.region}/functions/${functionName}`;
  const token = await credential?.getAccessToken();
  const answer = await fetch(`https://cloudfunctions.googleapis.com/v2/${name}`, {
    headers: { authorization: `Bearer ${token?.access_token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok)
    throw new Error(
      `Cloud Functions does not say where ${functionName} is (${answer.status}): ` +
        'the account of the functions needs roles/cloudfunctions.viewer',
    );
  return described.parse(await answer.json()).serviceConfig.uri;
}

/** The Cloud Run address of a function: one request per instance. Throws, and the next call retries. */
function addressOf(functionName: string): Promise<string> {
  const asked =
    known.get(functionName) ??
    askFor(functionName).catch((failure: unknown) => {
      known.delete(functionName);
      throw failure;
    });
  known.set(functionName, asked);
  return asked;
}

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
