import { useEffect, useState } from 'react';
import { useOnline } from '../browser/online.ts';

/** State of live data, as far as it matters here. */
type Followed = { state: 'loading' } | { state: 'error' } | { state: 'ready'; cached: boolean };

/**
 * `waiting`: it may still come. `unread`: it was not read, because it failed, there is no network, or nobody
 * answers; it may come all the same. `read`: what is there is all there is.
 */
export type Reading = 'waiting' | 'unread' | 'read';

/** How long somebody waits before the screen says that nothing comes. */
const PATIENCE_MS = 8000;

/**
 * The state of reading live data. An empty result (`isEmpty`) counts only once the server has confirmed it:
 * this device may never have asked.
 */
export function useReading(live: Followed, isEmpty: boolean): Reading {
  const online = useOnline();
  const [late, setLate] = useState(false);
  const unknown = live.state === 'ready' && live.cached && isEmpty;
  const waiting = live.state === 'loading' || unknown;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  if (live.state === 'error' || (unknown && !online)) return 'unread';
  if (waiting) return late ? 'unread' : 'waiting';
  return 'read';
}
