import { LIMITS } from '@cellaret/domain/core/limits';
import { useEffect, useState } from 'react';
import { useAddressState } from '#lib/hooks/use-address-state.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useSearch } from '#lib/hooks/use-search.ts';
import { readSearch, STEP, writeSearch, type SearchState } from './search-state.ts';
import { viewOf, type Hits, type SearchView } from './search-view.ts';

/** How soon the address follows what is typed. */
const ADDRESS_MS = 300;

const SEARCH_ADDRESS = { read: readSearch, write: writeSearch };

/** Asks for what a state names, of both kinds at once. */
export type SearchBoth = (state: SearchState, signal: AbortSignal) => Promise<Hits>;

interface SearchScreen {
  state: SearchState;
  typed: string;
  type: (text: string) => void;
  /** Searches at once, and again if the query is the same. */
  now: () => void;
  /** Searches for another query at once; Back leads to the one before. */
  rewrite: (query: string) => void;
  /** Changes the query; a different query starts at the first page. */
  change: (part: Partial<SearchState>) => void;
  /** Shows more of a kind. */
  more: (kind: 'ingredients' | 'recipes') => void;
  view: SearchView;
}

/**
 * The search screen: the address holds what is asked, the box what is typed, and the API is asked for both
 * kinds by one timer. `about` names what hits follow from besides the address; null where that is not known
 * yet.
 */
export function useSearchScreen(about: string | null, searchBoth: SearchBoth): SearchScreen {
  const fromStart = { ingredients: STEP, recipes: STEP };
  const { state, given, ask } = useAddressState(SEARCH_ADDRESS);
  const filters = { ...state, query: '' };
  const { typed, type, give, now, status } = useSearch(
    state.query,
    about === null ? null : [filters, about],
    (query, signal) => searchBoth({ ...state, query }, signal),
  );

  // The box already holds queries asked from here, and the person may have typed on: only values from outside
  // are given to it.
  const [taken, setTaken] = useState(given);
  if (taken !== given) {
    setTaken(given);
    give(given.query);
  }
  useEffect(() => {
    if (typed === state.query) return undefined;
    const timer = setTimeout(
      () => ask({ ...state, ...fromStart, query: typed }, { replace: true }),
      ADDRESS_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the rest of the address is another's to change
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
    rewrite: (query) => {
      give(query);
      ask({ ...state, ...fromStart, query });
    },
    change: (part) => ask({ ...state, ...fromStart, query: typed, ...part }),
    more: (kind) =>
      ask(
        { ...state, query: typed, [kind]: Math.min(state[kind] + STEP, LIMITS.search.most) },
        { replace: true },
      ),
    view: viewOf(status, popular),
  };
}
