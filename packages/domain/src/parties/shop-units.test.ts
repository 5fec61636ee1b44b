import { describe, expect, it } from 'vitest';
import { soldAs } from './shop-units.ts';

const [WHEEL, WEDGE, SPRIG, CUBE, PINCH, RIM, LEAF] = [23, 24, 28, 32, 37, 39, 27];
const units = new Map([
  [CUBE, { quantity_unit_type_id: 3, weight_gram: 4 }],
  [PINCH, { quantity_unit_type_id: 4, weight_gram: 0.3 }],
  [RIM, { quantity_unit_type_id: 5, weight_gram: 3 }],
]);
const sold = (...pieces: [unit: number, quantity: number][]) =>
  soldAs(
    pieces.map(([quantity_unit_id, quantity]) => ({ quantity_unit_id, quantity })),
    units,
  );

describe('counted amounts in a shop', () => {
  it('are whole fruits, of all cuts together', () => {
    expect(sold([WEDGE, 20], [WHEEL, 10]).sold).toEqual([{ unit: 'piece', count: 4 }]);
    expect(sold([WEDGE, 16]).sold).toEqual([{ unit: 'piece', count: 2 }]);
    expect(sold([WEDGE, 17]).sold).toEqual([{ unit: 'piece', count: 3 }]);
  });

  it('are bunches of herbs', () => {
    expect(sold([SPRIG, 70], [LEAF, 12]).sold).toEqual([{ unit: 'bunch', count: 5 }]);
  });

  it('are grams of salt, and stay cubes of sugar', () => {
    expect(sold([RIM, 10], [PINCH, 4])).toEqual({ sold: [{ unit: 'gram', count: 32 }], rest: [] });
    const cubes = { quantity_unit_id: CUBE, quantity: 12 };
    expect(sold([CUBE, 12])).toEqual({ sold: [], rest: [cubes] });
  });
});
