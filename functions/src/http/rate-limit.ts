import { config } from '../config.ts';
import { TooManyRequests } from './error-answer.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Buckets remembered before the full ones (of people who have been away) are forgotten. */
const MOST_BUCKETS = 10_000;

/**
 * A token bucket for each key: `burst` at once, `perSecond` from then on. Kept in the memory of one instance: it stops one person from
 * keeping an instance busy; the number of instances is bounded where the function is declared.
 */
class RateLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Takes a token. Throws `TooManyRequests` with the whole seconds until there is one. `now` in milliseconds. */
  take(key: string, now = Date.now()): void {
    if (this.#buckets.size > MOST_BUCKETS) this.#forgetFull(now);
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, filledAt: now };
    const tokens = this.#tokensAt(bucket, now);
    if (tokens < 1) throw new TooManyRequests(Math.ceil((1 - tokens) / this.#perSecond));
    this.#buckets.set(key, { tokens: tokens - 1, filledAt: now });
  }

  #tokensAt(bucket: Bucket, now: number): number {
    const gained = (Math.max(0, now - bucket.filledAt) / 1000) * this.#perSecond;
    return Math.min(this.#burst, bucket.tokens + gained);
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets)
      if (this.#tokensAt(bucket, now) >= this.#burst) this.#buckets.delete(key);
  }
}

/** The limit on what one signed-in person asks of this instance. */
export const personLimit = new RateLimit(config.rate);

/** The limit on what is drawn for somebody nobody knows, for each address they say to come from; the network keeps most of it from here. */
export const visitorLimit = new RateLimit(config.rate);

/** The limit on sign-ins that fail, for each address they say to come from. */
export const failureLimit = new RateLimit(config.rate);

/** How many callers may fail behind one machine of the network; what keeps a caller from choosing an address for each attempt. */
const CALLERS_BEHIND_ONE = 20;

/** The limit on sign-ins that fail, for each machine they come through. */
export const nearestFailureLimit = new RateLimit({
  burst: config.rate.burst * CALLERS_BEHIND_ONE,
  perSecond: config.rate.perSecond * CALLERS_BEHIND_ONE,
});
