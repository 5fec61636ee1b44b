import { AppError } from '@cellaret/domain/core/errors';
import { isOnline } from '#lib/browser/online.ts';
import type { Transacting, Writing } from './client.ts';
import { loadClient } from './load.ts';
import { reaching } from './reaching.ts';

/**
 * Writes everything `compose` says, or nothing. Listeners show it at once; resolves when the server has it,
 * without a network later. Throws AppError.
 */
export const write = (compose: (writing: Writing) => void): Promise<void> =>
  reaching(async () => (await loadClient()).commit(compose));

/**
 * Writes what follows from what the server holds: `work` reads, decides and writes, anew where somebody else
 * writes meanwhile. Throws AppError; 'unavailable' at once without a network, where a transaction would try
 * for long.
 */
export async function transact<T>(work: (transacting: Transacting) => Promise<T>): Promise<T> {
  if (!isOnline()) throw new AppError('unavailable', 'There is no network');
  return reaching(async () => (await loadClient()).transact(work));
}
