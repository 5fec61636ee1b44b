import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../measures/volume.ts';
import { batchOf } from './batch.ts';
import {
  bottlesFor,
  needsOf,
  sharedOut,
  usualDrinks,
  usualSize,
  type PartyDrink,
  type PartyItem,
} from './needs.ts';
import { partyOf } from './party.ts';
import {
  bottlesOf,
  NEW_PLAN,
  planInput,
  sharesOf,
  writtenBottles,
  writtenShares,
  type PlanInput,
  type SaidBottle,
} from './plan.ts';
import { standardDrinkOf } from './standard-drinks.ts';

const item = (ingredient_id: number, volume_ml: number, alcohol_abv: number, type = 1): PartyItem => ({
  ingredient_id,
  name: `ingredient ${ingredient_id}`,
  quantity: 1,
  quantity_unit_id: 1,
  volume_ml,
  garnish_only: false,
  alcohol_abv,
  ingredient_type_id: type,
});
const GIN = 1;
const VERMOUTH = 3;
const SODA = 9;
const NEGRONI: PartyDrink = {
  id: 20001,
  name: 'Negroni',
  weight: 1,
  methods: ['Stir'],
  items: [item(GIN, 30, 40), item(2, 30, 25, 9), item(VERMOUTH, 30, 16, 11)],
};
const COLLINS: PartyDrink = {
  id: 20002,
  name: 'Collins',
  weight: 2,
  methods: ['Shake', 'Build'],
  items: [
    item(GIN, 60, 40),
    item(4, 30, 0, 16),
    item(SODA, 90, 0, 17),
    { ...item(5, 0, 0, 18), quantity: 2, quantity_unit_id: 33 },
  ],
};
const plan = (changes: Partial<PlanInput> = {}): PlanInput => ({
  ...NEW_PLAN,
  plan_name: 'Friends',
  ...changes,
});
const nothing = () => null;

describe('drinks', () => {
  it('are two in the first hour and one in each further hour', () => {
    expect([1, 2, 4].map(usualDrinks)).toEqual([2, 3, 5]);
  });

  it('are distributed by weight', () => {
    expect(sharedOut(36, [1, 1, 2])).toEqual([9, 9, 18]);
    expect(sharedOut(36, [1, 1, 1, 1, 1])).toEqual([8, 7, 7, 7, 7]);
    expect(sharedOut(5, [])).toEqual([]);
  });

  it('keep their sum, are within one of their share, and increase with weight', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 30 }),
        (total, weights) => {
          const counts = sharedOut(total, weights);
          const sum = weights.reduce((all, weight) => all + weight, 0);
          expect(counts.reduce((all, count) => all + count, 0)).toBe(total);
          counts.forEach((count, index) => {
            expect(Math.abs(count - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
            counts.forEach((other, at) => {
              if ((weights[index] ?? 0) > (weights[at] ?? 0)) expect(count).toBeGreaterThanOrEqual(other);
            });
          });
        },
      ),
    );
  });
});

describe('bottles', () => {
  it('cover a need minus the remaining amount', () => {
    const [gin] = needsOf([{ items: [item(GIN, 30, 40)], count: 30 }], 5);
    expect(gin?.ml).toBe(945);
    expect(bottlesFor(945, 200, 700)).toBe(2);
    expect(bottlesFor(945, 300, 700)).toBe(1);
    expect(bottlesFor(945, 945, 700)).toBe(0);
    expect(bottlesFor(945, 2000, 700)).toBe(0);
  });

  it('are exactly as many as needed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 10_000 }),
        (tenths, left, size) => {
          const need = tenths / 10;
          const bottles = bottlesFor(need, left, size);
          expect(left + bottles * size).toBeGreaterThanOrEqual(need - 1e-6);
          if (bottles > 0) expect(left + (bottles - 1) * size).toBeLessThan(need);
        },
      ),
    );
  });

  it('have a usual size by type', () => {
    expect([1, 8, 11, 12, 16, 17].map(usualSize)).toEqual([700, 700, 750, 750, 1000, 1000]);
  });

  it('are counted once if one covers two lines; pieces stay pieces', () => {
    const needs = needsOf(
      [
        { ...NEGRONI, count: 9 },
        { ...COLLINS, count: 18 },
      ],
      0,
      (line) => (line.ingredient_id === GIN ? { ...line, ingredient_id: 77, name: 'London dry gin' } : line),
    );
    expect(needs[0]).toMatchObject({ ingredient_id: 77, name: 'London dry gin', ml: 9 * 30 + 18 * 60 });
    expect(needs.at(-1)).toMatchObject({ ml: 0, pieces: [{ quantity_unit_id: 33, quantity: 36 }] });
  });
});

