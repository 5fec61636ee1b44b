import { ApiFailure } from './client.ts';

const ATTEMPTS = 8;
const PAUSE_MS = 400;

/**
 * Calls the API about something that was perhaps only just created here and is still on its way to the server: an answer 'not
 * found' is asked again a few times before it counts.
 */
export async function patiently<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (failure) {
      const isMissing = failure instanceof ApiFailure && failure.status === 404;
      if (!isMissing || attempt === ATTEMPTS || signal.aborted) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
