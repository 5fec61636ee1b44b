import { describe, expect, it } from 'vitest';
import type { PartyItem } from '../parties/needs.ts';
import { boughtWhole, servedBy } from './served-lines.ts';

const [ML, PIECE, WEDGE, WHEEL] = [1, 20, 24, 23];
const [GIN, DRY_GIN, LIME, LIME_JUICE, WHITE, EGG] = [1, 2, 3, 4, 5, 6];

const units = new Map(
  [
    { id: ML, volume_ml: 1 },
    { id: PIECE, volume_ml: 0 },
    { id: WEDGE, volume_ml: 0 },
  ].map((unit) => [unit.id, unit]),
);
const rule = (
  [quantity, quantity_unit_id, ingredient_id]: [number, number, number],
  [substitute_quantity, substitute_quantity_unit_id, substitute_ingredient_id]: [number, number, number],
) => ({
  ingredient_id,
  quantity,
  quantity_unit_id,
  substitute_ingredient_id,
  substitute_quantity,
  substitute_quantity_unit_id,
});
const juice = rule([4, WEDGE, LIME], [15, ML, LIME_JUICE]);
const eggs = rule([30, ML, WHITE], [1, PIECE, EGG]);
const substitutes = [juice, eggs];
const shelf = {
  provides: new Map([[GIN, DRY_GIN]]),
  replaces: new Map([[LIME, { ingredient_id: LIME, by_ingredient_id: LIME_JUICE, through: juice }]]),
};
const line = (ingredient_id: number, quantity: number, unit: number, more = {}): PartyItem => ({
  ingredient_id,
  name: `ingredient ${ingredient_id}`,
  quantity,
  quantity_unit_id: unit,
  volume_ml: unit === ML ? 1 : 0,
  garnish_only: false,
  alcohol_abv: 40,
  ingredient_type_id: 20,
  ...more,
});
const takenOf = (ingredient_id: number) => ({
  ingredient_id,
  ingredient_type_id: 20,
  name: `taken ${ingredient_id}`,
  alcohol_abv: 0,
});
const served = (item: PartyItem, rules = substitutes) => servedBy(shelf, item, rules, units, takenOf);

describe('a line of a party', () => {
  it('is served by one of its kind, measure for measure', () => {
    expect(served(line(GIN, 60, ML))).toMatchObject({ name: 'taken 2', quantity: 60, volume_ml: 1 });
  });

  it('is served by a substitute in the amount that takes', () => {
    expect(served(line(LIME, 2, WEDGE))).toMatchObject({
      name: 'taken 4',
      quantity: 7.5,
      quantity_unit_id: ML,
      volume_ml: 1,
    });
  });

  it('is served measure for measure by what a cabinet accepts without an amount', () => {
    expect(served(line(LIME, 2, WEDGE), [eggs])).toMatchObject({ name: 'taken 4', quantity: 2 });
  });

  it('is not served by a substitute where no rule knows the amount, or it decorates the glass', () => {
    expect(served(line(LIME, 1, WHEEL))).toBeNull();
    expect(served(line(LIME, 1, WEDGE, { garnish_only: true }))).toBeNull();
  });

  it('of egg white is bought as eggs, and another one as it is', () => {
    const bought = (item: PartyItem) => boughtWhole(item, substitutes, units, takenOf);
    expect(bought(line(WHITE, 15, ML))).toMatchObject({
      name: 'taken 6',
      quantity: 0.5,
      quantity_unit_id: PIECE,
      volume_ml: 0,
    });
    const lime = line(LIME, 4, WEDGE);
    expect(bought(lime)).toBe(lime);
  });
});
