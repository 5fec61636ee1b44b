import { expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

it('compares what is said, not in which order', () => {
  expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(sameValue([], [])).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('tells %j from %j', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});
