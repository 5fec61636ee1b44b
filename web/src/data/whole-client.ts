import { rest } from '#lib/rest.ts';

let here = false;

/** Says that Firestore's whole client has arrived (data/firestore.ts). */
export const wholeClientArrived = (): void => {
  here = true;
};

/** Whether Firestore's whole client would have to come over the network: it is neither loaded nor kept by a service worker. */
export const wholeClientIsFar = (): boolean =>
  !here && navigator.onLine && !navigator.serviceWorker?.controller;

let rested: Promise<void> | undefined;

/**
 * Resolves when it is time for Firestore's whole client, the largest part of the app: at once where a screen brought it along, else
 * once the page rests.
 */
export const wholeClient = (): Promise<void> => (here ? Promise.resolve() : (rested ??= rest()));
