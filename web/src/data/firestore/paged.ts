import type { DocumentData } from 'firebase/firestore';
import type { z } from 'zod';
import { listenToStored, useLive } from './live.ts';
import { clientNeedsDownload } from './load-client.ts';
import {
  listOf,
  PAGE_SIZE,
  pagedReducer,
  startPaged,
  wantedOf,
  type PagedEvent,
  type PagedList,
  type Wanted,
} from './paged-state.ts';
import { parseFitting } from './parse-documents.ts';
import { isPrefetched, takeFirst } from './prefetch.ts';
import { cursorOf, firstRowsQuery, pageQuery, type ListByName } from './query.ts';
import { afterFirstRead, type Listen, type Live } from './sources.ts';

/** How long the view rests before the pages around it are listened to. */
const REST_MS = 500;

/** A long list that is followed page by page, by name. */
export interface Paged<T> {
  listen: Listen<PagedList<T>>;
  /**
   * Names the last row in view, as often as one likes: what is around it is kept live, and the next page is
   * asked for in time. Nothing happens while nobody follows the list.
   */
  show: (row: number) => void;
  id: string;
}

/**
 * Makes a list. Each page stands behind the cursor of the one before, so that the cost of the next page does
 * not grow with depth. Only the pages around the view are listened to, so that neither does what is kept open
 * (paged-state.ts).
 */
export function pagedList<S extends z.ZodType>(list: ListByName, schema: S): Paged<z.output<S>> {
  let dispatch: ((event: PagedEvent<z.output<S>>) => void) | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const followed: Listen<PagedList<z.output<S>>> = (next, fail) => {
    let state = startPaged<z.output<S>>();
    const running = new Map<string, () => void>();

    const begin = ({ at, after }: Wanted): (() => void) =>
      listenToStored(pageQuery(list, after, PAGE_SIZE))((documents, meta) => {
        const last = documents.at(-1)?.data;
        take({
          type: 'arrived',
          at,
          rows: parseFitting(
            schema,
            documents.map(({ data }) => data),
          ),
          full: documents.length === PAGE_SIZE,
          last: last && cursorOf(list, last),
          ...meta,
        });
      }, fail);

    /** Ends the listeners that are no longer wanted and begins those that are. */
    const reconcile = () => {
      const wanted = new Map(wantedOf(state).map((one) => [JSON.stringify(one), one]));
      for (const [key, end] of running) {
        if (wanted.has(key)) continue;
        running.delete(key);
        end();
      }
      for (const [key, one] of wanted) if (!running.has(key)) running.set(key, begin(one));
    };

    const take = (event: PagedEvent<z.output<S>>) => {
      state = pagedReducer(state, event);
      reconcile();
      const { list: shown, meta } = listOf(state);
      if (event.type === 'arrived') next(shown, meta);
    };

    dispatch = take;
    reconcile();
    return () => {
      dispatch = undefined;
      clearTimeout(resting);
      for (const end of running.values()) end();
    };
  };

  const show = (row: number) => {
    dispatch?.({ type: 'shown', row });
    clearTimeout(resting);
    resting = setTimeout(() => dispatch?.({ type: 'rested' }), REST_MS);
  };

  const wanted = firstRowsQuery(list);
  const afterFirstRows = afterFirstRead<DocumentData[], PagedList<z.output<S>>>(
    (take) => takeFirst(wanted, take),
    (documents) => {
      const rows = parseFitting(schema, documents);
      return rows.length > 0 ? { rows, hasMore: true } : undefined;
    },
    followed,
  );
  // Only where the address asked for them: inside the app, and on the way back, the list is there at once.
  const listen: typeof followed = (next, fail) =>
    (clientNeedsDownload() && isPrefetched(wanted) ? afterFirstRows : followed)(next, fail);

  return { listen, show, id: `${list.path} by ${list.name}` };
}

/** Follows a long list by pages; `show` as in `Paged`. */
export const usePaged = <T>({
  id,
  listen,
  show,
}: Paged<T>): { list: Live<PagedList<T>>; show: (row: number) => void } => ({
  list: useLive(id, listen),
  show,
});
