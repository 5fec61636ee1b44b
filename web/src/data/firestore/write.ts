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
 * Writes what follows from the server's data: `work` reads, decides and writes, and runs again if another
 * client writes meanwhile. Throws AppError; 'unavailable' at once offline, where a transaction would retry
 * for long.
 */
export async function transact<T>(work: (transacting: Transacting) => Promise<T>): Promise<T> {
  if (!isOnline()) throw new AppError('unavailable', 'There is no network');
  return reaching(async () => (await loadClient()).transact(work));
}
