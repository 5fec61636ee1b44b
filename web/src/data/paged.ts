import {
  documentId,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { useCallback } from 'react';
import type { z } from 'zod';
import { metaOf, parseDocument } from './documents.ts';
import { collectionAt } from './references.ts';
import { cursorOf, type Cursor, type ListByName } from './cursor.ts';
import { guarded } from './guarded.ts';
import { useLive, type Listen, type Live } from './live.ts';
import { currentUid } from './session.ts';

/** Rows of one page: enough for a tall screen, small enough to arrive quickly, and as many as the rules allow. */
const PAGE_SIZE = 100;

/** How many rows before the end the next page is asked for: scrolling should not meet the end. */
const AHEAD = 50;

/** How many pages before and behind the one in view are listened to; the others stand as they were seen last. */
const LIVE_AROUND = 1;

/**
 * So many pages are listened to as soon as they are asked for. A new listener first looks through everything of the collection that
 * this device keeps, which takes longer the more that is: further down a page is read once, and listened to where the reader stays.
 */
const LISTENED_AT_ONCE = 10;

/** How long the view rests before the pages around it are listened to. */
const REST_MS = 500;

interface Page<T> {
  rows: T[];
  /** Something of it arrived, be it that there is nothing. */
  arrived: boolean;
  /** Where it ends. */
  last: Cursor | undefined;
  /** Where it begins, as a key. */
  behind: string;
  cached: boolean;
  pending: boolean;
  /** Ends its listener; null while it has none. */
  end: (() => void) | null;
}

const NEW_PAGE = { rows: [], arrived: false, last: undefined, behind: '', cached: true, pending: false };

/** A growing list: its pages so far and whether more follow. */
export interface PagedList<T> {
  rows: T[];
  hasMore: boolean;
}

/** What tells the list of an id which row is the last one in view. */
const showOf = new Map<string, (row: number) => void>();

const queryOf = ({ path, name, equal = {} }: ListByName, behind: Cursor | undefined) =>
  query(
    collectionAt(path),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    orderBy(name),
    orderBy(documentId()),
    ...(behind ? [startAfter(...behind)] : []),
    limit(PAGE_SIZE),
  );

/**
 * Follows a list page by page: each page stands behind the cursor of the one before, so that the cost of the next page does not grow
 * with depth. Only the pages around the view are listened to, so that neither does what is kept open.
 */
const listenPages =
  <S extends z.ZodType>(key: string, list: ListByName, schema: S): Listen<PagedList<z.output<S>>> =>
  (next, fail) => {
    const pages: Page<z.output<S>>[] = [];
    let inView = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const publish = () => {
      const end = pages.at(-1);
      next(
        {
          rows: pages.flatMap((page) => page.rows),
          hasMore: end !== undefined && (!end.arrived || end.rows.length === PAGE_SIZE),
        },
        {
          cached: pages.some((page) => page.arrived && page.cached),
          pending: pages.some((page) => page.pending),
        },
      );
    };

    const receive = (
      at: number,
      page: Page<z.output<S>>,
      documents: DocumentData[],
      meta: { cached: boolean; pending: boolean },
    ) => {
      // The cache may hold less of a page than the screen shows already; the server's answer follows.
      if (meta.cached && documents.length < page.rows.length) return;
      const last = documents.at(-1);
      Object.assign(page, meta, {
        rows: documents.map((data) => parseDocument(schema, data)),
        arrived: true,
        last: last && cursorOf(list, last),
      });
      // A page that is no longer full is the last one; one that ends elsewhere moves the start of the one after it.
      const after = pages[at + 1];
      if (documents.length < PAGE_SIZE) for (const dropped of pages.splice(at + 1)) dropped.end?.();
      else if (after?.end && after.behind !== String(page.last)) listen(at + 1);
      publish();
    };

    /** The page there and where it begins. */
    const begin = (at: number) => {
      const page = pages[at];
      const behind = pages[at - 1]?.last;
      if (page) page.behind = String(behind);
      return { page, behind };
    };

    const listen = (at: number) => {
      const { page, behind } = begin(at);
      if (!page) return;
      page.end?.();
      page.end = onSnapshot(
        queryOf(list, behind),
        (snapshot) =>
          guarded(fail, () =>
            receive(
              at,
              page,
              snapshot.docs.map((entry) => entry.data({ serverTimestamps: 'estimate' })),
              metaOf(snapshot.metadata),
            ),
          ),
        fail,
      );
    };

    const read = async (at: number): Promise<void> => {
      const { page, behind } = begin(at);
      if (!page) return;
      const { readPage } = await import('./read-once.ts');
      const documents = await readPage(list, behind, PAGE_SIZE);
      // Meanwhile the list may have ended before it, or somebody listens to it.
      if (pages[at] !== page || page.end !== null) return;
      guarded(fail, () => receive(at, page, documents, { cached: false, pending: false }));
    };

    const open = () => {
      // Asked again while the last page is still on its way, or at the end of the list.
      if (pages.length > 0 && (pages.at(-1)?.rows.length ?? 0) < PAGE_SIZE) return;
      const at = pages.length;
      const page = { ...NEW_PAGE, end: null };
      pages.push(page);
      if (at < LISTENED_AT_ONCE) listen(at);
      // A listener also answers without a network, and says what is wrong where something is.
      else read(at).catch(() => pages[at] === page && listen(at));
    };

    const listenAround = () => {
      for (let at = Math.max(0, inView - LIVE_AROUND); at <= inView + LIVE_AROUND; at += 1)
        if (pages[at]?.end === null) listen(at);
    };

    const show = (row: number) => {
      inView = Math.floor(row / PAGE_SIZE);
      pages.forEach((page, at) => {
        if (Math.abs(at - inView) <= LIVE_AROUND || !page.arrived) return;
        page.end?.();
        page.end = null;
      });
      clearTimeout(resting);
      resting = setTimeout(listenAround, REST_MS);
      if (row >= pages.length * PAGE_SIZE - AHEAD) open();
    };

    showOf.set(key, show);
    open();
    return () => {
      showOf.delete(key);
      clearTimeout(resting);
      for (const page of pages.splice(0)) page.end?.();
    };
  };

/**
 * Follows a long list by pages; `id` as for `useLive`. `show` names the last row in view, as often as one likes: it keeps what is around
 * it live and asks for the next page in time.
 */
export function usePagedList<S extends z.ZodType>(
  id: string,
  list: ListByName,
  schema: S,
): { list: Live<PagedList<z.output<S>>>; show: (row: number) => void } {
  const key = `${currentUid()}:${id}`;
  const show = useCallback((row: number) => showOf.get(key)?.(row), [key]);
  return { list: useLive(id, listenPages(key, list, schema)), show };
}
