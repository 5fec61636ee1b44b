import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { QuotaExceeded, nextCount } from './quota.ts';

const now = Date.UTC(2026, 0, 1, 12);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
const full = LIMITS.hourly.recipes;

describe('a write quota', () => {
  it('starts with the first write', () => {
    expect(nextCount('recipes', null, now)).toBe('first');
  });

  it('counts until it is full, even after an hour', () => {
    expect(nextCount('recipes', { count: full - 1, since: minutesAgo(1) }, now)).toBe('more');
    expect(nextCount('recipes', { count: 1, since: minutesAgo(10_000) }, now)).toBe('more');
  });

  it('restarts when it is full and an hour old', () => {
    expect(nextCount('recipes', { count: full, since: minutesAgo(60) }, now)).toBe('first');
    expect(nextCount('recipes', { count: full }, now)).toBe('first');
  });

  it('reports when writes are possible again', () => {
    const spent = () => nextCount('recipes', { count: full, since: minutesAgo(48) }, now);
    expect(spent).toThrow(QuotaExceeded);
    expect(spent).toThrow('it goes on in 12 minutes');
  });
});
