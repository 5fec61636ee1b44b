import { AppError, type ErrorCode } from '@cellaret/domain/core/errors';
import { FirebaseError } from 'firebase/app';
import { doubtNetwork } from '#lib/browser/doubt-network.ts';

const CODES: Record<string, ErrorCode> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'bad-request',
  'resource-exhausted': 'too-many-requests',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'network-request-failed': 'unavailable',
};

/**
 * The code of an SDK failure without its product: 'permission-denied', 'popup-blocked' …; empty for anything
 * else.
 */
export const sdkCode = (failure: unknown): string =>
  failure instanceof FirebaseError ? failure.code.replace(/^[a-z]+\//, '') : '';

/** The one translation from SDK failures to the product's own; other failures pass unchanged. */
export function toAppError(failure: unknown): unknown {
  if (!(failure instanceof FirebaseError)) return failure;
  return new AppError(CODES[sdkCode(failure)] ?? 'internal', failure.message);
}

/** Runs a call of an SDK and translates its failure. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    throw toAppError(failure);
  }
}

/** Runs a request to the server; one that does not reach it has the network checked. Throws AppError. */
export async function withConnectivityCheck<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await translated(request);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'unavailable') doubtNetwork();
    throw failure;
  }
}
