import { z } from 'zod';
import { AppError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** What has a price: new ingredients and recipes, new cabinets and menus, and new versions of ingredients and recipes. */
export type Priced = keyof typeof LIMITS.hourly;

const HOUR_MS = 60 * 60 * 1000;

/**
 * `users/{uid}/allowances/{kind}`: what a person has written of a kind. Every write that has a price raises the count in its own commit,
 * which the rules demand. A full count begins anew once it is an hour old.
 */
export const allowance = z.object({
  count: z.number(),
  /** When the count began; missing where it was begun without a network. */
  since: z.date().optional(),
  /** What the last write was about, so that one count does not pay for two. */
  paid_for: z.string(),
  paid_at: z.date(),
});

export type Allowance = Pick<z.output<typeof allowance>, 'count' | 'since'>;

/** A person has written as much of a kind as anybody may within an hour. */
export class AllowanceSpent extends AppError {
  readonly goesOnAt: Date;

  constructor(goesOnAt: Date, now: number) {
    const minutes = Math.max(1, Math.ceil((goesOnAt.getTime() - now) / 60_000));
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super('too-many-requests', `You have saved as much as anybody may within an hour: it goes on in ${wait}`);
    this.goesOnAt = goesOnAt;
  }
}

/** How the next write counts: as the first of an hour, or as one more. Throws AllowanceSpent. */
export function nextCount(kind: Priced, spent: Allowance | null, now: number): 'first' | 'more' {
  if (!spent) return 'first';
  if (spent.count < LIMITS.hourly[kind]) return 'more';
  const goesOnAt = (spent.since?.getTime() ?? 0) + HOUR_MS;
  if (goesOnAt > now) throw new AllowanceSpent(new Date(goesOnAt), now);
  return 'first';
}
