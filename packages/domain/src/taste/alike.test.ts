import { describe, expect, it } from 'vitest';
import { alikeTo } from './alike.ts';
import { FlavourRows } from './flavour-rows.ts';
import { SCORES, type Score } from './scores.ts';

const taste = (given: Partial<Record<Score, number>>) => SCORES.map((name) => given[name] ?? 3);
const drinks = new Map([
  [1, { scores: taste({ bitterness: 6 }), ingredient_ids: [11, 12] }],
  [2, { scores: taste({ bitterness: 5 }), ingredient_ids: [12, 13] }],
  [3, { scores: taste({ bitterness: 8 }), ingredient_ids: [11] }],
  [4, { scores: taste({ sweetness: 9, bitterness: 0, sourness: 9 }), ingredient_ids: [11] }],
]);
const flavour = FlavourRows.empty();
for (const [id, { scores }] of drinks) flavour.set(id, scores);
const source = { flavour, ingredientIdsOf: (id: number) => drinks.get(id)?.ingredient_ids ?? null };
const first = { id: 1, scores: taste({ bitterness: 6 }), ingredient_ids: [11, 12] };

describe('similar drinks', () => {
  it('are near in taste, nearest first, without the drink itself', () => {
    expect(alikeTo(source, first, {}).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('name shared ingredients and noticeable differences', () => {
    expect(alikeTo(source, first, {})[0]?.likeness).toEqual({
      shared_ingredient_ids: [12],
      changes: [{ score: 'bitterness', by: -1 }],
    });
  });

  it('differ as wished', () => {
    expect(alikeTo(source, first, { bitterness: 2 }).map(({ id }) => id)).toEqual([3]);
  });

  it('omit drinks that the catalogue no longer contains', () => {
    expect(alikeTo({ ...source, ingredientIdsOf: () => null }, first, {})).toEqual([]);
  });
});
