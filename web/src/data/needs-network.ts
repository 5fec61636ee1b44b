import { AppError } from '@cellaret/domain/errors';

/** Transactions need the server and would retry for long: without a network the failure is told at once, as an AppError. */
export function needsNetwork(): void {
  if (!navigator.onLine) throw new AppError('unavailable', 'There is no network');
}
