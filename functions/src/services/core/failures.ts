import { AppError } from '@cellaret/domain/core/errors';
import type { FieldError } from '@cellaret/domain/core/validation';

/** Nothing of that kind has this id, or none that the caller may know of. */
export const notFound = (noun: string): AppError =>
  new AppError('not-found', `There is no ${noun} with this id`);

/** Refuses a caller who looked at another version than the current one; null where the caller did not say. */
export function refuseOlder(seen: number | null, current: { version: number }): void {
  if (seen !== null && seen !== current.version)
    throw new AppError('conflict', 'This has been changed meanwhile');
}

/** Refuses references that lead nowhere; does nothing where there are none. */
export function refuseReferences(errors: FieldError[]): void {
  if (errors.length > 0)
    throw new AppError('unprocessable', errors.map((error) => error.message).join('. '), errors);
}

/** Refuses one reference. */
export function refuseReference(path: string, message: string): never {
  throw new AppError('unprocessable', message, [{ path, message }]);
}
