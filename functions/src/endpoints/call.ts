import type { Readable } from 'node:stream';
import type { ApiAnswer, ApiBody, ApiName, ApiParams } from '@cellaret/domain/api/endpoints';
import type { Page, Wanted } from '../services/core/paging.ts';
import { placeIn, READER, type At } from '../services/core/place-access.ts';
import type { Transaction } from '../store/transaction.ts';

export interface Call<N extends ApiName> {
  uid: string;
  isAdmin: boolean;
  /** Time of the last sign-in, in seconds since 1970. */
  signedInAt: number;
  params: ApiParams<N>;
  body: ApiBody<N>;
  /** The requested page; only for paged lists. */
  page: Wanted;
  /** The bar whose data is requested; null: the caller's own. */
  barId: string | null;
  /** The version the caller saw last (`If-Match`); null if not given. */
  ifMatch: number | null;
  /** Identifies this request and its repeats; null if not given. */
  idempotencyKey: string | null;
  /** The raw request, for endpoints that receive a file. */
  upload: { headers: Record<string, string | string[] | undefined>; stream: Readable };
}

export interface Reply<T> {
  answer: T;
  /** The version of the answer, sent as `ETag`. */
  version?: number | undefined;
  /** The cursor of a list's next page, sent as `Link`. */
  nextAfter?: number | undefined;
}

export const DELETED = { deleted: true } as const;

export type Handler<N extends ApiName> = (call: Call<N>) => Promise<Reply<ApiAnswer<N>>>;

/** Runs in a transaction that also stores the answer for `Idempotency-Key`; may run several times. */
export interface TransactionalHandler<N extends ApiName> {
  inTransaction: (transaction: Transaction, call: Call<N>) => Promise<Reply<ApiAnswer<N>>>;
}

/** One handler for each endpoint; a missing one is a type error. */
export type Handlers = { [N in ApiName]: Handler<N> | TransactionalHandler<N> };

type Answered<N extends ApiName> = Promise<ApiAnswer<N>>;

/** A handler that writes, in one transaction. */
export const inTransaction = <N extends ApiName>(
  work: (transaction: Transaction, call: Call<N>) => Answered<N>,
): TransactionalHandler<N> => ({
  inTransaction: async (transaction, call) => ({ answer: await work(transaction, call) }),
});

/** A handler that reads in the place of the call. */
export const readingAt =
  <N extends ApiName>(work: (place: At, call: Call<N>) => Answered<N>): Handler<N> =>
  async (call) => ({ answer: await work(await placeIn(READER, call, 'read'), call) });

/** A handler that writes in the place of the call, in one transaction. */
export const writingAt = <N extends ApiName>(
  work: (transaction: Transaction, place: At, call: Call<N>) => Answered<N>,
): TransactionalHandler<N> =>
  inTransaction(async (transaction, call) =>
    work(transaction, await placeIn(transaction, call, 'write'), call),
  );

/** A page of a list as it is answered. */
export const pageReply = <T>({ rows, nextAfter }: Page<T>): Reply<T[]> => ({ answer: rows, nextAfter });
