import { AppError } from '@cellaret/domain/core/errors';
import type { z } from 'zod';
import { isOnline } from '#lib/browser/online.ts';
import { withConnectivityCheck } from '../firebase/sdk-errors.ts';
import type { Query, Transacting, Writing } from './client.ts';
import { loadClient } from './load-client.ts';
import { parseDocument, parseFitting } from './parse-documents.ts';

/** A document from the server; null if it does not exist. Throws AppError, 'unavailable' offline. */
export const readDocument = <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null> =>
  withConnectivityCheck(async () => {
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
  withConnectivityCheck(async () => {
    const found = await (await loadClient()).readQuery(query, from);
    return from === 'server' ? found.map((data) => parseDocument(schema, data)) : parseFitting(schema, found);
  });

/**
 * Writes everything `compose` says, or nothing. Listeners show it at once; resolves when the server has it,
 * without a network later. Throws AppError.
 */
export const write = (compose: (writing: Writing) => void): Promise<void> =>
  withConnectivityCheck(async () => (await loadClient()).commit(compose));

/**
 * Writes what follows from the server's data: `work` reads, decides and writes, and runs again if another
 * client writes meanwhile. Throws AppError; 'unavailable' at once offline, where a transaction would retry
 * for long.
 */
export async function transact<T>(work: (transacting: Transacting) => Promise<T>): Promise<T> {
  if (!isOnline()) throw new AppError('unavailable', 'There is no network');
  return withConnectivityCheck(async () => (await loadClient()).transact(work));
}
