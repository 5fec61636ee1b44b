import {
  limit,
  onSnapshot,
  query,
  startAfter,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { useCallback } from 'react';
import type { z } from 'zod';
import { metaOf, parseDocument } from './documents.ts';
import { guarded } from './listen.ts';
import { useLive, type Listen, type Live } from './live.ts';
import { currentUid } from './session.ts';

/** Rows of one page: enough for a tall screen, small enough to arrive quickly, and as many as the rules allow. */
const PAGE_SIZE = 100;

/** How many rows before the end the next page is asked for: scrolling should not meet the end. */
const AHEAD = 50;

/** How many pages before and behind the one in view are listened to; the others stand as they were seen last. */
const LIVE_AROUND = 3;

interface Page<T> {
  rows: T[];
  last: QueryDocumentSnapshot<DocumentData> | undefined;
  /** The document it starts behind. */
  behind: string | undefined;
  cached: boolean;
  pending: boolean;
  /** Ends its listener; null while it has none. */
  end: (() => void) | null;
}

/** A growing list: its pages so far and whether more follow. */
export interface PagedList<T> {
  rows: T[];
  hasMore: boolean;
}

/** What tells the list of an id which row is the last one in view. */
const showOf = new Map<string, (row: number) => void>();

/**
 * Listens to a query page by page: each page is a listener of its own behind the cursor of the one before, so that the cost of the
 * next page does not grow with depth. Only the pages around the view are listened to, so that neither does what is kept open.
 */
const listenPages =
  <S extends z.ZodType>(key: string, base: () => Query, schema: S): Listen<PagedList<z.output<S>>> =>
  (next, fail) => {
    const pages: Page<z.output<S>>[] = [];

    const publish = () =>
      next(
        {
          rows: pages.flatMap((page) => page.rows),
          hasMore: (pages.at(-1)?.rows.length ?? 0) === PAGE_SIZE,
        },
        { cached: pages.some((page) => page.cached), pending: pages.some((page) => page.pending) },
      );

    const receive = (at: number, page: Page<z.output<S>>, snapshot: QuerySnapshot<DocumentData>) => {
      // The cache may hold less of a page than the screen shows already; the server's answer follows.
      if (snapshot.metadata.fromCache && snapshot.size < page.rows.length) return;
      page.rows = snapshot.docs.map((entry) =>
        parseDocument(schema, entry.data({ serverTimestamps: 'estimate' })),
      );
      page.last = snapshot.docs.at(-1);
      Object.assign(page, metaOf(snapshot.metadata));
      // A page that is no longer full is the last one; one that ends elsewhere moves the start of the one after it.
      if (snapshot.size < PAGE_SIZE) for (const dropped of pages.splice(at + 1)) dropped.end?.();
      else if (pages[at + 1]?.end && pages[at + 1]?.behind !== page.last?.id) listen(at + 1);
      publish();
    };

    const listen = (at: number) => {
      const page = pages[at];
      if (!page) return;
      page.end?.();
      const before = pages[at - 1]?.last;
      page.behind = before?.id;
      page.end = onSnapshot(
        query(base(), ...(before ? [startAfter(before)] : []), limit(PAGE_SIZE)),
        (snapshot) => guarded(fail, () => receive(at, page, snapshot)),
        fail,
      );
    };

    const open = () => {
      // Asked again while the last page is still on its way, or at the end of the list.
      if (pages.length > 0 && (pages.at(-1)?.rows.length ?? 0) < PAGE_SIZE) return;
      pages.push({ rows: [], last: undefined, behind: undefined, cached: true, pending: false, end: null });
      listen(pages.length - 1);
    };

    const show = (row: number) => {
      const inView = Math.floor(row / PAGE_SIZE);
      pages.forEach((page, at) => {
        if (Math.abs(at - inView) <= LIVE_AROUND) {
          if (page.end === null) listen(at);
        } else if (page.rows.length > 0) {
          page.end?.();
          page.end = null;
        }
      });
      if (row >= pages.length * PAGE_SIZE - AHEAD) open();
    };

    showOf.set(key, show);
    open();
    return () => {
      showOf.delete(key);
      for (const page of pages) page.end?.();
    };
  };

/**
 * Follows a long list by pages; `id` as for `useLive`. `show` names the last row in view, as often as one likes: it keeps what is around
 * it live and asks for the next page in time.
 */
export function usePagedList<S extends z.ZodType>(
  id: string,
  base: () => Query,
  schema: S,
): { list: Live<PagedList<z.output<S>>>; show: (row: number) => void } {
  const key = `${currentUid()}:${id}`;
  const show = useCallback((row: number) => showOf.get(key)?.(row), [key]);
  return { list: useLive(id, listenPages(key, base, schema)), show };
}
