import { LIMITS } from '@cellaret/domain/limits';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a search-as-you-type stands; `shown` are the results of the query before, to keep the list from jumping. */
export type DelayedSearch<T> =
  | { kind: 'suggesting' }
  | { kind: 'searching'; shown: T | null }
  | { kind: 'found'; results: T }
  | { kind: 'failed'; error: unknown };

type Settled<T> =
  { key: string; query: string; results: T } | { key: string; query: string; error: unknown; results: null };

/**
 * Searches for `query` after a pause of one second, or at once by `now`; under three characters there is no search
 * (specification, section 4). `key` names what else the search depends on (filters): its change searches at once.
 */
export function useDelayedSearch<T>(
  query: string,
  key: string,
  search: (query: string, signal: AbortSignal) => Promise<T>,
): { state: DelayedSearch<T>; now: () => void } {
  const asked = query.trim();
  const searchable = asked.length >= LIMITS.search.minLength;
  // What was there from the start (a shared link) is not being typed: it is searched for at once.
  const [first] = useState(asked);
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const running = useRef<{ query: string; key: string; controller: AbortController } | null>(null);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  const run = useCallback((): void => {
    if (running.current?.query === asked && running.current.key === key) return;
    running.current?.controller.abort();
    const controller = new AbortController();
    running.current = { query: asked, key, controller };
    latest
      .current(asked, controller.signal)
      .then(
        (results) => ({ key, query: asked, results }),
        (error: unknown) => ({ key, query: asked, error, results: null }),
      )
      .then((outcome) => {
        if (controller.signal.aborted) return;
        running.current = null;
        setSettled(outcome);
      })
      .catch(() => undefined);
  }, [asked, key]);

  const isSettled = settled !== null && settled.query === asked && settled.key === key;
  const atOnce = settled === null && asked === first;
  const onlyKeyChanged = settled !== null && settled.query === asked && settled.key !== key;
  useEffect(() => {
    if (!searchable || isSettled) return undefined;
    const timer = setTimeout(run, onlyKeyChanged || atOnce ? 0 : LIMITS.search.debounceMs);
    return () => clearTimeout(timer);
  }, [searchable, isSettled, onlyKeyChanged, atOnce, run]);
  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  if (!searchable) return { state: { kind: 'suggesting' }, now: () => undefined };
  if (!isSettled) return { state: { kind: 'searching', shown: settled?.results ?? null }, now: run };
  return {
    state:
      'error' in settled
        ? { kind: 'failed', error: settled.error }
        : { kind: 'found', results: settled.results },
    now: run,
  };
}
