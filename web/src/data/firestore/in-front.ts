import { AppError } from '@cellaret/domain/core/errors';
import type { Listen } from './sources.ts';

/**
 * Shows what was read first, as a picture in front of what is listened to. With the server's word that takes
 * its place: what this device kept of earlier visits may be older, or a part.
 */
export const inFrontOf =
  <T>(first: T, listen: Listen<T>): Listen<T> =>
  (next, fail) => {
    let inFront = true;
    next(first, { cached: false, pending: false });
    return listen(
      (value, meta) => {
        if (inFront && meta.cached) return;
        inFront = false;
        next(value, meta);
      },
      (failure) => {
        // It stays shown offline.
        if (!(inFront && failure instanceof AppError && failure.code === 'unavailable')) fail(failure);
      },
    );
  };
