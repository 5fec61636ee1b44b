import { describe, expect, it } from 'vitest';
import { LIMITS } from '../core/limits.ts';
import { NO_PUSH_ADDRESSES, PUSH_ADDRESSES } from './devices.testing.ts';
import { isPushAddress, isWatching } from './devices.ts';

describe('a push address', () => {
  it.each(PUSH_ADDRESSES)('is accepted for a push service: %s', (address) => {
    expect(isPushAddress(address)).toBe(true);
  });

  it.each(NO_PUSH_ADDRESSES)('is rejected otherwise: %s', (address) => {
    expect(isPushAddress(address)).toBe(false);
  });
});

it('a device gets no messages while it shows the orders, and gets them after they are closed or it stops reporting', () => {
  const now = new Date('2026-01-01T20:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect(isWatching({ last_seen_at: ago(30) }, now)).toBe(true);
  expect(isWatching({ last_seen_at: ago(LIMITS.devices.watchingSeconds) }, now)).toBe(false);
  expect(isWatching({ last_seen_at: null }, now)).toBe(false);
});
