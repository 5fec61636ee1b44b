import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MARK, type Mark } from '../people/marks.ts';
import { FlavourRows } from '../taste/flavour-rows.ts';
import { tonight, type TonightInput } from './tonight.ts';

const BEGAN = new Date(2026, 10, 23, 6);
const mark = (change: Partial<Mark>): Mark => ({ ...NO_MARK, ...change });

function flavourOf(count: number): FlavourRows {
  const flavour = FlavourRows.empty();
  let state = 77;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let id = 1; id <= count; id += 1)
    flavour.set(
      id,
      Array.from({ length: 11 }, () => random() * 9),
    );
  return flavour;
}

const FLAVOUR = flavourOf(200);
const IDS = Array.from({ length: 200 }, (_, at) => at + 1);

const given = (change: Partial<TonightInput> = {}): TonightInput => ({
  ids: IDS,
  flavour: FLAVOUR,
  marks: {},
  evening: 20_780,
  began: BEGAN,
  wish: null,
  abvOf: (id) => (id % 10 === 0 ? 0 : id % 40),
  commonnessOf: (id) => 1000 - id,
  savesOf: () => [],
  ...change,
});
const chosen = (change: Partial<TonightInput> = {}) => tonight(given(change)).drinks.map(({ id }) => id);

const LIKED = { 3: mark({ favourite: true }), 17: mark({ rating: 9 }), 40: mark({ made_count: 2 }) };
const spoiling = { ingredient_id: 5, open_days: 25, best_days: 14, urgency: 1 };

