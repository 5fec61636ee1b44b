import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** An id: an integer from 1 to 2^53 − 1. */
export const id = z.int().min(LIMITS.id.min).max(LIMITS.id.max);

/** A string with the given least and greatest length (UTF-16 code units, as Firestore rules count). */
export const text = (limits: { min: number; max: number }) => z.string().min(limits.min).max(limits.max);

/** A number within bounds, fractions allowed. */
export const numberIn = (limits: { min: number; max: number }) => z.number().min(limits.min).max(limits.max);

/** A list of different ids with the given least and greatest length. */
export const idList = (limits: { min: number; max: number }) =>
  z
    .array(id)
    .min(limits.min)
    .max(limits.max)
    .refine((ids) => new Set(ids).size === ids.length);

/** A name a person gives to a cabinet or menu: trimmed, not blank. */
export const givenName = z.string().trim().min(LIMITS.name.min).max(LIMITS.name.max);
