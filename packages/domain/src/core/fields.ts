import { z } from 'zod';
import { TOKEN } from './ids.ts';
import { LIMITS } from './limits.ts';

/** An id: an integer from 1 to 2^53 − 1. */
export const id = z.int().min(LIMITS.id.min).max(LIMITS.id.max);

/** What is a secret or is linked to from outside: 128 random bits, as `newToken` of `ids.ts` draws them. */
export const token = z.string().regex(TOKEN);

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

/** A character that can be seen: no space, no control or format character, no mark alone, none of Hangul's fillers. As the rules say it. */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u;

/** Characters that turn the direction of the text around them, so that a page reads otherwise than it is written. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;

/** Refuses a name nobody can see or that changes how others are read. */
function checkName({ value, issues }: z.core.ParsePayload<string>): void {
  if (value !== '' && !SEEN.test(value))
    issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: LIMITS.name.min,
      inclusive: true,
      input: value,
    });
  if (TURNING.test(value)) issues.push({ code: 'custom', input: value });
}

/** What others find something by: it can be seen, and changes nothing around it. */
export const name = text(LIMITS.name).check(checkName);

const trimmedName = ({ min, max }: { min: number; max: number }) =>
  z.string().trim().min(min).max(max).check(checkName);

/** A name a person gives to a cabinet or menu: trimmed, not blank. */
export const givenName = trimmedName(LIMITS.name);

/** What a person is called by the others of a bar. */
export const memberName = trimmedName(LIMITS.bars.memberName);
