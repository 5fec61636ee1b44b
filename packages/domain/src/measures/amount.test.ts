import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityUnits as units } from '../../../../emulator-data/sources/reference/quantity-units.ts';
import { exactAmount, exactRow, ratioOf, readAmount, unitWritten } from './amount.ts';

const unitNamed = (name: string) => {
  const unit = units.find((one) => one.quantity_unit_name === name);
  if (!unit) throw new Error(`There is no unit ${name}`);
  return unit;
};

/** The exact amount as text: '45 half ml'. */
function kept(text: string, unit: string): string | null {
  const read = readAmount(text);
  const exact = read && exactAmount(read.ratio, unitNamed(unit), units);
  return exact && `${exact.quantity} ${exact.unit.quantity_unit_name}`;
}

describe('readAmount', () => {
  it.each([
    ['2', 2, 1, ''],
    ['22.5', 45, 2, ''],
    ['22,5', 45, 2, ''],
    [',5', 1, 2, ''],
    ['30.', 30, 1, ''],
    ['¾', 3, 4, ''],
    ['1½', 3, 2, ''],
    ['1 ½', 3, 2, ''],
    ['1 1/2', 3, 2, ''],
    ['3/4', 3, 4, ''],
    ['2 cl', 2, 1, 'cl'],
    ['2cl', 2, 1, 'cl'],
    ['0,75 oz', 3, 4, 'oz'],
    ['1 1/2 fl oz', 3, 2, 'fl oz'],
    ['½ Teelöffel', 1, 2, 'Teelöffel'],
    ['-1', -1, 1, ''],
  ])('reads %s', (text, over, under, unit) => {
    expect(readAmount(text)).toEqual({ ratio: { over, under }, unit });
  });

  it.each(['', ' ', 'abc', '1/0', '1 2', '1.2.3', '1,000.5', '1.5/2', '--1', '1e5e', '99999999999999999999'])(
    'does not guess at %j',
    (text) => {
      const read = readAmount(text);
      // '1e5e' parses as 1 of an unknown unit.
      expect(read === null || unitWritten(read.unit, units) === null).toBe(true);
      if (text !== '1e5e') expect(read).toBeNull();
    },
  );

  it('reads every number as displayed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }), (whole, rest) => {
        const text = `${whole}.${String(rest).padStart(2, '0')}`;
        const read = readAmount(text);
        expect(read && read.ratio.over / read.ratio.under).toBe(Number(text));
        expect(readAmount(text.replace('.', ','))).toEqual(read);
      }),
    );
  });
});

describe('unitWritten', () => {
  it.each([
    ['cl', 'cl'],
    ['ML', 'ml'],
    ['oz.', 'ounce'],
    ['dashes', 'dash'],
    ['tsp', 'teaspoon'],
  ])('is found for %s', (written, name) => {
    expect(unitWritten(written, units)?.quantity_unit_name).toBe(name);
  });

  it('knows the unit names of the reader’s language', () => {
    const german = (unit: { quantity_unit_name: string }) =>
      unit.quantity_unit_name === 'dash' ? ['Spritzer'] : [];
    expect(unitWritten('spritzer', units, german)?.quantity_unit_name).toBe('dash');
  });

  it.each(['', 'm', 'furlong'])('is null for %j', (written) => {
    expect(unitWritten(written, units)).toBeNull();
  });
});

describe('exactAmount', () => {
  it.each([
    ['30', 'ml', '30 ml'],
    ['22.5', 'ml', '45 half ml'],
    ['2.5', 'cl', '25 ml'],
    ['2,25', 'cl', '45 half ml'],
    ['3.75', 'ml', '1 eighth ounce'],
    ['¾', 'ounce', '3 quarter ounce'],
    ['1 1/2', 'ounce', '3 half ounce'],
    ['1/3', 'ounce', '1 cl'],
    ['½', 'barspoon', '1 half barspoon'],
    ['1½', 'teaspoon', '3 half teaspoon'],
    ['½', 'piece', '1 half piece'],
    ['¼', 'inch', '1 quarter inch'],
  ])('stores %s %s as %s', (text, unit, expected) => {
    expect(kept(text, unit)).toBe(expected);
  });

  it.each([
    ['0.3', 'ml'],
    ['1.5', 'dash'],
    ['⅓', 'piece'],
    ['2.5', 'gram'],
    ['½', 'wedge'],
    ['-0.5', 'ml'],
  ])('is null for %s %s, because nothing is rounded', (text, unit) => {
    expect(kept(text, unit)).toBeNull();
  });

  it('always measures exactly the requested amount', () => {
    const measured = units.filter((unit) => unit.unit_system_id !== null && unit.volume_ml > 0);
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 16 }),
        (unit, over, under) => {
          const exact = exactAmount({ over, under }, unit, units);
          if (exact === null) return;
          expect(Number.isInteger(exact.quantity)).toBe(true);
          expect(exact.quantity * exact.unit.volume_ml).toBeCloseTo((over / under) * unit.volume_ml, 9);
        },
      ),
    );
  });
});

describe('exactRow', () => {
  const typed = (quantity: number | null, unit: string) =>
    exactRow({ quantity, quantity_unit_id: unitNamed(unit).id }, units);

  it('recognises a third by its decimals', () => {
    expect(ratioOf(1 / 3)).toEqual({ over: 1, under: 3 });
    expect(ratioOf(22.5)).toEqual({ over: 45, under: 2 });
    expect(typed(1 / 3, 'ounce')?.quantity).toBe(1);
  });

  it('is null for empty fields and for amounts that no unit represents exactly', () => {
    expect(typed(null, 'ml')).toBeNull();
    expect(exactRow({ quantity: 1, quantity_unit_id: null }, units)).toBeNull();
    expect(typed(1.5, 'dash')).toBeNull();
  });
});
