import { AppError } from '@cellaret/domain/core/errors';
import { toAppError } from '../firebase/sdk-errors.ts';

/** Live data as a screen sees it. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'error'; error: unknown }
  /** `cached`: nothing from the server yet; `pending`: it holds changes the server has not confirmed. */
  | { state: 'ready'; value: T; cached: boolean; pending: boolean };

/** Starts a listener: gets the two callbacks, returns the function that ends it. */
export type Listen<T> = (
  next: (value: T, meta: { cached: boolean; pending: boolean }) => void,
  fail: (failure: unknown) => void,
) => () => void;

/**
 * Shows what was read first, as a picture in front of what is listened to. With the server's word that takes
 * its place: what this device kept of earlier visits may be older, or a part.
 */
export const inFrontOf =
  <T>(first: T, listen: Listen<T>): Listen<T> =>
  (next, fail) => {
    let inFront = true;
    next(first, { cached: false, pending: false });
    return listen(
      (value, meta) => {
        if (inFront && meta.cached) return;
        inFront = false;
        next(value, meta);
      },
      (failure) => {
        // It stays shown offline.
        if (!(inFront && failure instanceof AppError && failure.code === 'unavailable')) fail(failure);
      },
    );
  };

/**
 * Shows what `read` brings, in front of what is listened to from then on; `show` makes of it what the screen
 * shows, undefined if nothing.
 */
export const afterFirstRead =
  <R, T>(
    read: (take: (brought: R) => void) => void,
    show: (brought: R) => T | undefined,
    listen: Listen<T>,
  ): Listen<T> =>
  (next, fail) => {
    let ended = false;
    let end = () => {};
    read((brought) => {
      if (ended) return;
      let first: T | undefined;
      try {
        first = show(brought);
      } catch (failure) {
        fail(failure);
      }
      end = (first === undefined ? listen : inFrontOf(first, listen))(next, fail);
    });
    return () => {
      ended = true;
      end();
    };
  };

/** A listener that several screens may share. */
interface Source {
  start: () => void;
  /** Ends it, and says that nothing is known any more. */
  stop: () => void;
  users: number;
  lingering?: ReturnType<typeof setTimeout> | undefined;
}

/** The listeners of the page, by what they follow. */
export interface Sources {
  /**
   * Starts the listener of a key. `publish` gets what is known, for the life of the page: it may end and
   * begin again.
   */
  begin: <T>(key: string, listen: Listen<T>, publish: (live: Live<T>) => void) => void;
  /** Keeps the listener of a key going; returns how to let go of it. */
  hold: (key: string) => () => void;
  /** Ends all of them and lets go of what they know. */
  forget: () => void;
}

function sourceOf<T>(listen: Listen<T>, publish: (live: Live<T>) => void): Source {
  let end: (() => void) | null = null;
  let failed = false;
  const source: Source = {
    users: 0,
    start: () => {
      if (end !== null && !failed) return;
      end?.();
      failed = false;
      end = listen(
        (value, meta) => {
          failed = false;
          publish({ state: 'ready', value, ...meta });
        },
        (failure) => {
          failed = true;
          publish({ state: 'error', error: toAppError(failure) });
        },
      );
    },
    stop: () => {
      clearTimeout(source.lingering);
      end?.();
      end = null;
      publish({ state: 'loading' });
    },
  };
  return source;
}

/**
 * Makes the listeners of a page. A listener outlives its last user by `lingerMs`, so that Back shows its data
 * at once; a failed one restarts with its next user.
 */
export function createSources(lingerMs: number): Sources {
  const sources = new Map<string, Source>();
  const linger = (source: Source) => {
    source.lingering = setTimeout(source.stop, lingerMs);
  };
  return {
    begin: (key, listen, publish) => {
      const source = sourceOf(listen, publish);
      sources.set(key, source);
      source.start();
      // A render that React discards never calls `hold`, so the expiry timer starts now.
      linger(source);
    },
    hold: (key) => {
      const source = sources.get(key);
      if (!source) throw new Error(`Nothing follows ${key}`);
      source.users += 1;
      clearTimeout(source.lingering);
      source.start();
      return () => {
        source.users -= 1;
        if (source.users === 0) linger(source);
      };
    },
    forget: () => {
      for (const source of sources.values()) source.stop();
    },
  };
}
