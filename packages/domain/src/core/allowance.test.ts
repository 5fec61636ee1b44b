import { describe, expect, it } from 'vitest';
import { AllowanceSpent, nextCount } from './allowance.ts';
import { LIMITS } from './limits.ts';

const now = Date.UTC(2026, 0, 1, 12);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
const full = LIMITS.hourly.recipes;

describe('an allowance', () => {
  it('begins with the first write', () => {
    expect(nextCount('recipes', null, now)).toBe('first');
  });

  it('counts on until it is full, however long that takes', () => {
    expect(nextCount('recipes', { count: full - 1, since: minutesAgo(1) }, now)).toBe('more');
    expect(nextCount('recipes', { count: 1, since: minutesAgo(10_000) }, now)).toBe('more');
  });

  it('begins anew once it is an hour old', () => {
    expect(nextCount('recipes', { count: full, since: minutesAgo(60) }, now)).toBe('first');
    expect(nextCount('recipes', { count: full }, now)).toBe('first');
  });

  it('says when it goes on', () => {
    const spent = () => nextCount('recipes', { count: full, since: minutesAgo(48) }, now);
    expect(spent).toThrow(AllowanceSpent);
    expect(spent).toThrow('it goes on in 12 minutes');
  });
});
