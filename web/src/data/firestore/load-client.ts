import { whenIdle } from '#lib/when-idle.ts';
import { emulator, firebaseApp } from '../firebase/firebase-app.ts';
import { keepsUserState } from '../session/user-state.ts';
import type * as ClientModule from './client.ts';

type Client = typeof ClientModule;

let here = false;

/** True if Firestore's client would have to be downloaded: neither loaded nor kept by a service worker. */
export const clientNeedsDownload = (): boolean =>
  !here && navigator.onLine && !navigator.serviceWorker?.controller;

let client: Promise<Client> | undefined;

/**
 * Firestore's client: it listens, writes, and keeps what it reads on this device. Throws where it
 * cannot be fetched.
 */
export function loadClient(): Promise<Client> {
  client ??= import('./client.ts').then((arrived) => {
    arrived.configureFirestore({ app: firebaseApp(), emulator: emulator('firestore') });
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

let idle: Promise<void> | undefined;

/** The same when it is time for it: at once where it is here, else when the page has drawn what it has. */
export const loadClientWhenIdle = async (): Promise<Client> => {
  if (!here) await (idle ??= whenIdle());
  return loadClient();
};