describe('a batch', () => {
  it('of a litre of Negroni is 239 ml of each and 282 ml of water', () => {
    const batch = batchOf(NEGRONI, 1000);
    expect(batch?.lines.map(({ ml }) => Math.round(ml))).toEqual([239, 239, 239]);
    expect(batch?.water_ml).toBeCloseTo(282, 0);
    expect(batch?.alcohol_abv).toBeCloseTo(19.4, 1);
    expect(batch?.drinks).toBeCloseTo(7.98, 2);
  });

  it('excludes sparkling and counted items, and marks fresh ones', () => {
    const batch = batchOf(COLLINS, 1000);
    expect(batch?.lines.map(({ fresh }) => fresh)).toEqual([false, true]);
    expect(batch?.besides.map(({ ingredient_id }) => ingredient_id)).toEqual([SODA, 5]);
  });

  it('of a built drink has no water, because it is diluted in the glass', () => {
    expect(batchOf({ ...NEGRONI, methods: ['Build'] }, 900)).toMatchObject({ water_ml: 0, drinks: 10 });
    expect(batchOf({ items: [item(SODA, 90, 0, 17)], methods: ['Build'] }, 900)).toBeNull();
  });

  it('fills its bottle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 20_000 }),
        fc.constantFrom('Stir', 'Shake', 'Build'),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 60 })), {
          minLength: 1,
          maxLength: 8,
        }),
        (bottle, method, lines) => {
          const items = lines.map(([ml, abv], index) => item(index + 1, ml, abv));
          const batch = batchOf({ items, methods: [method] }, bottle);
          const sum = (batch?.lines ?? []).reduce((all, { ml }) => all + ml, batch?.water_ml ?? 0);
          expect(Math.abs(sum - bottle)).toBeLessThan(0.5);
        },
      ),
    );
  });
});

