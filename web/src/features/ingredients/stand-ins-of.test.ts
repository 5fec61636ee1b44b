import type { StandIn } from '@cellaret/domain/availability/stand-ins';
import { describe, expect, it } from 'vitest';
import { standInsOf } from './stand-ins-of.ts';

const [SUGAR, SYRUP, RICH, LIME, KEY_LIME, JUICE] = [1, 2, 3, 4, 5, 6] as const;

const entry = (ingredient_id: number, stand_in_ingredient_id: number, quantity = 1): StandIn => ({
  ingredient_id,
  quantity,
  quantity_unit_id: 1,
  stand_in_ingredient_id,
  stand_in_quantity: 1,
  stand_in_quantity_unit_id: 2,
});

const barspoon = entry(SUGAR, SYRUP);
const cube = entry(SUGAR, SYRUP, 2);
const rich = entry(SUGAR, RICH);
const back = entry(SYRUP, SUGAR);
const fruit = entry(JUICE, LIME);
const all = [barspoon, rich, cube, back, fruit];

describe('the stand-ins of an ingredient', () => {
  it('are told in both directions, several ratios of two ingredients together', () => {
    expect(standInsOf(all, [SUGAR])).toEqual({
      instead: [
        { otherId: SYRUP, entries: [barspoon, cube] },
        { otherId: RICH, entries: [rich] },
      ],
      standsFor: [{ otherId: SYRUP, entries: [back] }],
    });
  });

  it('are of a kind what those above it stand in for, and nothing of its own place', () => {
    expect(standInsOf([...all, entry(LIME, JUICE)], [KEY_LIME, LIME])).toEqual({
      instead: [],
      standsFor: [{ otherId: JUICE, entries: [fruit] }],
    });
  });
});
