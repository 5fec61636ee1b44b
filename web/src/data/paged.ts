import {
  limit,
  onSnapshot,
  query,
  startAfter,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { z } from 'zod';
import { metaOf, parseDocument } from './documents.ts';
import { guarded } from './listen.ts';
import { useLive, type Listen, type Live } from './live.ts';
import { currentUid } from './session.ts';

/** Rows of one page: enough for a tall screen, small enough to arrive quickly. */
const PAGE_SIZE = 100;

interface Page<T> {
  rows: T[];
  last: QueryDocumentSnapshot<DocumentData> | undefined;
  cached: boolean;
  pending: boolean;
  end: () => void;
}

/** A growing list: its pages so far and whether more follow. */
export interface PagedList<T> {
  rows: T[];
  hasMore: boolean;
}

/** What asks the list of an id for its next page. */
const nextPageOf = new Map<string, () => void>();

/**
 * Listens to a query page by page: each page is a listener of its own behind the cursor of the one before, so that the cost of the
 * next page does not grow with depth and all of them stay live.
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
    const open = () => {
      const before = pages.at(-1);
      // Asked again while the last page is still on its way, or at the end of the list.
      if (before && before.rows.length < PAGE_SIZE) return;
      const page: Page<z.output<S>> = {
        rows: [],
        last: undefined,
        cached: true,
        pending: false,
        end: () => undefined,
      };
      pages.push(page);
      const behind = before?.last ? [startAfter(before.last)] : [];
      page.end = onSnapshot(
        query(base(), ...behind, limit(PAGE_SIZE)),
        (snapshot) =>
          guarded(fail, () => {
            page.rows = snapshot.docs.map((entry) =>
              parseDocument(schema, entry.data({ serverTimestamps: 'estimate' })),
            );
            page.last = snapshot.docs.at(-1);
            Object.assign(page, metaOf(snapshot.metadata));
            publish();
          }),
        fail,
      );
    };
    nextPageOf.set(key, open);
    open();
    return () => {
      nextPageOf.delete(key);
      for (const page of pages) page.end();
    };
  };

/** Follows a long list by pages; `id` as for `useLive`. `loadMore` may be called at any time and any number of times. */
export function usePagedList<S extends z.ZodType>(
  id: string,
  base: () => Query,
  schema: S,
): { list: Live<PagedList<z.output<S>>>; loadMore: () => void } {
  const key = `${currentUid()}:${id}`;
  return {
    list: useLive(id, listenPages(key, base, schema)),
    loadMore: () => nextPageOf.get(key)?.(),
  };
}
