import { LIMITS } from '@cellaret/domain/core/limits';
import { useCallback, useEffect, useReducer } from 'react';
import { useLoaded } from './use-loaded.ts';

/** A search as it is typed: what stands in the box, and what is asked for. */
export interface TypedQuery {
  typed: string;
  /** Empty where the box holds too little to search for. */
  asked: string;
}

export type TypedQueryEvent =
  /** Somebody typed: what is asked for waits until they rest. */
  | { type: 'typed'; text: string }
  /** They rested, or pressed Enter. */
  | { type: 'rested' }
  /** The text came from elsewhere as a whole: a shared link, Back. */
  | { type: 'given'; text: string };

/** True if a text is long enough to search; shorter ones show suggestions (specification, section 4). */
const isSearchable = (text: string): boolean => text.trim().length >= LIMITS.search.minLength;

const askFor = (typed: string): TypedQuery => ({ typed, asked: isSearchable(typed) ? typed.trim() : '' });

export const startTyping = askFor;

export function typeQuery(query: TypedQuery, event: TypedQueryEvent): TypedQuery {
  switch (event.type) {
    case 'typed':
      return isSearchable(event.text) ? { ...query, typed: event.text } : askFor(event.text);
    case 'rested':
      return askFor(query.typed);
    case 'given':
      return askFor(event.text);
  }
}

/** True if the typed text has not been searched yet. */
export const isResting = ({ typed, asked }: TypedQuery): boolean =>
  isSearchable(typed) && typed.trim() !== asked;

/** How long what was found is shown again without asking: long enough to look at a result and come Back. */
const FRESH_MS = 60_000;

/** Where a search-as-you-type stands; `shown` are the last query's results, so the list stays put. */
export type SearchStatus<T> =
  | { kind: 'suggesting' }
  | { kind: 'searching'; shown: T | null }
  | { kind: 'found'; results: T }
  | { kind: 'failed'; error: unknown };

export interface Search<T> {
  typed: string;
  type: (text: string) => void;
  /** Takes a text from elsewhere, and searches at once. */
  give: (text: string) => void;
  /** Searches at once, and again if the query is the same. */
  now: () => void;
  status: SearchStatus<T>;
}

/**
 * Searches for what is typed after a pause of one second, or at once by `now`; under three characters there
 * is no search (specification, section 4). `key` names what else the search depends on (filters): its change
 * searches at once; null where that is not known yet.
 */
export function useSearch<T>(
  initial: string,
  key: readonly unknown[] | null,
  search: (query: string, signal: AbortSignal) => Promise<T>,
): Search<T> {
  const [query, dispatch] = useReducer(typeQuery, initial, startTyping);
  const { typed, asked } = query;
  const resting = isResting(query);
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), LIMITS.search.debounceMs);
    return () => clearTimeout(timer);
  }, [resting, typed]);

  const answer = useLoaded(
    asked === '' || key === null ? null : ['search', ...key, asked],
    (signal) => search(asked, signal),
    { freshMs: FRESH_MS },
  );
  const type = useCallback((text: string) => dispatch({ type: 'typed', text }), []);
  const give = useCallback((text: string) => dispatch({ type: 'given', text }), []);
  const now = () => {
    dispatch({ type: 'rested' });
    if (!resting && answer.state !== 'loading') answer.retry();
  };

  const status = (): SearchStatus<T> => {
    if (asked === '' && !resting) return { kind: 'suggesting' };
    if (answer.state === 'ready')
      return resting ? { kind: 'searching', shown: answer.value } : { kind: 'found', results: answer.value };
    if (answer.state === 'error' && !resting) return { kind: 'failed', error: answer.error };
    return { kind: 'searching', shown: answer.state === 'loading' && asked !== '' ? answer.before : null };
  };
  return { typed, type, give, now, status: status() };
}
