import { useCallback, useEffect, useRef, useState } from 'react';

/** What a screen knows of something it asked for once; `before` is the answer to the key before, to keep a list from jumping. */
export type Loaded<T> =
  | { state: 'loading'; before: T | null }
  | { state: 'error'; error: unknown; retry: () => void }
  | { state: 'ready'; value: T; retry: () => void };

type Outcome<T> = { key: string; value: T } | { key: string; error: unknown };

/**
 * Loads something when `key` changes and forgets answers that come too late. A null key asks for nothing.
 * `retry` asks again; the present value stays until the new one is there.
 */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    latest.current(controller.signal).then(
      (value) => !controller.signal.aborted && setOutcome({ key, value }),
      (error: unknown) => !controller.signal.aborted && setOutcome({ key, error }),
    );
    return () => controller.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  if (outcome === null || outcome.key !== key)
    return { state: 'loading', before: outcome && 'value' in outcome ? outcome.value : null };
  return 'error' in outcome
    ? { state: 'error', error: outcome.error, retry }
    : { state: 'ready', value: outcome.value, retry };
}
