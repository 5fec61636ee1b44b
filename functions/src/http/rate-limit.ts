import { config } from '../config.ts';
import { TooManyRequests } from './send-answer.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Above this number full (idle) buckets are dropped. */
const MOST_BUCKETS = 10_000;

/** A token bucket per key, in memory: keeps one person from saturating an instance. */
class RateLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Takes a token. Throws `TooManyRequests` with the seconds to wait. `now` in milliseconds. */
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

export const personLimit = new RateLimit(config.rate);

/** Public pages per caller address; the CDN answers most requests before they get here. */
export const visitorLimit = new RateLimit(config.rate);

export const failureLimit = new RateLimit(config.rate);

/** Callers per CDN machine that may fail; limits callers that forge a new address for each attempt. */
const CALLERS_BEHIND_ONE = 20;

/** Failed sign-ins per nearest machine. */
export const nearestFailureLimit = new RateLimit({
  burst: config.rate.burst * CALLERS_BEHIND_ONE,
  perSecond: config.rate.perSecond * CALLERS_BEHIND_ONE,
});
