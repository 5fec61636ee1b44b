import { describe, expect, it } from 'vitest';
import { exactQuantity } from './quantities.ts';
import { referenceData } from './reference-data.ts';

describe('an exact quantity', () => {
  it.each([
    [15, 'ml', 15, 'ml'],
    [22.5, 'ml', 3, 'quarter ounce'],
    [37.5, 'ml', 5, 'quarter ounce'],
    [52.5, 'ml', 7, 'quarter ounce'],
    [2.5, 'ml', 1, '2.5 ml measure'],
    [3.75, 'ml', 1, 'eighth ounce'],
    [0.5, 'ml', 1, 'half ml'],
    [2.25, 'cl', 3, 'quarter ounce'],
    [0.75, 'ounce', 3, 'quarter ounce'],
    [0.5, 'barspoon', 1, 'half barspoon'],
    [0.25, 'inch', 1, 'quarter inch'],
    [2, 'dash', 2, 'dash'],
  ])('of %d %s is %d × %s', (amount, unit, quantity, exactUnit) => {
    expect(exactQuantity(amount, unit)).toEqual({ quantity, unit: exactUnit });
  });

  it('does not exist where it would have to be rounded', () => {
    expect(exactQuantity(0.3, 'ml')).toBeNull();
    expect(exactQuantity(1.5, 'dash')).toBeNull();
  });

  it('holds the very volume it came from', () => {
    const volumes = new Map(
      referenceData.quantity_units.map((unit) => [unit.quantity_unit_name, unit.volume_ml]),
    );
    for (let ml = 0.5; ml <= 200; ml += 0.5) {
      const exact = exactQuantity(ml, 'ml');
      expect((exact?.quantity ?? 0) * (volumes.get(exact?.unit ?? '') ?? 0)).toBe(ml);
    }
  });
});
