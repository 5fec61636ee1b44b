import { describe, expect, it } from 'vitest';
import { feedKey } from './card.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe('feedKey', () => {
  it('is deterministic', () => {
    expect(feedKey('recipe', 20001, now)).toBe(feedKey('recipe', 20001, now));
  });

  it('sorts newer items above older ones, whatever their ids', () => {
    for (let id = 1; id < 200; id += 1) {
      expect(feedKey('recipe', id, now + 1)).toBeGreaterThan(feedKey('ingredient', id * 7919, now));
    }
  });

  it('distinguishes most items of one millisecond and is a safe positive integer', () => {
    const keys = Array.from({ length: 100 }, (_, index) => feedKey('recipe', 20001 + index, now));
    expect(new Set(keys).size).toBeGreaterThan(90);
    expect(keys.every((key) => Number.isSafeInteger(key) && key > 0)).toBe(true);
    expect(Number.isSafeInteger(feedKey('recipe', Number.MAX_SAFE_INTEGER, Date.UTC(2090, 0, 1)))).toBe(true);
  });

  it('sorts items before the epoch last', () => {
    expect(feedKey('recipe', 1, 0)).toBeLessThan(4096);
  });
});
