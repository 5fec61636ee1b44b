import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, iced, type IcedItem } from './dilution.ts';

const item = (volume_ml: number, alcohol_abv: number, ingredient_type_id = 1): IcedItem => ({
  quantity: 1,
  volume_ml,
  garnish_only: false,
  alcohol_abv,
  ingredient_type_id,
});
const NEGRONI = [item(30, 40), item(30, 25), item(30, 16)];
const DAIQUIRI = [item(60, 40), item(30, 0), item(20, 0)];
const SODA = 17;

describe('iced', () => {
  it('stirs a Negroni of 27.0 % to 19.4 %', () => {
    const negroni = iced(NEGRONI, ['Stir']);
    expect(negroni?.met).toMatchObject({ volume_ml: 90, alcohol_ml: 24.3, alcohol_abv: 27 });
    expect(negroni?.share).toBeCloseTo(0.393, 3);
    expect(negroni?.water_ml).toBeCloseTo(35.4, 1);
    expect(negroni?.volume_ml).toBeCloseTo(125.4, 1);
    expect(negroni?.alcohol_abv).toBeCloseTo(19.4, 1);
    expect(negroni?.way).toBe('stirred');
  });

  it('shakes a Daiquiri of 21.8 % to 14.5 %', () => {
    const daiquiri = iced(DAIQUIRI, ['Shake']);
    expect(daiquiri?.met.alcohol_abv).toBeCloseTo(21.8, 1);
    expect(daiquiri?.share).toBeCloseTo(0.508, 3);
    expect(daiquiri?.water_ml).toBeCloseTo(55.9, 1);
    expect(daiquiri?.alcohol_abv).toBeCloseTo(14.5, 1);
  });

  it('excludes what is poured on top', () => {
    const fizz = iced([...DAIQUIRI, item(90, 0, SODA)], ['Shake', 'Build']);
    expect(fizz?.water_ml).toBeCloseTo(55.9, 1);
    expect(fizz?.volume_ml).toBeCloseTo(255.9, 1);
  });

  it.each([
    [['Build'], 0.1],
    [['Built over ice'], 0.1],
    [['Build', 'Stir'], 0.2],
    [['Muddle', 'Build'], 0.1],
    [['Blend'], 0.25],
    [['Layer'], 0],
    [['Float'], 0],
  ])('uses the rule of thumb without a measured method: %j', (methods, share) => {
    expect(iced(NEGRONI, methods)).toMatchObject({ share, way: null });
  });

  it('uses the method that dilutes most, and is null if no method uses ice', () => {
    expect(iced(NEGRONI, ['Muddle', 'Shaken', 'Stir'])?.way).toBe('shaken');
    expect(iced(NEGRONI, ['Heat'])).toBeNull();
    expect(iced(NEGRONI, [])).toBeNull();
    expect(iced([item(0, 40)], ['Shake'])).toBeNull();
  });

  it('applies to drinks of wine only, too', () => {
    expect(iced([item(90, 12, 12)], ['Stir'])?.met.volume_ml).toBe(90);
  });
});

describe('fitted', () => {
  it('starts at the constant for drinks without alcohol', () => {
    expect(fitted('stirred', 0)).toBe(0.145);
    expect(fitted('shaken', 0)).toBe(0.203);
  });

  it('is between 0 and 70 % for every possible strength', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('stirred' as const, 'shaken' as const),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        (way, strength) => {
          const share = fitted(way, strength);
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThan(0.7);
        },
      ),
    );
  });
});
