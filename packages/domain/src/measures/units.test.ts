import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayQuantity,
  displayVolume,
  ML_PER_UNIT,
  ownUnitsFirst,
  type DisplayUnit,
  type UnitSystem,
} from './units.ts';

const quarterOunce: DisplayUnit = {
  quantity_unit_name: 'quarter ounce',
  quantity_unit_name_plural: 'quarter ounces',
  unit_system_id: 2,
  volume_ml: 7.5,
  weight_gram: 0,
};
const dash: DisplayUnit = {
  quantity_unit_name: 'dash',
  quantity_unit_name_plural: 'dashes',
  unit_system_id: null,
  volume_ml: 0.9,
  weight_gram: 0,
};
const gram: DisplayUnit = {
  quantity_unit_name: 'half gram',
  quantity_unit_name_plural: 'half grams',
  unit_system_id: 1,
  volume_ml: 0,
  weight_gram: 0.5,
};

const shown = (
  quantity: number,
  unit: DisplayUnit,
  system: UnitSystem,
  servings = 1,
  locale = 'en-GB',
): string => displayQuantity(quantity, unit, { system, locale, servings }).text.replaceAll('\u00a0', ' ');

describe('displayQuantity', () => {
  it.each([
    ['ml', '22.5 ml'],
    ['cl', '2.25 cl'],
    ['oz', '¾ oz'],
  ] as const)('shows 3 quarter ounces in %s as %s', (system, text) => {
    expect(shown(3, quarterOunce, system)).toBe(text);
  });

  it('shows counted units by name in every system', () => {
    expect(shown(2, dash, 'ml')).toBe('2 dashes');
    expect(shown(1, dash, 'oz')).toBe('1 dash');
    expect(shown(0, dash, 'oz')).toBe('0 dashes');
  });

  it('shows weights in grams', () => {
    expect(shown(3, gram, 'oz')).toBe('1.5 g');
  });

  it('scales by servings', () => {
    expect(shown(3, quarterOunce, 'oz', 4)).toBe('3 oz');
    expect(shown(1, dash, 'oz', 1.5)).toBe('1½ dashes');
    expect(shown(1, dash, 'oz', 0.5)).toBe('½ dash');
  });

  it('formats decimals by locale', () => {
    expect(shown(3, quarterOunce, 'ml', 1, 'de')).toBe('22,5 ml');
  });
});

describe('displayVolume', () => {
  const text = (ml: number, system: UnitSystem): string =>
    displayVolume(ml, system, 'en').text.replaceAll('\u00a0', ' ');

  it.each([
    [40, '1⅓ oz'],
    [5, '⅙ oz'],
    [6, '0.2 oz'],
    [45, '1½ oz'],
    [0, '0 oz'],
    [750, '25 oz'],
    [30000, '1,000 oz'],
  ])('formats %s ml exactly as %s', (ml, expected) => {
    expect(text(ml, 'oz')).toBe(expected);
    expect(displayVolume(ml, 'oz', 'en').exact).toBe(true);
  });

  it('marks an amount with more than two decimals, as near as a bar measures', () => {
    expect(text(22, 'oz')).toBe('≈ ¾ oz');
    expect(text(148.574, 'ml')).toBe('≈ 149 ml');
    expect(text(7.333, 'cl')).toBe('≈ 0.75 cl');
    expect(text(0.01, 'oz')).toBe('≈ 0.0003 oz');
    expect(text(0.9, 'cl')).toBe('0.09 cl');
    expect(displayVolume(22, 'oz', 'en').exact).toBe(false);
  });

  it('marks amounts as exact only if they can be parsed back', () => {
    const parse = (number: string): number => {
      const fraction = '⅛⅙¼⅓⅜½⅝⅔¾⅚⅞'.indexOf(number.at(-1) ?? '');
      const values = [1 / 8, 1 / 6, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 5 / 6, 7 / 8];
      return fraction < 0 ? Number(number) : Number(number.slice(0, -1)) + (values[fraction] ?? Number.NaN);
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90000 }),
        fc.constantFrom('ml', 'cl', 'oz'),
        (hundredths, system) => {
          const amount = displayVolume(hundredths / 100, system, 'en');
          fc.pre(amount.exact);
          expect(parse(amount.number.replaceAll(',', '')) * ML_PER_UNIT[system]).toBeCloseTo(
            hundredths / 100,
            4,
          );
        },
      ),
    );
  });
});

describe('the units offered to a reader', () => {
  const unit = (name: string, unit_system_id: number | null, volume_ml: number) => ({
    name,
    unit_system_id,
    volume_ml,
  });
  const units = [
    unit('dash', null, 0.9),
    unit('ml', 1, 1),
    unit('half ml', 1, 0.5),
    unit('cl', 1, 10),
    unit('half ounce', 2, 15),
    unit('ounce', 2, 30),
  ];

  it.each([
    ['ml', 'ml, half ml, cl, dash, half ounce, ounce'],
    ['cl', 'cl, ml, half ml, dash, half ounce, ounce'],
    ['oz', 'ounce, half ounce, dash, ml, half ml, cl'],
  ] as const)('begin in %s with their own', (system, names) => {
    expect(
      ownUnitsFirst(units, system)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names);
  });
});