describe('drinks for an evening', () => {
  it('are five different makeable ones, whatever marks there are', () => {
    const marks = fc.dictionary(
      fc.integer({ min: 1, max: 250 }).map(String),
      fc.record({
        favourite: fc.boolean(),
        rating: fc.option(fc.integer({ min: 1, max: 10 })),
        tags: fc.constant<string[]>([]),
        made_count: fc.nat(5),
        last_made_at: fc.option(fc.date({ min: new Date(2025, 0), max: BEGAN, noInvalidDate: true })),
        noted: fc.boolean(),
      }),
      { maxKeys: 60 },
    );
    fc.assert(
      fc.property(
        marks,
        fc.uniqueArray(fc.integer({ min: 1, max: 220 })),
        fc.nat(30_000),
        (all, ids, evening) => {
          const asked = { marks: all, ids, evening };
          const found = chosen(asked);
          expect(new Set(found).size).toBe(found.length);
          expect(found.length).toBeLessThanOrEqual(5);
          expect(found.every((id) => ids.includes(id))).toBe(true);
          expect(found.every((id) => (all[id]?.rating ?? 10) > 4)).toBe(true);
          expect(chosen({ ...asked, ids: [...ids].reverse() })).toEqual(found);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are stable during an evening, and others tomorrow', () => {
    expect(chosen({ marks: LIKED })).toEqual(chosen({ marks: LIKED }));
    expect(chosen({ marks: LIKED, evening: 20_781 })).not.toEqual(chosen({ marks: LIKED }));
    expect(chosen({ evening: 20_781 })).not.toEqual(chosen());
  });

  it('do not change when one of them is made: tonight’s log counts tomorrow', () => {
    const before = chosen({ marks: LIKED });
    const [first = 0] = before;
    const made = {
      ...LIKED,
      [first]: mark({
        ...(LIKED as Record<number, Mark>)[first],
        made_count: 1,
        last_made_at: new Date(2026, 10, 23, 21),
      }),
    };
    expect(chosen({ marks: made })).toEqual(before);
    expect(chosen({ marks: made, began: new Date(2026, 10, 24, 6), evening: 20_781 })).not.toEqual(before);
  });

  it('exclude a drink with two stars, and very similar ones', () => {
    const flavour = flavourOf(200);
    const [one = 0] = chosen({ marks: LIKED, flavour });
    const twin = 201;
    flavour.set(
      twin,
      (flavour.scoresOf(one) ?? []).map((score, at) => (at === 0 ? Math.min(9, score + 0.5) : score)),
    );
    const asked = { flavour, ids: [one, twin, ...IDS.slice(50, 60)] };
    const liking = { 3: mark({ favourite: true }), 17: mark({ rating: 9 }), 41: mark({ rating: 8 }) };
    expect(chosen({ ...asked, marks: liking })).toEqual(expect.arrayContaining([one]));
    const disliking = chosen({ ...asked, marks: { ...liking, [one]: mark({ rating: 4 }) } });
    expect(disliking).not.toContain(one);
    expect(disliking).not.toContain(twin);
  });

  it('do not begin with a drink that was only hearted, and have one of them at most', () => {
    const hearts = [3, 17, 40].map((id) => [id, mark({ favourite: true })] as const);
    const found = chosen({ ids: [3, 17, 40, 100, 101, 102, 103], marks: Object.fromEntries(hearts) });
    expect(found).toHaveLength(5);
    expect(found.filter((id) => [3, 17, 40].includes(id))).toHaveLength(1);
    expect([3, 17, 40]).not.toContain(found[0]);
    expect(new Set(chosen({ ids: [3, 17], marks: Object.fromEntries(hearts) }))).toEqual(new Set([3, 17]));
  });

  it('give reasons: a bottle to use up, liked and not made for long, similar to a liked one', () => {
    const { drinks, isPersonal } = tonight(
      given({
        ids: [3, 17, 100, 101],
        marks: { ...LIKED, 17: mark({ rating: 9, made_count: 1, last_made_at: new Date(2026, 10, 13, 20) }) },
        savesOf: (id) => (id === 100 ? [spoiling] : []),
      }),
    );
    expect(isPersonal).toBe(true);
    const reasons = new Map(drinks.map(({ id, reason }) => [id, reason]));
    expect(reasons.get(100)).toEqual({ kind: 'use-up', spoiling });
    expect(reasons.get(17)).toEqual({ kind: 'again', rating: 9, days: 9 });
    expect(reasons.get(3)).toEqual({ kind: 'again', rating: null, days: null });
    expect(['like', 'other']).toContain(reasons.get(101)?.kind);
  });

  it('are different popular ones with fewer than three opinions, marked as not personal', () => {
    const { drinks, isPersonal } = tonight(
      given({ marks: { 3: mark({ favourite: true }), 9: mark({ rating: 2 }) } }),
    );
    expect(isPersonal).toBe(false);
    expect(drinks).toHaveLength(5);
    expect(drinks.every(({ id, reason }) => id <= 61 && id !== 9 && reason.kind === 'popular')).toBe(true);
    for (const { id } of drinks) {
      const [nearest] = FLAVOUR.nearest(FLAVOUR.scoresOf(id) ?? [], { limit: 1, except: new Set([id]) });
      expect(drinks.some((other) => other.id === nearest?.id)).toBe(false);
    }
  });

  it('fit a wish: light, bitter, without alcohol', () => {
    for (const marks of [{}, LIKED]) {
      const input = given({ marks });
      const found = (wish: 'light' | 'bitter' | 'without-alcohol') => chosen({ marks, wish });
      expect(found('without-alcohol').every((id) => input.abvOf(id) === 0)).toBe(true);
      expect(found('light').every((id) => input.abvOf(id) > 0 && input.abvOf(id) <= 16)).toBe(true);
      const bitterness = IDS.map((id) => FLAVOUR.scoresOf(id)?.[1] ?? 0).toSorted((a, b) => b - a);
      expect(found('bitter').every((id) => (FLAVOUR.scoresOf(id)?.[1] ?? 0) >= (bitterness[67] ?? 0))).toBe(
        true,
      );
    }
  });

  it('are fewer if fewer are makeable', () => {
    expect(chosen({ ids: [7, 8], marks: LIKED }).toSorted()).toEqual([7, 8]);
    expect(chosen({ ids: [] })).toEqual([]);
  });
});
