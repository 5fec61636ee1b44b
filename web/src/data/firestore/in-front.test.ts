import { AppError } from '@cellaret/domain/core/errors';
import { expect, it } from 'vitest';
import { inFrontOf } from './in-front.ts';
import type { Listen } from './sources.ts';

/** Follows a list with two rows in front; returns what it shows, and how the listener behind them speaks. */
function follow() {
  const shown: unknown[] = [];
  const behind: Parameters<Listen<string[]>>[] = [];
  const listen: Listen<string[]> = (...callbacks) => {
    behind.push(callbacks);
    return () => undefined;
  };
  inFrontOf(['A', 'B'], listen)(
    (rows) => shown.push(rows),
    (failure) => shown.push(failure),
  );
  const say = (rows: string[], cached: boolean) => behind[0]?.[0](rows, { cached, pending: false });
  return { shown, say, fail: (failure: unknown) => behind[0]?.[1](failure) };
}

it('what was read first gives way to the server alone, not to a part that this device kept', () => {
  const { shown, say } = follow();
  expect(shown).toEqual([['A', 'B']]);
  say(['B'], true);
  say(['B', 'E', 'K'], true);
  expect(shown).toEqual([['A', 'B']]);
  say(['A', 'B', 'C'], false);
  say(['A', 'C'], true);
  expect(shown.slice(1)).toEqual([
    ['A', 'B', 'C'],
    ['A', 'C'],
  ]);
});

it('what was read first stays where there is no network, and not where it is refused', () => {
  const { shown, fail } = follow();
  fail(new AppError('unavailable', 'Offline'));
  expect(shown).toHaveLength(1);
  const refused = new AppError('permission-denied', 'Refused');
  fail(refused);
  expect(shown[1]).toBe(refused);
});
