import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, momentOn } from './format.ts';

const now = new Date(2026, 10, 23, 21, 30);

describe('a day', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each(['Asia/Tokyo', 'America/Los_Angeles'])('is written as date fields write it in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const hour of [0, 23]) expect(dayOf(new Date(2026, 0, 5, hour))).toBe('2026-01-05');
  });

  it('is a moment at the present time of day', () => {
    expect(momentOn('2026-11-20', now)).toEqual(new Date(2026, 10, 20, 21, 30));
    expect(momentOn('2026-11-23', now)).toEqual(now);
  });

  it('is nothing to come, and nothing that no calendar has', () => {
    for (const day of ['2026-11-24', '2026-02-30', '', '23.11.2026']) expect(momentOn(day, now)).toBeNull();
  });
});
