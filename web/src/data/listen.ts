import type { z } from 'zod';
import type { Listen } from './live.ts';
import { wholeClient } from './whole-client.ts';

/** The first documents of a collection in an order. */
export interface ListQuery {
  path: string;
  orderBy: string;
  direction?: 'asc' | 'desc';
  limit: number;
}

/** Starts what `load` gives once it has arrived; `load` may show something itself meanwhile. */
export const lazily =
  <T>(load: (show: Parameters<Listen<T>>[0]) => Promise<Listen<T>>): Listen<T> =>
  (next, fail) => {
    let end: () => void = () => {};
    let ended = false;
    load((value, meta) => !ended && next(value, meta)).then((listen) => {
      if (!ended) end = listen(next, fail);
    }, fail);
    return () => {
      ended = true;
      end();
    };
  };

/** Starts what `load` fetches when it is time for Firestore's whole client. */
export const withWholeClient = <T>(load: () => Promise<Listen<T>>): Listen<T> =>
  lazily(() => wholeClient().then(load));

/**
 * Listens to one document; null while it does not exist. A document that does not fit its schema is a failure, and so is one of
 * which this device, without a network, never learned whether it exists.
 */
export const listenDocument = <S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> =>
  withWholeClient(async () => (await import('./listen-whole.ts')).listenDocument(path, schema));

/** Listens to a query. */
export const listenQuery = <S extends z.ZodType>(query: ListQuery, schema: S): Listen<z.output<S>[]> =>
  withWholeClient(async () => (await import('./listen-whole.ts')).listenQuery(query, schema));
