import type { SearchAnswer } from '@cellaret/domain/search/search-answer';
import type { Loaded } from '#lib/hooks/use-loaded.ts';
import type { SearchStatus } from '#lib/hooks/use-search.ts';

/** Results of a search; `here` if this device answered because the network is gone. */
export type Hits = SearchAnswer & { here: boolean };

/** Below the box: suggestions without a query, else results; `searching` if of the previous query. */
export type SearchView = { suggesting: boolean } & (
  | { kind: 'waiting' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'nothing'; hits: Hits; searching: boolean }
  | { kind: 'hits'; hits: Hits; searching: boolean }
);

function viewOfHits(hits: Hits | null, suggesting: boolean, searching: boolean): SearchView {
  if (hits === null) return { suggesting, kind: 'waiting' };
  const isEmpty = hits.ingredients.length === 0 && hits.recipes.length === 0;
  return { suggesting, kind: isEmpty ? 'nothing' : 'hits', hits, searching };
}

/** The view of a search, or of suggestions in its place. */
export function viewOf(status: SearchStatus<Hits>, popular: Loaded<Hits>): SearchView {
  switch (status.kind) {
    case 'found':
      return viewOfHits(status.results, false, false);
    case 'searching':
      return viewOfHits(status.shown, false, true);
    case 'failed':
      return { suggesting: false, kind: 'failed', error: status.error };
    case 'suggesting':
      if (popular.state === 'error') return { suggesting: true, kind: 'failed', error: popular.error };
      return viewOfHits(popular.state === 'ready' ? popular.value : null, true, false);
  }
}
