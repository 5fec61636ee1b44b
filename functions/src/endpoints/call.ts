import type { Readable } from 'node:stream';
import type { ApiAnswer, ApiBody, ApiName, ApiParams } from '@cellaret/domain/api/endpoints';
import type { Transaction } from '../store/transaction.ts';

/** A request for one endpoint, signed in, with everything parsed. */
export interface Call<N extends ApiName> {
  uid: string;
  /** Whether the caller maintains the catalogue. */
  isAdmin: boolean;
  /** When the caller last proved who they are, in seconds since 1970. */
  signedInAt: number;
  params: ApiParams<N>;
  body: ApiBody<N>;
  /** The page asked for; only lists have more than one. */
  page: { limit: number; after: number | null };
  /** The bar that what is asked about lies in; null at home. */
  barId: string | null;
  /** Version the caller saw last (`If-Match`); null where it did not say. */
  ifMatch: number | null;
  /** Names this request and its repeats; null where the caller does not mean to repeat it. */
  idempotencyKey: string | null;
  /** The request's bytes for an endpoint that takes a file. */
  upload: { headers: Record<string, string | string[] | undefined>; stream: Readable };
}

/** A success. */
export interface Reply<T> {
  answer: T;
  /** The version of what is answered, sent as `ETag`. */
  version?: number | undefined;
  /** The id to continue a list behind, sent as `Link`. */
  nextAfter?: number | undefined;
}

/** The reply to every deletion. */
export const DELETED = { answer: { deleted: true } } as const satisfies Reply<unknown>;

/** Answers a call. */
export type Handler<N extends ApiName> = (call: Call<N>) => Promise<Reply<ApiAnswer<N>>>;

/**
 * Answers a call within one transaction, in which the answer is also remembered for `Idempotency-Key`. It may run several times,
 * reads before it writes, and has no other effect.
 */
export interface TransactionalHandler<N extends ApiName> {
  inTransaction: (transaction: Transaction, call: Call<N>) => Promise<Reply<ApiAnswer<N>>>;
}

/** A handler for every endpoint of the API: leaving one out does not compile. */
export type Handlers = { [N in ApiName]: Handler<N> | TransactionalHandler<N> };
