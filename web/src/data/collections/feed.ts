import type { FeedItem } from '@cellaret/domain/api-answers';
import { logFailure } from '#lib/log.ts';
import { createStore, useStore } from '#lib/store.ts';
import { callApi } from '../api/client.ts';
import { keepsUserState } from '../session/user-state.ts';

/** The feed as far as it was loaded; `ended`: no further loading (nothing more, or a failure). */
export interface Feed {
  items: readonly FeedItem[];
  state: 'idle' | 'loading' | 'ended';
  /** How far the reader had scrolled when they left, in pixels. */
  place: number;
}

const EMPTY: Feed = { items: [], state: 'idle', place: 0 };

// Outside the page, so that Back finds the feed as it was left.
const feed = createStore<Feed>(EMPTY);
let offset: number = 0;
let loading: AbortController | null = null;

/** The feed, followed. */
export const useFeed = (): Feed => useStore(feed);

/** What names an item of the feed. */
export const feedItemKey = (item: FeedItem): string =>
  'recipe' in item ? `recipe_${item.recipe.id}` : `ingredient_${item.ingredient.id}`;

/** The items before with those of a page that are not among them. */
function appended(before: readonly FeedItem[], page: readonly FeedItem[]): FeedItem[] {
  const known = new Set(before.map(feedItemKey));
  return [...before, ...page.filter((item) => !known.has(feedItemKey(item)))];
}

/** Appends the next page. Nothing happens while one is on its way or after the end; a failure is logged and ends the feed. */
export async function loadMoreOfFeed(): Promise<void> {
  if (feed.get().state !== 'idle') return;
  const controller = new AbortController();
  loading = controller;
  feed.set({ ...feed.get(), state: 'loading' });
  try {
    const page = await callApi('getFeed', { offset }, undefined, { signal: controller.signal });
    if (controller.signal.aborted) return;
    const ended = page.items.length === 0 || page.next_offset === null;
    offset = page.next_offset ?? offset;
    feed.set({
      ...feed.get(),
      items: appended(feed.get().items, page.items),
      state: ended ? 'ended' : 'idle',
    });
  } catch (failure) {
    if (controller.signal.aborted) return;
    logFailure('The feed could not be loaded', failure);
    feed.set({ ...feed.get(), state: 'ended' });
  }
}

/** Starts from the newest again. */
export function restartFeed(): void {
  loading?.abort();
  offset = 0;
  feed.set(EMPTY);
}

/** Remembers the reader's place without telling anybody. */
export function rememberFeedPlace(place: number): void {
  Object.assign(feed.get(), { place });
}

keepsUserState({ forget: restartFeed });
