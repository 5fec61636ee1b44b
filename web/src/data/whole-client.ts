/** How long a busy page may keep what it shows first waiting for the rest. */
const BUSY_MS = 1000;

let here = false;

/** Says that Firestore's whole client has arrived (data/firestore.ts). */
export const wholeClientArrived = (): void => {
  here = true;
};

/** Whether Firestore's whole client has arrived: asking it costs nothing then. */
export const wholeClientIsHere = (): boolean => here;

/** Resolves when the page has drawn what it has and rests. Not every browser tells when it does. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, BUSY_MS);
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    if ('requestIdleCallback' in window) requestIdleCallback(painted);
    else setTimeout(painted, 50);
  });

let rested: Promise<void> | undefined;

/**
 * Resolves when it is time for Firestore's whole client, the largest part of the app: at once where a screen brought it along, else
 * once the page rests.
 */
export const wholeClient = (): Promise<void> => (here ? Promise.resolve() : (rested ??= rest()));
