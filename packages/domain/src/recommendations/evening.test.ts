import { expect, it } from 'vitest';
import { beginningOfEvening, eveningOf, lot } from './evening.ts';

it('an evening ends at six in the morning', () => {
  const evening = eveningOf(new Date(2026, 10, 22, 19, 30));
  expect(eveningOf(new Date(2026, 10, 23, 5, 59))).toBe(evening);
  expect(eveningOf(new Date(2026, 10, 23, 6))).toBe(evening + 1);
  expect(beginningOfEvening(new Date(2026, 10, 23, 5, 59))).toEqual(new Date(2026, 10, 22, 6));
  expect(beginningOfEvening(new Date(2026, 10, 23, 6))).toEqual(new Date(2026, 10, 23, 6));
});

it('a lot is stable for an evening and changes the next', () => {
  const lots = Array.from({ length: 200 }, (_, id) => lot(20_001 + id, 7));
  expect(lots.every((one) => one >= 0 && one < 1)).toBe(true);
  expect(Math.abs(lots.reduce((sum, one) => sum + one, 0) / 200 - 0.5)).toBeLessThan(0.1);
  expect(lot(20_001, 7)).toBe(lots[0]);
  expect(lot(20_001, 8)).not.toBe(lots[0]);
});
