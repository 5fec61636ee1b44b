import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bottleKept,
  bought,
  countedOn,
  isAlmostEmpty,
  levelOf,
  pouredFrom,
  shelfDays,
  spoilingOf,
  stocked,
  unsaid,
  drinksThatSave,
} from './bottles.ts';

const TODAY = '2026-11-23';

describe('a bottle', () => {
  it('of 700 ml has 610 ml left after three Negronis', () => {
    const { left_ml } = pouredFrom({ left_ml: 700, bottle_ml: 700 }, 3 * 30, TODAY);
    expect(700 + left_ml).toBe(610);
  });

  it('is almost empty below 15 %, unless there is a spare one or the level is unknown', () => {
    expect(isAlmostEmpty({ left_ml: 90, bottle_ml: 700 })).toBe(true);
    expect(isAlmostEmpty({ left_ml: 105, bottle_ml: 700 })).toBe(false);
    expect(isAlmostEmpty({ left_ml: 90 })).toBe(true);
    expect(isAlmostEmpty({ left_ml: 90, bottle_ml: 700, spare: 1 })).toBe(false);
    expect(isAlmostEmpty({ bottle_ml: 700 })).toBe(false);
  });

  it('shows an overdrawn level as empty and a too high one as full', () => {
    expect(levelOf({ left_ml: -30, bottle_ml: 700 })).toBe(0);
    expect(levelOf({ left_ml: 900, bottle_ml: 700 })).toBe(1);
    expect(levelOf({})).toBeNull();
  });

  it('counts for a party together with the spare ones, if its level is known', () => {
    expect(countedOn({ left_ml: 200, bottle_ml: 1000, spare: 2, price_minor: 1999 })).toEqual({
      left_ml: 2200,
      bottle_ml: 1000,
      price: 1999,
    });
    expect(countedOn({ left_ml: -30 })).toEqual({ left_ml: 0, bottle_ml: null, price: null });
    expect(countedOn(undefined)).toEqual({ left_ml: null, bottle_ml: null, price: null });
  });

  it('is opened by the first pour and replaced by a spare one when it is too small', () => {
    expect(pouredFrom({ left_ml: 700 }, 30, TODAY)).toEqual({ left_ml: -30, opened_on: TODAY });
    expect(pouredFrom({ left_ml: 100, opened_on: '2026-11-01' }, 30, TODAY)).toEqual({ left_ml: -30 });
    expect(pouredFrom({ left_ml: 20, bottle_ml: 500, spare: 2 }, 30, TODAY)).toEqual({
      left_ml: 470,
      spare: -1,
      opened_on: TODAY,
    });
    expect(pouredFrom({ left_ml: 30, spare: 1 }, 30, TODAY)).toMatchObject({ left_ml: 670, spare: -1 });
  });

  it('conserves the volume: remaining plus poured equals the volume before', () => {
    fc.assert(
      fc.property(
        fc.record({
          left_ml: fc.integer({ min: -500, max: 2000 }),
          bottle_ml: fc.integer({ min: 700, max: 2000 }),
          spare: fc.integer({ min: 0, max: 5 }),
        }),
        fc.integer({ min: 0, max: 700 }),
        (bottle, ml) => {
          const poured = pouredFrom(bottle, ml, TODAY);
          const bottles = bottle.spare + (poured.spare ?? 0);
          const after = bottle.left_ml + poured.left_ml + bottles * bottle.bottle_ml;
          expect(after).toBe(bottle.left_ml + bottle.spare * bottle.bottle_ml - ml);
          expect(bottles).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('loses level, date and spare when it is used up, and keeps size and price', () => {
    const bottle = { left_ml: 20, bottle_ml: 700, price_minor: 2490, opened_on: TODAY, spare: 1 };
    expect(bottleKept(bottle, false)).toEqual({ bottle_ml: 700, price_minor: 2490 });
    expect(bottleKept({ ...bottle, is_deleted: false } as typeof bottle, true)).toEqual(bottle);
    expect(stocked(false)).toEqual({ is_in_stock: false, left_ml: null, opened_on: null, spare: null });
    expect(stocked(true)).toEqual({ is_in_stock: true });
  });

  it('is full after buying, with spare ones, if its level or size is known', () => {
    const full = { left_ml: 500, bottle_ml: 500, opened_on: null };
    expect(bought({ bottle_ml: 500 }, {})).toEqual(full);
    expect(bought({ is_in_stock: false, left_ml: 3, bottle_ml: 700 }, { bottle_ml: 500 })).toEqual(full);
    expect(bought({ is_in_stock: true, is_deleted: true }, { bottle_ml: 500, bottles: 3 })).toEqual({
      ...full,
      spare: 2,
    });
    expect(bought({ price_minor: 990 }, {})).toEqual({});
    const there = { is_in_stock: true, is_deleted: false };
    expect(bought({ ...there, left_ml: 90, spare: 98 }, { bottles: 3 })).toEqual({ spare: 99 });
    expect(bought({ ...there, bottle_ml: 700 }, { bottle_ml: 500 })).toEqual({});
    expect(unsaid(full)).toEqual({ left_ml: null, bottle_ml: null, opened_on: null });
  });
});

describe('what would spoil', () => {
  const spoiling = (id: number, opened_on: string, stability: number) =>
    spoilingOf(id, { opened_on }, stability, TODAY);

  it('follows from the opening day and the shelf stability', () => {
    expect([0, 3, 8, 9].map(shelfDays)).toEqual([3, 14, 365, null]);
    expect(spoiling(1, '2026-10-29', 3)).toEqual({
      ingredient_id: 1,
      open_days: 25,
      best_days: 14,
      urgency: 1,
    });
    expect(spoiling(1, '2026-11-23', 3)).toBeNull();
    expect(spoiling(1, '2026-11-16', 3)?.urgency).toBeCloseTo(0.5, 12);
    expect(spoiling(1, '2020-01-01', 9)).toBeNull();
    expect(spoilingOf(1, {}, 3, TODAY)).toBeNull();
  });

  it('orders drinks: vermouth open for 25 days before cream with one day left', () => {
    const vermouth = spoiling(5, '2026-10-29', 3);
    const cream = spoiling(6, '2026-11-21', 0);
    expect(cream?.urgency).toBeLessThan(1);
    const found = drinksThatSave(
      [
        { id: 1, ingredient_ids: [6, 9] },
        { id: 2, ingredient_ids: [9] },
        { id: 3, ingredient_ids: [5, 9] },
        { id: 4, ingredient_ids: [5, 6] },
      ],
      new Map([vermouth, cream].flatMap((one) => (one ? [[one.ingredient_id, one]] : []))),
    );
    expect(found.map(({ id }) => id)).toEqual([4, 3, 1]);
    expect(found[0]?.saves).toEqual([vermouth, cream]);
  });
});
