import { AppError } from '@cellaret/domain/core/errors';
import type { FieldError } from '@cellaret/domain/core/validation';

/** The item does not exist, or the caller may not know of it. */
export const notFound = (noun: string): AppError =>
  new AppError('not-found', `There is no ${noun} with this id`);

/** Throws conflict if `seen` is not the current version; null skips the check. */
export function refuseOlder(seen: number | null, current: { version: number }): void {
  if (seen !== null && seen !== current.version)
    throw new AppError('conflict', 'This has been changed meanwhile');
}

export function refuseReferences(errors: FieldError[]): void {
  if (errors.length > 0)
    throw new AppError('unprocessable', errors.map((error) => error.message).join('. '), errors);
}

export function refuseReference(path: string, message: string): never {
  throw new AppError('unprocessable', message, [{ path, message }]);
}

export interface Caller {
  uid: string;
  isAdmin: boolean;
}
