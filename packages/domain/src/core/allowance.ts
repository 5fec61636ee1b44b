import { z } from 'zod';
import { AppError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** Kinds of limited writes: new ingredients, recipes, cabinets, menus, and new versions. */
export type Priced = keyof typeof LIMITS.hourly;

const HOUR_MS = 60 * 60 * 1000;

/**
 * `users/{uid}/allowances/{kind}`: writes of a person, counted in their commits. A full count restarts when
 * it is an hour old.
 */
export const allowance = z.object({
  count: z.number(),
  /** Start of the count; missing if it was started offline. */
  since: z.date().optional(),
  /** The document of the last write, so that one increment cannot cover two writes. */
  paid_for: z.string(),
  paid_at: z.date(),
});

export type Allowance = Pick<z.output<typeof allowance>, 'count' | 'since'>;

/** The hourly quota of a kind is used up; writes are possible again at `goesOnAt`. */
export class AllowanceSpent extends AppError {
  readonly goesOnAt: Date;

  constructor(goesOnAt: Date, now: number) {
    const minutes = Math.max(1, Math.ceil((goesOnAt.getTime() - now) / 60_000));
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super('too-many-requests', `You have saved as much as anybody may within an hour: it goes on in ${wait}`);
    this.goesOnAt = goesOnAt;
  }
}

/** 'first' if the next write restarts the count, else 'more'. Throws AllowanceSpent. */
export function nextCount(kind: Priced, spent: Allowance | null, now: number): 'first' | 'more' {
  if (!spent) return 'first';
  if (spent.count < LIMITS.hourly[kind]) return 'more';
  const goesOnAt = (spent.since?.getTime() ?? 0) + HOUR_MS;
  if (goesOnAt > now) throw new AllowanceSpent(new Date(goesOnAt), now);
  return 'first';
}
