import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '#lib/use-loaded.ts';
import { useSearch } from '#lib/use-search.ts';
import { readSearch, writeSearch, type SearchState } from './search-state.ts';
import { viewOf, type Hits, type SearchView } from './search-view.ts';

/** How soon the address follows what is typed. */
const ADDRESS_MS = 300;

/** Asks for what a state names, of both kinds at once. */
export type SearchBoth = (state: SearchState, signal: AbortSignal) => Promise<Hits>;

interface SearchScreen {
  state: SearchState;
  typed: string;
  type: (text: string) => void;
  /** Searches at once, anew where that was searched for already. */
  now: () => void;
  change: (part: Partial<SearchState>) => void;
  view: SearchView;
}

/**
 * The search screen: the address holds what is asked, the box what is typed, and the API is asked for both kinds by one timer. `about`
 * names what hits follow from besides the address; null where that is not known yet.
 */
export function useSearchScreen(about: number | 'nothing' | null, searchBoth: SearchBoth): SearchScreen {
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const filters = { ...state, query: '' };
  const { typed, type, give, now, status } = useSearch(
    state.query,
    about === null ? null : [filters, about],
    (query, signal) => searchBoth({ ...state, query }, signal),
  );

  const [seen, setSeen] = useState(state.query);
  const [written, setWritten] = useState(state.query);
  // Back and Forward change the address from outside: the box follows. What was written from here arrives while somebody may have typed on.
  if (seen !== state.query) {
    setSeen(state.query);
    setWritten(state.query);
    if (state.query !== written) give(state.query);
  }
  useEffect(() => {
    if (typed === state.query) return undefined;
    const timer = setTimeout(() => {
      setWritten(typed);
      setParams(writeSearch({ ...state, query: typed }), { replace: true, preventScrollReset: true });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of the address is another's to change
  }, [typed, state.query]);

  const suggesting = status.kind === 'suggesting' && about !== null;
  const popular = useLoaded(suggesting ? ['search', filters, about, ''] : null, (signal) =>
    searchBoth(filters, signal),
  );
  return {
    state,
    typed,
    type,
    now: popular.state === 'error' ? popular.retry : now,
    change: (part) =>
      setParams(writeSearch({ ...state, query: typed, ...part }), { preventScrollReset: true }),
    view: viewOf(status, popular),
  };
}
