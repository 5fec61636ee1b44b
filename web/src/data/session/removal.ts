import { logFailure } from '#lib/browser/log-failure.ts';
import { forgetUserState } from './user-state.ts';

/** Says, over the end of the page, that something of somebody who left is still on this device. */
const KEY = 'cellaret.removal';

/** How long a removal may take: another tab that sleeps may hold on to the disk. */
const PATIENCE_MS = 3000;

let running: Promise<void> = Promise.resolve();

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`It took longer than ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });

/** Runs after whatever is being removed already; never fails, but may give up. */
function next(work: () => Promise<void>): Promise<void> {
  running = running
    .then(() => Promise.race([work(), tooLong()]))
    .catch((failure: unknown) =>
      logFailure('Something of the last user may still be on this device', failure),
    );
  return running;
}

async function remove(): Promise<void> {
  await forgetUserState(true);
  localStorage.removeItem(KEY);
}

/** Lets go of what the page holds of a user, and where `everything` says so of what is on this device. */
export function forgetUser(everything: boolean): Promise<void> {
  if (everything) localStorage.setItem(KEY, '');
  return next(everything ? remove : () => forgetUserState(false));
}

/**
 * Resolves when nothing is being removed any more, and what an earlier page could not finish has been tried
 * once more.
 */
export async function nothingLeft(): Promise<void> {
  await running;
  if (localStorage.getItem(KEY) === null) return;
  await next(remove);
  localStorage.removeItem(KEY);
}
