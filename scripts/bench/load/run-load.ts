import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../../tests/support/data/random.ts';
import { photo } from '../../../tests/support/data/test-pictures.ts';
import { Refused } from '../api-call.ts';
import { figure, p50p95, percentile } from '../measure.ts';
import type { MeasuredRow } from '../measurements.ts';
import { actions, type Action, type Cost } from './actions.ts';
import { newUser, type User } from './load-user.ts';
import { vandalise, type Vandalism } from './vandal.ts';

/** Settings of a load run. */
export interface LoadOptions {
  readonly users: number;
  readonly minutes: number;
  /** Mean seconds a person looks before doing the next thing. */
  readonly thinkSeconds: number;
  /** Others among them who write as fast as they are answered. */
  readonly vandals: number;
}

interface Done extends Cost {
  readonly action: string;
  readonly ms: number;
}

/** Result of a load run. */
export interface LoadResult {
  readonly rows: MeasuredRow[];
  readonly actions: number;
  readonly perSecond: number;
  /** Refusals for asking too much, which are meant. */
  readonly limited: number;
  /** Writes of vandals, and how many were refused. */
  readonly vandalism: readonly Vandalism[];
  /** Everything else that went wrong, with how often. */
  readonly errors: ReadonlyMap<string, number>;
}

/** People who join at once. */
const JOINING = 5;

function pick(all: readonly Action[], random: () => number): Action {
  let left = random() * all.reduce((sum, { weight }) => sum + weight, 0);
  return all.find(({ weight }) => (left -= weight) < 0) ?? (all[0] as Action);
}

/**
 * Exponentially distributed, as moments of independent people are, but never longer than four times the mean.
 */
const thinkMs = (mean: number, random: () => number) =>
  1000 * Math.min(4 * mean, -mean * Math.log(1 - random()));

/** Registers everybody, a few at a time. */
async function everybody(count: number): Promise<User[]> {
  const users: User[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      users.push(await newUser(seeded(next)));
    }
  };
  await Promise.all(Array.from({ length: JOINING }, lane));
  return users;
}

/** Lets everybody act until the time is over. */
export async function runLoad(
  { users: count, minutes, thinkSeconds, vandals: vandalCount }: LoadOptions,
  began: () => void,
): Promise<LoadResult> {
  const all = actions(new Uint8Array(await photo(300_000)));
  const everyone = await everybody(count + vandalCount);
  const users = everyone.slice(0, count);
  began();
  const done: Done[] = [];
  const errors = new Map<string, number>();
  let limited = 0;
  const started = Date.now();
  const end = started + minutes * 60_000;
  const live = async (user: User) => {
    for (;;) {
      await sleep(thinkMs(thinkSeconds, user.random));
      if (Date.now() >= end) return;
      const action = pick(all, user.random);
      const from = performance.now();
      try {
        const { reads, writes } = await action.run(user);
        done.push({ action: action.name, ms: performance.now() - from, reads, writes });
      } catch (thrown) {
        if (thrown instanceof Refused && thrown.status === 429) limited += 1;
        else {
          const message = `${action.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
          errors.set(message, (errors.get(message) ?? 0) + 1);
        }
      }
    }
  };
  const vandals = everyone.slice(count).map((user) => vandalise(user, end));
  const [vandalism] = await Promise.all([Promise.all(vandals), ...users.map(live)]);
  const rows = all.map(({ name }) => {
    const own = done.filter(({ action }) => action === name);
    const times = own.map(({ ms }) => ms);
    return {
      action: name,
      times: own.length,
      'p50/p95 ms': p50p95(times),
      'p99 ms': figure(percentile(times, 0.99)),
      'documents read, at most': Math.max(0, ...own.map(({ reads }) => reads)),
      'documents written, at most': Math.max(0, ...own.map(({ writes }) => writes)),
    };
  });
  return {
    rows,
    actions: done.length,
    perSecond: done.length / ((Date.now() - started) / 1000),
    limited,
    vandalism: vandalism.flat(),
    errors,
  };
}
