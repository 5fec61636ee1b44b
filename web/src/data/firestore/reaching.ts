import { AppError } from '@cellaret/domain/core/errors';
import { doubtNetwork } from '#lib/browser/doubt-network.ts';
import { translated } from '../firebase/errors.ts';

/**
 * Runs what needs the server and translates its failure; where the server was not reached, the network is
 * doubted. Throws AppError.
 */
export async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await translated(work);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'unavailable') doubtNetwork();
    throw failure;
  }
}
