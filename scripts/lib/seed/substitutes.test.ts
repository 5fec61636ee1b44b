import { describe, expect, it } from 'vitest';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { quantityUnits } from '../../../emulator-data/sources/reference/quantity-units.ts';
import type { ItemSource } from '../../../emulator-data/sources/shapes.ts';
import { staples } from '../../../emulator-data/sources/staples.ts';
import { substitutes } from '../../../emulator-data/sources/substitutes.ts';
import { exactQuantity } from './quantities.ts';

const parents = new Map(
  ingredientGroups.flatMap((group) => group.ingredients.map(({ name, parent }) => [name, parent] as const)),
);
const units = new Map(quantityUnits.map((unit) => [unit.quantity_unit_name, unit]));

const isKindOf = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && (name === wanted || isKindOf(parents.get(name), wanted));
const written = ({ line, take }: (typeof substitutes)[number]) => `${line.join(' ')} ← ${take.join(' ')}`;
const millilitres = ([amount, unit]: ItemSource) => amount * (units.get(unit)?.volume_ml ?? 0);

describe('staples', () => {
  it('are ingredients of the catalogue, each once', () => {
    expect(staples.filter((name) => !parents.has(name))).toEqual([]);
    expect(new Set(staples).size).toBe(staples.length);
  });
});

describe('substitutes', () => {
  it('name ingredients of the catalogue, in amounts a unit holds exactly', () => {
    for (const [amount, unit, ingredient] of substitutes.flatMap(({ line, take }) => [line, take])) {
      expect(parents.has(ingredient), ingredient).toBe(true);
      expect(units.has(unit), unit).toBe(true);
      expect(exactQuantity(amount, unit), `${amount} ${unit}`).not.toBeNull();
    }
  });

  it('are no children of what they stand in for: those satisfy it without being asked', () => {
    expect(substitutes.filter(({ line, take }) => isKindOf(take[2], line[2])).map(written)).toEqual([]);
  });

  it('are given once for each pair and unit', () => {
    const keys = substitutes.map(({ line, take }) => [line[2], line[1], take[2]].join(' | '));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('take between half and twice the volume where both are measured', () => {
    const ratios = substitutes
      .filter(({ line, take }) => millilitres(line) > 0 && millilitres(take) > 0)
      .filter(({ line }) => line[1] !== 'yolk')
      .map((one) => ({ one: written(one), ratio: millilitres(one.take) / millilitres(one.line) }));
    expect(ratios.filter(({ ratio }) => ratio < 0.5 || ratio > 2)).toEqual([]);
  });
});
