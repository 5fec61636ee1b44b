import { LIMITS } from '@cellaret/domain/core/limits';
import type { Cursor } from './query.ts';

/**
 * Rows of one page: enough for a tall screen, small enough to arrive quickly, and as many as the rules allow.
 */
export const PAGE_SIZE: number = LIMITS.liveList;

/** How many rows before the end the next page is asked for: scrolling should not meet the end. */
const AHEAD = 50;

/**
 * How many pages before and behind the one in view are listened to; the others stand as they were seen last.
 */
const LIVE_AROUND = 1;

interface Page<T> {
  /** The cursor that it starts behind, fixed when its listener started; undefined for the first page. */
  after: Cursor | undefined;
  /** It is listened to at present; otherwise it stands as it was seen last. */
  live: boolean;
  /** Something of it arrived, be it that there is nothing. */
  arrived: boolean;
  rows: readonly T[];
  /**
   * It has as many documents as a page can have, be it that some of them cannot be shown: more may follow.
   */
  full: boolean;
  /** Where it ends. */
  last: Cursor | undefined;
  cached: boolean;
  pending: boolean;
}

/** A long list as far as it was asked for, and the page in view. */
export interface PagedState<T> {
  pages: readonly Page<T>[];
  inView: number;
}

export type PagedEvent<T> =
  /** The reader sees this row last. */
  | { type: 'shown'; row: number }
  /** The view has not moved for a while. */
  | { type: 'rested' }
  /** Rows of a page, with the cursor behind the last one. */
  | {
      type: 'arrived';
      at: number;
      rows: readonly T[];
      full: boolean;
      last: Cursor | undefined;
      cached: boolean;
      pending: boolean;
    };

/** A page's listener: its place and its cursor. */
export interface Wanted {
  at: number;
  after: Cursor | undefined;
}

/** The list with one page more, unless the last one is still on its way, or the end. */
function opened<T>(pages: readonly Page<T>[]): readonly Page<T>[] {
  const end = pages.at(-1);
  if (end && !end.full) return pages;
  const fresh = { arrived: false, rows: [], full: false, last: undefined, cached: true, pending: false };
  return [...pages, { ...fresh, after: end?.last, live: true }];
}

/** A page begins to be listened to, behind what the page before it ends with by now. */
const listenedTo = <T>(page: Page<T>, before: Page<T> | undefined): Page<T> => ({
  ...page,
  after: before?.last,
  live: true,
});

const isNear = (at: number, inView: number) => Math.abs(at - inView) <= LIVE_AROUND;

function shown<T>({ pages }: PagedState<T>, row: number): PagedState<T> {
  const inView = Math.floor(row / PAGE_SIZE);
  const near = pages.map((page, at): Page<T> =>
    isNear(at, inView) || !page.arrived ? page : { ...page, live: false },
  );
  return { inView, pages: row >= pages.length * PAGE_SIZE - AHEAD ? opened(near) : near };
}

const rested = <T>({ pages, inView }: PagedState<T>): PagedState<T> => ({
  inView,
  pages: pages.map((page, at) => (isNear(at, inView) && !page.live ? listenedTo(page, pages[at - 1]) : page)),
});

function arrived<T>(
  state: PagedState<T>,
  { at, ...news }: Extract<PagedEvent<T>, { type: 'arrived' }>,
): PagedState<T> {
  const page = state.pages[at];
  // The cache may hold less of a page than the screen shows already; the server's answer follows.
  if (!page || (news.cached && news.rows.length < page.rows.length)) return state;
  const { rows, full, last, cached, pending } = news;
  const changed: Page<T> = { ...page, arrived: true, rows, full, last, cached, pending };
  const [next, ...others] = state.pages.slice(at + 1);
  const behind =
    // A page that is no longer full is the last one; one that ends elsewhere moves the start of the one after
    // it.
    !next || !changed.full
      ? []
      : [next.live && String(next.after) !== String(last) ? listenedTo(next, changed) : next, ...others];
  return { ...state, pages: [...state.pages.slice(0, at), changed, ...behind] };
}

/** A list of which the first page is asked for. */
export const startPaged = <T>(): PagedState<T> => ({ pages: opened<T>([]), inView: 0 });

/** Reducer of a list's pages. */
export function pagedReducer<T>(state: PagedState<T>, event: PagedEvent<T>): PagedState<T> {
  switch (event.type) {
    case 'shown':
      return shown(state, event.row);
    case 'rested':
      return rested(state);
    case 'arrived':
      return arrived(state, event);
  }
}

/** Listeners that a list needs now; all others may end. */
export const wantedOf = <T>({ pages }: PagedState<T>): Wanted[] =>
  pages.flatMap(({ live, after }, at) => (live ? [{ at, after }] : []));

/** A growing list: its pages so far and whether more follow. */
export interface PagedList<T> {
  rows: readonly T[];
  hasMore: boolean;
}

/** The list as a screen shows it. */
export function listOf<T>({ pages }: PagedState<T>): {
  list: PagedList<T>;
  meta: { cached: boolean; pending: boolean };
} {
  const end = pages.at(-1);
  return {
    list: {
      rows: pages.flatMap((page) => page.rows),
      hasMore: end !== undefined && (!end.arrived || end.full),
    },
    meta: {
      cached: pages.some((page) => page.arrived && page.cached),
      pending: pages.some((page) => page.pending),
    },
  };
}
