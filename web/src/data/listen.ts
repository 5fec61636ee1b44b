import { onSnapshot, type Query } from 'firebase/firestore';
import type { z } from 'zod';
import { AppError } from '@cellaret/domain/errors';
import { documentAt, metaOf, parseDocument } from './documents.ts';
import type { Listen } from './live.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** Listens to one document; null while it does not exist. A document that does not fit its schema is a failure. */
export const listenDocument =
  <S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> =>
  (next, fail) =>
    onSnapshot(
      documentAt(path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists() && snapshot.metadata.fromCache)
          return fail(new AppError('unavailable', 'This was never read on this device'));
        guarded(fail, () => {
          const data = snapshot.data(ESTIMATE);
          next(data ? parseDocument(schema, data) : null, metaOf(snapshot.metadata));
        });
      },
      fail,
    );

/** Listens to a query. */
export const listenQuery =
  <S extends z.ZodType>(query: () => Query, schema: S): Listen<z.output<S>[]> =>
  (next, fail) =>
    onSnapshot(
      query(),
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

/** Runs `work`; what it throws goes to `fail` instead of the SDK's queue. */
export function guarded(fail: (failure: unknown) => void, work: () => void): void {
  try {
    work();
  } catch (failure) {
    fail(failure);
  }
}
