import type { z } from 'zod';
import type { Query } from './client.ts';
import { parseDocument, parseFitting } from './documents.ts';
import { loadClient } from './load.ts';
import { reaching } from './reaching.ts';

/** A document from the server; null if it does not exist. Throws AppError, 'unavailable' offline. */
export const readDocument = <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null> =>
  reaching(async () => {
    const data = await (await loadClient()).readDocument(path);
    return data ? parseDocument(schema, data) : null;
  });

/**
 * Documents of a query from the server; offline from this device's cache. An answer that has to come from the
 * server is whole, or fails. Throws AppError.
 */
export const readDocuments = <S extends z.ZodType>(
  query: Query,
  schema: S,
  from?: 'server',
): Promise<z.output<S>[]> =>
  reaching(async () => {
    const found = await (await loadClient()).readQuery(query, from);
    return from === 'server' ? found.map((data) => parseDocument(schema, data)) : parseFitting(schema, found);
  });
