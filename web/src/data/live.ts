import { Observable, Subject, takeUntil } from 'rxjs';
import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { keepsUserState } from './cleanup.ts';
import { toAppError } from './errors.ts';
import { currentUid } from './session.ts';

/** What a screen knows of data that arrives by itself. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'error'; error: unknown }
  /** `cached`: nothing from the server yet; `pending`: it holds changes the server has not confirmed. */
  | { state: 'ready'; value: T; cached: boolean; pending: boolean };

/** How long a listener outlives its last screen, so that Back shows its data at once. */
const LINGER_MS = 60_000;

/** A listener that several screens may share. */
interface Source {
  stop: Subject<void>;
  users: number;
  lingering?: ReturnType<typeof setTimeout>;
}

const sources = new Map<string, Source>();

/** ReactFire's global map of observables, which it never clears (see `forgetLive`). */
const reactFireCache = (): Map<string, unknown> | undefined =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })._reactFirePreloadedObservables;

function drop(id: string): void {
  const source = sources.get(id);
  clearTimeout(source?.lingering);
  source?.stop.next();
  sources.delete(id);
  reactFireCache()?.delete(id);
}

/**
 * Ends every listener and removes it from ReactFire's cache. ReactFire keeps each observable under its id for the life of the page,
 * errors included: without this, a read refused after sign-out would be refused again for the next user.
 */
export function forgetLive(): void {
  for (const id of [...sources.keys()]) drop(id);
  reactFireCache()?.clear();
}

keepsUserState({ forget: forgetLive });

function sourceOf(id: string): Source {
  const known = sources.get(id);
  if (known) return known;
  const fresh: Source = { stop: new Subject(), users: 0 };
  sources.set(id, fresh);
  return fresh;
}

/** Starts a Firestore listener: gets the two callbacks, returns the function that ends it. */
export type Listen<T> = (
  next: (value: T, meta: { cached: boolean; pending: boolean }) => void,
  fail: (failure: unknown) => void,
) => () => void;

/** Failures become values: as errors ReactFire would throw them in every render from then on. */
const observe = <T>(listen: Listen<T>): Observable<Live<T>> =>
  new Observable((subscriber) =>
    listen(
      (value, meta) => subscriber.next({ state: 'ready', value, ...meta }),
      (failure) => subscriber.next({ state: 'error', error: toAppError(failure) }),
    ),
  );

/**
 * Follows live data. `id` names the query with all its parameters: screens that use the same id share one listener, which
 * outlives its last screen by a minute. Only used by the hooks of `data/<collection>.ts`, behind the sign-in guard.
 */
export function useLive<T>(id: string, listen: Listen<T>): Live<T> {
  const key = `${currentUid()}:${id}`;
  const { data } = useObservable<Live<T>>(key, observe(listen).pipe(takeUntil(sourceOf(key).stop)));
  useEffect(() => {
    const source = sourceOf(key);
    source.users += 1;
    clearTimeout(source.lingering);
    return () => {
      source.users -= 1;
      if (source.users === 0) source.lingering = setTimeout(() => drop(key), LINGER_MS);
    };
  }, [key]);
  return data ?? { state: 'loading' };
}

/** Forgets a failed listener, so that the next render starts it anew. */
export const retryLive = (id: string): void => drop(`${currentUid()}:${id}`);
