import { rest } from '#lib/rest.ts';
import { emulator, firebaseApp } from '../firebase/app.ts';
import { keepsUserState } from '../session/user-state.ts';
import type * as ClientModule from './client.ts';
import type * as SmallClientModule from './small-client.ts';

type Client = typeof ClientModule;
type SmallClient = typeof SmallClientModule;

const target = () => ({ app: firebaseApp(), emulator: emulator('firestore') });

let here = false;

/**
 * True if the full Firestore client would have to be downloaded: neither loaded nor kept by a service worker.
 */
export const clientNeedsDownload = (): boolean =>
  !here && navigator.onLine && !navigator.serviceWorker?.controller;

let client: Promise<Client> | undefined;

/**
 * Firestore's whole client: it listens, writes, and keeps what it reads on this device. Throws where it
 * cannot be fetched.
 */
export function loadClient(): Promise<Client> {
  client ??= import('./client.ts').then((arrived) => {
    arrived.configureFirestore(target());
    here = true;
    return arrived;
  });
  // A network that was not there may be there the next time.
  client.catch(() => (client = undefined));
  return client;
}

// Writes and data of earlier visits are on the disk even if this visit did not open Firestore.
keepsUserState({
  flush: async () => (await loadClient().catch(() => null))?.flush() ?? true,
  forget: async (clear) => {
    if (clear || here) await (await loadClient()).forget(clear);
  },
});

let rested: Promise<void> | undefined;

/** The same when it is time for it: at once where it is here, else when the page has drawn what it has. */
export const loadClientAtRest = async (): Promise<Client> => {
  if (!here) await (rested ??= rest());
  return loadClient();
};

let small: Promise<SmallClient> | undefined;

/** Firestore's small client: it asks the server once and keeps nothing. Throws where it cannot be fetched. */
export function loadSmallClient(): Promise<SmallClient> {
  small ??= import('./small-client.ts').then((arrived) => {
    arrived.configureFirestore(target());
    return arrived;
  });
  small.catch(() => (small = undefined));
  return small;
}
