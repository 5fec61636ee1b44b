import type { FeedItem } from '@cellaret/domain/api/answers';
import type { ApiAnswer } from '@cellaret/domain/api/endpoints';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { logFailure } from '#lib/browser/log-failure.ts';
import { callApi } from '../api/call-api.ts';
import { queries } from '../api/queries.ts';
import { keepsUserState } from '../session/user-state.ts';

type Page = ApiAnswer<'getFeed'>;

/**
 * The feed as far as it was loaded; `ended`: there is nothing more; `failed`: a page did not come, and none
 * is asked for by itself.
 */
export interface Feed {
  items: readonly FeedItem[];
  state: 'idle' | 'loading' | 'ended' | 'failed';
  /** Appends the next page. Nothing happens while one is on its way, after the end or a failure. */
  loadMore: () => void;
  /** Asks once more for the page that did not come. */
  retry: () => void;
}

const FEED = ['feed'];

/** How far the reader had scrolled when they left, in pixels. */
let place = 0;

keepsUserState({
  forget: () => {
    place = 0;
  },
});

/** The key of an item of the feed. */
export const feedItemKey = (item: FeedItem): string =>
  'recipe' in item ? `recipe_${item.recipe.id}` : `ingredient_${item.ingredient.id}`;

/** The items of all pages: what moved on while pages were fetched stands where it came first. */
const itemsOf = ({ pages }: InfiniteData<Page>): FeedItem[] => {
  const byKey = new Map<string, FeedItem>();
  for (const item of pages.flatMap(({ items }) => items))
    if (!byKey.has(feedItemKey(item))) byKey.set(feedItemKey(item), item);
  return [...byKey.values()];
};

const NONE: FeedItem[] = [];

/**
 * The feed, followed. It is kept for the visit, so that Back finds it as it was left; a failure is logged.
 */
export function useFeed(): Feed {
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: FEED,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      try {
        return await callApi('getFeed', { offset: pageParam }, undefined, { signal });
      } catch (failure) {
        if (!signal.aborted) logFailure('The feed could not be loaded', failure);
        throw failure;
      }
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.items.length === 0 ? null : page.next_offset),
    select: itemsOf,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    items: data ?? NONE,
    state: isFetching ? 'loading' : isError ? 'failed' : hasNextPage ? 'idle' : 'ended',
    loadMore: () => {
      if (!isFetching && !isError && hasNextPage) void fetchNextPage();
    },
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}

/** Starts from the newest again. */
export function restartFeed(): void {
  place = 0;
  // A query that never ran needs no reset.
  if (queries.getQueryData(FEED) !== undefined) void queries.resetQueries({ queryKey: FEED });
}

/** The reader's place as it was last remembered. */
export const feedPlace = (): number => place;

/** Remembers the reader's place. */
export function rememberFeedPlace(now: number): void {
  place = now;
}
