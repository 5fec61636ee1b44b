import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FlavourRows } from './flavour-rows.ts';
import { mapPoint, profileOf, tasteCode, tasteDistance, tasteOfCode } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';
import { tasteSentence } from './taste-sentence.ts';

const scores = (given: Partial<Record<Score, number>>): number[] => SCORES.map((name) => given[name] ?? 0);

const item = (volume_ml: number, given: Partial<Record<Score, number>>, garnish_only = false) => ({
  quantity: 1,
  volume_ml,
  garnish_only,
  scores: scores(given),
});

describe('profileOf', () => {
  it('is the volume-weighted mean of the scores', () => {
    const profile = profileOf([item(30, { bitterness: 8 }), item(60, { bitterness: 2, sweetness: 6 })]);
    expect(profile.shares).toEqual([1 / 3, 2 / 3]);
    expect(profile.scores?.[SCORES.indexOf('bitterness')]).toBeCloseTo(4, 12);
    expect(profile.scores?.[SCORES.indexOf('sweetness')]).toBeCloseTo(4, 12);
  });

  it('ignores garnishes and pieces without volume', () => {
    const drink = [item(30, { bitterness: 8 })];
    const dressed = [...drink, item(30, { sweetness: 9 }, true), item(0, { sourness: 9 })];
    expect(profileOf(dressed).scores).toEqual(profileOf(drink).scores);
  });

  it('is null without any volume', () => {
    expect(profileOf([item(0, { sweetness: 3 })])).toEqual({ shares: [0], scores: null });
    expect(profileOf([]).scores).toBeNull();
  });
});

describe('the code of a taste', () => {
  it('restores every score rounded to a byte, integer scores exactly', () => {
    const whole = SCORES.map((_, index) => index % 10);
    expect(tasteOfCode(tasteCode(whole))).toEqual(whole);
    const mean = SCORES.map((_, index) => (index * 7) / 9);
    tasteOfCode(tasteCode(mean))?.forEach((score, index) => {
      expect(Math.abs(score - (mean[index] ?? 0))).toBeLessThanOrEqual(1 / 56);
    });
    expect(tasteCode(mean)).toHaveLength(22);
  });

  it.each(['', 'zz', '00'.repeat(10), 'g'.repeat(22)])('refuses %j', (code) => {
    expect(tasteOfCode(code)).toBeNull();
  });
});

describe('tasteDistance', () => {
  it('ignores cost and shelf stability', () => {
    expect(tasteDistance(scores({}), scores({ relative_cost: 9, shelf_stability: 9 }))).toBe(0);
    expect(tasteDistance(scores({}), scores({ sweetness: 3, bitterness: 4 }))).toBe(5);
  });
});

describe('mapPoint', () => {
  it('is right for sweet, left for bitter, higher for full than for light', () => {
    expect(mapPoint(scores({ sweetness: 9 })).x).toBe(1);
    expect(mapPoint(scores({ bitterness: 9, sweetness: 0 })).x).toBe(-1);
    expect(mapPoint(scores({})).y).toBe(-1);
    expect(mapPoint(SCORES.map(() => 9)).y).toBe(1);
  });
});

describe('tasteSentence', () => {
  it('names the strongest taste, the body, then the rest by strength', () => {
    expect(tasteSentence(scores({ bitterness: 7, sweetness: 3, body: 4, sourness: 1 }))).toEqual([
      { score: 'bitterness', level: 'very' },
      { score: 'body', level: 'medium' },
      { score: 'sweetness', level: 'little' },
    ]);
  });

  it('calls a drink with a fifth of lemon juice sour before sweet', () => {
    const whiteLady = scores({ sweetness: 2.4, bitterness: 1.5, sourness: 2.1, body: 3.8, spiciness: 1.2 });
    expect(tasteSentence(whiteLady)).toEqual([
      { score: 'sourness', level: 'plain' },
      { score: 'body', level: 'medium' },
      { score: 'sweetness', level: 'little' },
    ]);
  });

  it('names the higher of two tastes with the same word first', () => {
    const spritz = scores({ sweetness: 3.8, bitterness: 2.7, sourness: 2.7, body: 3.8 });
    expect(tasteSentence(spritz).map(({ score }) => score)).toEqual([
      'sweetness',
      'body',
      'sourness',
      'bitterness',
    ]);
  });

  it('is empty without scores', () => {
    expect(tasteSentence(scores({ relative_cost: 5 }))).toEqual([]);
  });
});

const vector = fc.array(fc.integer({ min: 0, max: 9 }), {
  minLength: SCORES.length,
  maxLength: SCORES.length,
});

const filled = (list: readonly number[][]): FlavourRows => {
  const rows = FlavourRows.empty();
  list.forEach((entry, index) => rows.set(index + 1, entry));
  return rows;
};

describe('FlavourRows', () => {
  it('finds the same neighbours as sorting everything by distance', () => {
    fc.assert(
      fc.property(fc.array(vector, { maxLength: 40 }), vector, (list, target) => {
        const expected = list.map((entry) => tasteDistance(entry, target)).sort((a, b) => a - b);
        const found = filled(list).nearest(target, { limit: 5 });
        expect(found.length).toBe(Math.min(5, list.length));
        found.forEach(({ id, distance }, index) => {
          expect(distance).toBeCloseTo(expected[index] ?? Number.NaN, 6);
          expect(distance).toBeCloseTo(tasteDistance(list[id - 1] ?? [], target), 6);
        });
      }),
    );
  });

  it('returns less bitter drinks for less bitter', () => {
    fc.assert(
      fc.property(fc.array(vector, { minLength: 1, maxLength: 40 }), (list) => {
        const bitterness = SCORES.indexOf('bitterness');
        const found = filled(list).likeBut(1, { bitterness: -2 }, { limit: 5 });
        for (const { id } of found) {
          expect(id).not.toBe(1);
          expect(list[id - 1]?.[bitterness]).toBeLessThan(list[0]?.[bitterness] ?? 0);
        }
        const fitting = list.filter((entry) => (entry[bitterness] ?? 0) < (list[0]?.[bitterness] ?? 0));
        expect(found.length).toBe(Math.min(5, fitting.length));
      }),
    );
  });

  it('handles removal, changes, and a round trip through bytes', () => {
    const rows = filled([scores({ sweetness: 1 }), scores({ sweetness: 5 }), scores({ sweetness: 9 })]);
    rows.remove(1);
    rows.remove(77);
    rows.set(2, scores({ sweetness: 8 }));
    const copy = FlavourRows.fromBytes(rows.toBytes());
    for (const one of [rows, copy]) {
      expect(one.nearest(scores({}), { limit: 9 }).map(({ id }) => id)).toEqual([2, 3]);
      expect(one.scoresOf(1)).toBeNull();
      expect(one.scoresOf(2)?.[0]).toBe(8);
    }
    copy.set(1, scores({ sweetness: 2 }));
    expect(copy.nearest(scores({}), { limit: 1, except: new Set([2]) })).toEqual([{ id: 1, distance: 2 }]);
    expect(copy.nearest(scores({}), { limit: 1, accept: (id) => id === 3 })[0]?.id).toBe(3);
    expect(copy.likeBut(404, {}, { limit: 3 })).toEqual([]);
  });
});
