import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PALATE_PATTERN } from '../bars/bar.ts';
import { NO_MARK, type Mark } from '../people/marks.ts';
import { FlavourRows } from '../taste/flavour-rows.ts';
import { tasteBytes, tasteOfCode } from '../taste/flavour.ts';
import { palateOf, tonightForAll, type TonightForAllInput } from './tonight-for-all.ts';

const BEGAN = new Date(2026, 10, 23, 6);
const LATER = new Date(2026, 10, 23, 21);
const COUNT = 200;
const IDS = Array.from({ length: COUNT }, (_, at) => at + 1);

const FLAVOUR = (() => {
  const flavour = FlavourRows.empty();
  let state = 78;
  for (const id of IDS)
    flavour.set(
      id,
      Array.from({ length: 11 }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return (state / 2 ** 32) * 9;
      }),
    );
  return flavour;
})();

const mark = (change: Partial<Mark>): Mark => ({ ...NO_MARK, ...change });
const hearts = (...ids: number[]): Record<string, Mark> =>
  Object.fromEntries(ids.map((id) => [id, mark({ favourite: true })]));
const palate = (marks: Readonly<Record<string, Mark>>) => palateOf({ marks, flavour: FLAVOUR, began: BEGAN });
const tasteOf = (...ids: number[]): number[] => tasteOfCode(palate(hearts(...ids)) ?? '') ?? [];

const given = (change: Partial<TonightForAllInput> = {}): TonightForAllInput => ({
  ids: IDS,
  flavour: FLAVOUR,
  marks: {},
  evening: 20_780,
  began: BEGAN,
  wish: null,
  abvOf: (id) => id % 40,
  commonnessOf: () => 0,
  savesOf: () => [],
  tastes: [tasteOf(3, 17, 40), tasteOf(5, 60, 111)],
  ...change,
});
const chosen = (change: Partial<TonightForAllInput> = {}) =>
  tonightForAll(given(change)).drinks.map(({ id }) => id);

/** True if a drink is farther from a taste than the median. */
function isAboveMedian(id: number, taste: readonly number[], ids: readonly number[]): boolean {
  const own = FLAVOUR.nearestOf([id], [taste]).distances[0] ?? 0;
  const all = [...FLAVOUR.nearestOf(ids, [taste]).distances];
  return all.filter((other) => other > own).length > all.filter((other) => other < own).length;
}

describe('a palate', () => {
  it('is the mean of the liked drinks, in the encoding for bars', () => {
    const code = palate(hearts(3, 17, 40)) ?? '';
    expect(code).toMatch(new RegExp(PALATE_PATTERN));
    expect(tasteBytes(tasteOfCode(code) ?? [])).toEqual(tasteBytes(FLAVOUR.meanOf([3, 17, 40]) ?? []));
  });

  it('is null with fewer than three liked drinks', () => {
    expect(palate({})).toBeNull();
    expect(palate(hearts(3, 17))).toBeNull();
    // A disliked drink and one without a taste profile do not count.
    expect(palate({ ...hearts(3, 17), 40: mark({ rating: 2 }), 999: mark({ rating: 10 }) })).toBeNull();
    expect(palate({ ...hearts(3, 17), 40: mark({ rating: 7 }) })).not.toBeNull();
  });

  it('is stable during an evening, whatever is made', () => {
    const made = { ...hearts(3, 17, 40), 50: mark({ made_count: 2, last_made_at: LATER }) };
    expect(palate(made)).toBe(palate(hearts(3, 17, 40)));
    expect(palateOf({ marks: made, flavour: FLAVOUR, began: new Date(2026, 10, 24, 6) })).not.toBe(
      palate(made),
    );
  });
});

describe('drinks for a group', () => {
  it('suit each person better than the median drink, for all tastes and evenings', () => {
    const likes = fc.uniqueArray(fc.integer({ min: 1, max: COUNT }), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(likes, likes, fc.nat(30_000), (one, other, evening) => {
        const tastes = [tasteOf(...one), tasteOf(...other)];
        const { drinks } = tonightForAll(given({ tastes, evening }));
        expect(drinks).toHaveLength(5);
        for (const { id } of drinks)
          expect(tastes.map((taste) => isAboveMedian(id, taste, IDS))).toEqual([true, true]);
      }),
      { numRuns: 60 },
    );
  });

  it('are sorted by the least satisfied person', () => {
    const tastes = [tasteOf(3, 17, 40), tasteOf(5, 60, 111)];
    const [left = [], right = []] = tastes;
    const worst = (id: number): number => Math.max(FLAVOUR.distance(id, left), FLAVOUR.distance(id, right));
    const sorted = IDS.toSorted((a, b) => worst(a) - worst(b));
    const [best = 0] = sorted;
    const evenings = Array.from({ length: 20 }, (_, at) => chosen({ tastes, evening: 20_780 + at }));
    expect(evenings.filter((drinks) => drinks.includes(best)).length).toBeGreaterThan(4);
    expect(evenings.flat().every((id) => sorted.indexOf(id) < COUNT / 2)).toBe(true);
  });

  it('are the same for every member, and others tomorrow', () => {
    const { tastes } = given();
    expect(chosen({ tastes: tastes.toReversed(), marks: hearts(5, 60, 111) })).toEqual(
      chosen({ marks: hearts(3, 17, 40) }),
    );
    expect(chosen({ evening: 20_781 })).not.toEqual(chosen());
  });

  it('exclude drinks that the reader dislikes', () => {
    const [first = 0] = chosen();
    expect(chosen({ marks: { [first]: mark({ rating: 3 }) } })).not.toContain(first);
  });

  it('are the nearest ones, marked as such, if none suits everybody', () => {
    const flavour = FlavourRows.empty();
    const low = Array.from({ length: 11 }, () => 0);
    const high = Array.from({ length: 11 }, () => 9);
    [0, 1, 8, 9].forEach((score, at) =>
      flavour.set(
        at + 1,
        Array.from({ length: 11 }, () => score),
      ),
    );
    const { drinks } = tonightForAll(given({ flavour, ids: [1, 2, 3, 4], tastes: [low, high] }));
    expect(drinks.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4]);
    expect(drinks.every(({ reason }) => reason.kind === 'for-all' && reason.fit === 'nearest')).toBe(true);
    expect(chosen({ ids: [] })).toEqual([]);
  });

  it('contain the number of people, and fit a wish', () => {
    const tastes = [tasteOf(3, 17, 40), tasteOf(5, 60, 111), tasteOf(4, 61, 112)];
    const { drinks } = tonightForAll(given({ tastes, wish: 'light' }));
    expect(drinks.every(({ id }) => id % 40 > 0 && id % 40 <= 16)).toBe(true);
    expect(drinks.every(({ reason }) => reason.kind === 'for-all' && reason.people === 3)).toBe(true);
  });

  it('name each bottle to use up once', () => {
    const spoiling = { ingredient_id: 5, open_days: 25, best_days: 14, urgency: 1 };
    const { drinks } = tonightForAll(given({ savesOf: () => [spoiling] }));
    expect(drinks.map(({ reason }) => reason.kind)).toEqual([
      'use-up',
      ...Array.from({ length: 4 }, () => 'for-all'),
    ]);
  });
});
