import { useSyncExternalStore } from 'react';

/**
 * `unreachable`: the browser has a network, and yet nothing of ours is reached by it, as in a wifi without
 * internet (doubt-network.ts).
 */
export const network = { unreachable: false };

/** True if our servers can be reached, as far as known. 'online' and 'offline' report changes. */
export const isOnline = (): boolean => navigator.onLine && !network.unreachable;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** `isOnline`, followed. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    isOnline,
    // Where pages are drawn ahead of their visitors.
    () => true,
  );
