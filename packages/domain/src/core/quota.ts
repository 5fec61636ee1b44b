import { z } from 'zod';
import { AppError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** The kinds of writes that are limited by the hour. */
export type QuotaKind = keyof typeof LIMITS.hourly;

const HOUR_MS = 60 * 60 * 1000;

/**
 * `users/{uid}/quotas/{kind}`: how many writes of a kind a person has made. Each such write raises the count
 * in its own commit, which the rules demand. A full count starts again once it is an hour old.
 */
export const quota = z.object({
  count: z.number(),
  /** Start of the count; missing if it was started offline. */
  since: z.date().optional(),
  /** Id of the document that the last write was about: one count never covers two writes. */
  counted_for: z.string(),
  counted_at: z.date(),
});

export type Quota = Pick<z.output<typeof quota>, 'count' | 'since'>;

/** Thrown when a person has used up the hourly quota of a kind. */
export class QuotaExceeded extends AppError {
  readonly goesOnAt: Date;

  constructor(goesOnAt: Date, now: number) {
    const minutes = Math.max(1, Math.ceil((goesOnAt.getTime() - now) / 60_000));
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super('too-many-requests', `You have saved as much as anybody may within an hour: it goes on in ${wait}`);
    this.goesOnAt = goesOnAt;
  }
}

/** Says whether the next write starts a count or raises it. Throws QuotaExceeded. */
export function nextCount(kind: QuotaKind, used: Quota | null, now: number): 'first' | 'more' {
  if (!used) return 'first';
  if (used.count < LIMITS.hourly[kind]) return 'more';
  const goesOnAt = (used.since?.getTime() ?? 0) + HOUR_MS;
  if (goesOnAt > now) throw new QuotaExceeded(new Date(goesOnAt), now);
  return 'first';
}
