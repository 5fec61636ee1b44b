import { getDocFromCache, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import type { z } from 'zod';
import { AppError } from '@cellaret/domain/errors';
import { metaOf, parseDocument } from './documents.ts';
import { guarded } from './guarded.ts';
import type { ListQuery } from './listen.ts';
import type { Listen } from './live.ts';
import { collectionAt, documentAt } from './references.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/**
 * Listens to one document; null while it does not exist. A document that does not fit its schema is a failure, and so is one of
 * which this device, without a network, never learned whether it exists.
 */
export const listenDocument =
  <S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> =>
  (next, fail) => {
    const document = documentAt(path);
    let latest = 0;
    return onSnapshot(
      document,
      { includeMetadataChanges: true },
      (snapshot) => {
        const turn = (latest += 1);
        const meta = metaOf(snapshot.metadata);
        if (!snapshot.exists() && snapshot.metadata.fromCache) {
          // Known to be absent, or never asked for? The snapshot looks the same; the cache refuses what it never heard of.
          getDocFromCache(document).then(
            () => turn === latest && next(null, meta),
            () => turn === latest && fail(new AppError('unavailable', 'This was never read on this device')),
          );
          return;
        }
        guarded(fail, () => {
          const data = snapshot.data(ESTIMATE);
          next(data ? parseDocument(schema, data) : null, meta);
        });
      },
      fail,
    );
  };

/** Listens to a query. */
export const listenQuery =
  <S extends z.ZodType>(
    { path, orderBy: field, direction = 'asc', limit: most }: ListQuery,
    schema: S,
  ): Listen<z.output<S>[]> =>
  (next, fail) =>
    onSnapshot(
      query(collectionAt(path), orderBy(field, direction), limit(most)),
      { includeMetadataChanges: true },
      (snapshot) => {
        guarded(fail, () =>
          next(
            snapshot.docs.map((entry) => parseDocument(schema, entry.data(ESTIMATE))),
            metaOf(snapshot.metadata),
          ),
        );
      },
      fail,
    );
