import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthOf, type StrengthItem, volumeMl } from './volume.ts';

const item = (
  volume_ml: number,
  quantity: number,
  alcohol_abv: number,
  garnish_only = false,
): StrengthItem => ({ volume_ml, quantity, alcohol_abv, garnish_only });

const negroni = [item(7.5, 4, 40), item(7.5, 4, 25), item(7.5, 4, 16)];

describe('strengthOf', () => {
  it('sums volume and alcohol line by line', () => {
    const strength = strengthOf(negroni);
    expect(strength.lines.map((line) => line.alcohol_ml)).toEqual([12, 7.5, 4.8]);
    expect(strength).toMatchObject({ volume_ml: 90, alcohol_ml: 24.3, alcohol_abv: 27 });
    expect(strength.alcohol_gram).toBeCloseTo(19.178532, 6);
  });

  it('excludes garnishes and counted pieces from the volume', () => {
    expect(strengthOf([...negroni, item(30, 1, 40, true), item(0, 1, 40)])).toMatchObject({
      volume_ml: 90,
      alcohol_abv: 27,
    });
  });

  it('has no strength for a recipe without volume', () => {
    expect(strengthOf([item(0, 2, 40)]).alcohol_abv).toBeNull();
    expect(strengthOf([])).toMatchObject({ volume_ml: 0, alcohol_abv: null });
  });

  it('is between the weakest and the strongest ingredient', () => {
    const items = fc.array(
      fc.record({
        volume_ml: fc.constantFrom(0.5, 2.5, 7.5, 10, 30),
        quantity: fc.integer({ min: 1, max: 20 }),
        alcohol_abv: fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10),
        garnish_only: fc.constant(false),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(items, (list) => {
        const abv = strengthOf(list).alcohol_abv ?? Number.NaN;
        expect(abv).toBeGreaterThanOrEqual(Math.min(...list.map((one) => one.alcohol_abv)) - 1e-4);
        expect(abv).toBeLessThanOrEqual(Math.max(...list.map((one) => one.alcohol_abv)) + 1e-4);
      }),
    );
  });
});

describe('volumeMl', () => {
  it('multiplies without floating-point noise', () => {
    expect(volumeMl(3, 0.1)).toBe(0.3);
    expect(volumeMl(3, 7.5)).toBe(22.5);
    expect(volumeMl(2147483647, 0.01)).toBe(21474836.47);
  });
});
