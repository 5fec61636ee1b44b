import { AppError } from '@cellaret/domain/core/errors';
import type { DocumentData } from 'firebase/firestore';
import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import type { z } from 'zod';
import { currentUid } from '../session/session.ts';
import { keepsUserState } from '../session/user-state.ts';
import type { Query } from './client.ts';
import { loadClientWhenIdle } from './load-client.ts';
import { metaOf, parseDocument, parseFitting } from './parse-documents.ts';
import { createSources, type Listen, type Live } from './sources.ts';

/** How long a listener outlives its last screen, so that Back shows its data at once. */
const LINGER_MS = 60_000;

const sources = createSources(LINGER_MS);

keepsUserState({ forget: sources.forget });

const LOADING = { state: 'loading' } as const;

/**
 * Follows live data. `id` names it with all its parameters: screens that use the same id share one listener.
 * ReactFire hands on what arrives; it keeps an observable for each id as long as the page is there, so each
 * of ours begins, ends and begins again, and never fails (docs/decisions/0064). Behind the sign-in guard
 * only.
 */
export function useLive<T>(id: string, listen: Listen<T>): Live<T> {
  const key = `${currentUid()}:${id}`;
  const { data } = useObservable<Live<T>>(
    key,
    new Observable((subscriber) => sources.begin<T>(key, listen, (live) => subscriber.next(live))),
  );
  useEffect(() => sources.hold(key), [key]);
  return data ?? LOADING;
}

/** Starts what `load` gives once it has arrived. */
const lazily =
  <T>(load: () => Promise<Listen<T>>): Listen<T> =>
  (next, fail) => {
    let end: () => void = () => {};
    let ended = false;
    load().then((listen) => {
      if (!ended) end = listen(next, fail);
    }, fail);
    return () => {
      ended = true;
      end();
    };
  };

/** Listens to one document; see `useDocument`. */
export const listenToDocument = <S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> =>
  lazily(async () => {
    const client = await loadClientWhenIdle();
    return (next, fail) => {
      let latest = 0;
      return client.listenToDocument(
        path,
        (snapshot) => {
          const turn = (latest += 1);
          const meta = metaOf(snapshot.metadata);
          const data = client.dataOf(snapshot);
          if (data) next(parseDocument(schema, data), meta);
          else if (!meta.cached) next(null, meta);
          // Known to be absent, or never asked for? The snapshot looks the same.
          else
            void client.isKnown(path).then((known) => {
              if (turn !== latest) return;
              if (known) next(null, meta);
              else fail(new AppError('unavailable', 'This was never read on this device'));
            });
        },
        fail,
      );
    };
  });

/**
 * One document, live; null while it does not exist. A document that does not fit its schema is a failure, and
 * so is one of which this device, without a network, never learned whether it exists.
 */
export const useDocument = <S extends z.ZodType>(path: string, schema: S): Live<z.output<S> | null> =>
  useLive(path, listenToDocument(path, schema));

/** A document as it is stored, whatever that is. */
export interface StoredDocument {
  id: string;
  data: DocumentData;
}

const listenToAll = <T>(query: Query, read: (documents: StoredDocument[]) => T[]): Listen<T[]> =>
  lazily(async () => {
    const client = await loadClientWhenIdle();
    return (next, fail) =>
      client.listenToQuery(
        query,
        (snapshot) =>
          next(
            read(snapshot.docs.map((entry) => ({ id: entry.id, data: client.dataOf(entry) }))),
            metaOf(snapshot.metadata),
          ),
        fail,
      );
  });

/** Listens to a query; see `useDocuments`. */
export const listenToQuery = <S extends z.ZodType>(query: Query, schema: S): Listen<z.output<S>[]> =>
  listenToAll(query, (documents) =>
    parseFitting(
      schema,
      documents.map(({ data }) => data),
    ),
  );

/** The documents of a query that fit the schema, live. */
export const useDocuments = <S extends z.ZodType>(query: Query, schema: S): Live<z.output<S>[]> =>
  useLive(JSON.stringify(query), listenToQuery(query, schema));

/** Listens to the documents of a query, including those that fit no schema. */
export const listenToStored = (query: Query): Listen<StoredDocument[]> =>
  listenToAll(query, (documents) => documents);

/** The documents of a query, live, including those that fit no schema. */
export const useStoredDocuments = (query: Query): Live<StoredDocument[]> =>
  useLive(`as stored: ${JSON.stringify(query)}`, listenToStored(query));
