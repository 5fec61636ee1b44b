import { isOnline, network } from './online.ts';

/** Small, and by HEAD not even that; no service worker answers this in the place of the server. */
const ASKED = '/manifest.webmanifest';

/** How long an answer may take: a wifi without internet often lets requests hang. */
const PATIENCE_MS = 5000;

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;

/** True if our servers answer; the answer itself does not matter. */
const answers = (): Promise<boolean> =>
  fetch(ASKED, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );

/** The browser takes no part in it: this notifies listeners of its events. */
function tell(unreachable: boolean): void {
  if (network.unreachable === unreachable) return;
  network.unreachable = unreachable;
  dispatchEvent(new Event(isOnline() ? 'online' : 'offline'));
}

let watching = false;

/** Asks until something answers, or until the browser itself says that there is no network. */
async function watch(): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (navigator.onLine && !(await answers())) {
    tell(true);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  tell(false);
}

/** Something was not reached despite a network: finds out whether anything is, and until when not. */
export function doubtNetwork(): void {
  if (watching || !navigator.onLine) return;
  watching = true;
  void watch().finally(() => (watching = false));
}
