import { expect, it } from 'vitest';
import { typedPrice, typedWhole } from './typed-number.ts';

it.each([
  ['', null],
  [' 12 ', 12],
  ['0', undefined],
  ['1.5', undefined],
  ['21', undefined],
  ['x', undefined],
])('%j is the whole number %s', (typed, number) => {
  expect(typedWhole(typed, { min: 1, max: 20 })).toBe(number);
});

it.each([
  ['', null],
  ['19.99', 1999],
  ['19,9', 1990],
  ['7', 700],
  ['-1', undefined],
  ['1.000,00', undefined],
])('%j is %s hundredths', (typed, price) => {
  expect(typedPrice(typed, { min: 0, max: 9999 })).toBe(price);
});