describe('a party', () => {
  it('is computed from its plan', () => {
    const party = partyOf(plan({ guests: 12, hours: 2 }), [NEGRONI, { ...NEGRONI, id: 3 }, COLLINS], nothing);
    expect(party).toMatchObject({
      drinks_each: 3,
      total: 36,
      iced_drinks: 36,
      ice_grams: 12 * 700 + 36 * 250,
    });
    expect(party.drinks.map(({ count }) => count)).toEqual([9, 9, 18]);
    const gin = party.purchases.find(({ ingredient_id }) => ingredient_id === GIN);
    expect(gin).toMatchObject({ ml: 1701, left_ml: 0, guessed: false, size_ml: 700, bottles: 3 });
    expect(party.alcohol_gram_each).toBeCloseTo((18 * 19.18 + 18 * 18.94) / 12, 1);
  });

  it('assumes half a bottle if the level is unknown, and neither buys nor counts staples', () => {
    const shelved = { left_ml: null, bottle_ml: 500, price: null };
    const { purchases, cost } = partyOf(plan({ guests: 10, hours: 1 }), [NEGRONI], (line) => ({
      ...shelved,
      served: line,
      always: line.ingredient_id === VERMOUTH,
    }));
    expect(purchases[0]).toMatchObject({ ml: 630, left_ml: 250, guessed: true, size_ml: 500, bottles: 1 });
    expect(purchases[2]).toMatchObject({ always: true, bottles: 0, guessed: false });
    expect(cost.unpriced).toBe(2);
  });

  it('batches what it buys: a substitute is served, counted and mixed as one bottle', () => {
    const other = { ingredient_id: 77, name: 'Genever', alcohol_abv: 30 };
    const { drinks, purchases } = partyOf(plan({ guests: 10, hours: 1 }), [NEGRONI], (line) =>
      line.ingredient_id === VERMOUTH
        ? null
        : { served: { ...line, ...other }, always: false, left_ml: 0, bottle_ml: null, price: null },
    );
    expect(purchases.map(({ name, ml, there }) => [name, ml, there])).toEqual([
      ['Genever', 1260, true],
      ['ingredient 3', 630, false],
    ]);
    const batch = drinks[0] && batchOf(drinks[0], 1000);
    expect(batch?.lines.map(({ name }) => name)).toEqual(['Genever', 'ingredient 3']);
    expect(batch?.alcohol_abv).toBeCloseTo(((60 * 30 + 30 * 16) / 90) * 0.718, 0);
  });

  it('buys a counted thing for what is measured, but not for a bottle whose size is known', () => {
    const WHITE = 2;
    const white = (bottle_ml: number | null) => (line: PartyItem) =>
      line.ingredient_id === WHITE
        ? { served: line, always: false, left_ml: null, bottle_ml, price: null }
        : null;
    const egg = (line: PartyItem): PartyItem =>
      line.ingredient_id === WHITE
        ? { ...line, ingredient_id: 5, name: 'Egg', volume_ml: 0, quantity_unit_id: 20 }
        : line;
    const boughtFor = (bottle_ml: number | null) =>
      partyOf(plan({ guests: 10, hours: 1 }), [NEGRONI], white(bottle_ml), egg).purchases[1];
    expect(boughtFor(null)).toMatchObject({
      name: 'Egg',
      ml: 0,
      there: true,
      pieces: [{ quantity_unit_id: 20, quantity: 20 }],
    });
    expect(boughtFor(500)).toMatchObject({ name: 'ingredient 2', ml: 630, size_ml: 500, bottles: 1 });
  });

  it('costs the used and the bought amounts', () => {
    const { cost } = partyOf(
      plan({
        guests: 10,
        hours: 1,
        waste_percent: 0,
        drink_price: 900,
        bottles: `${GIN}:600::2000,2:300::1500,`,
      }),
      [NEGRONI],
      nothing,
    );
    // 600 ml of each: one bottle of gin, two of the second, and vermouth without a price.
    expect(cost).toEqual({ used: 5000, bought: 5000, unpriced: 1, pour: 5000 / 18_000 });
  });

  it('needs nothing without drinks', () => {
    expect(partyOf(plan(), [], nothing)).toMatchObject({ total: 0, purchases: [], ice_grams: 7000 });
  });
});

describe('a plan', () => {
  it('stores shares and bottles', () => {
    const shares = fc.uniqueArray(
      fc.record({ recipe_id: fc.integer({ min: 1, max: 99_999 }), weight: fc.integer({ min: 1, max: 99 }) }),
      { selector: ({ recipe_id }) => recipe_id, maxLength: 30 },
    );
    const said = fc.option(fc.integer({ min: 1, max: 9999 }));
    const bottles = fc.dictionary(
      fc.integer({ min: 1, max: 99_999 }).map(String),
      fc.record({ size_ml: said, left_ml: said, price: said }),
      { maxKeys: 40 },
    );
    fc.assert(
      fc.property(shares, bottles, (all, byId) => {
        const told = new Map<number, SaidBottle>(
          Object.entries(byId)
            .map(([key, value]) => [Number(key), value] as const)
            .filter(([, value]) => Object.values(value).some((one) => one !== null)),
        );
        const written = plan({ shares: writtenShares(all), bottles: writtenBottles(told) ?? '' });
        expect(planInput.safeParse(written).success).toBe(true);
        expect(sharesOf(written)).toEqual(all);
        expect(bottlesOf(written)).toEqual(told);
      }),
    );
  });
});

it('a Negroni in standard drinks of each country', () => {
  const grams = strengthOf(NEGRONI.items).alcohol_gram;
  const drinks = (country: string) => (grams / (standardDrinkOf(country)?.grams ?? 0)).toFixed(1);
  expect(grams).toBeCloseTo(19.2, 1);
  expect(['US', 'GB', 'AU', 'CA', 'JP'].map(drinks)).toEqual(['1.4', '2.4', '1.9', '1.4', '1.0']);
  expect(standardDrinkOf('DE')).toBeNull();
});
