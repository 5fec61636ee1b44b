import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BruteForce } from '../availability/matching/brute-force.testing.ts';
import { MatchIndex } from '../availability/matching/match-index.ts';
import { Match } from '../availability/matching/match.ts';
import { buyNext } from './buy-next.ts';

const [gin, londonDry, plymouth, vodka, lime, ginger, campari] = [1, 2, 3, 4, 5, 6, 7];
const ingredients = [
  { id: gin, parent_ingredient_id: null },
  { id: londonDry, parent_ingredient_id: gin },
  { id: plymouth, parent_ingredient_id: gin },
  ...[vodka, lime, ginger, campari].map((id) => ({ id, parent_ingredient_id: null })),
];
const recipes = [
  [gin, lime],
  [gin, campari],
  [londonDry, lime],
  [plymouth, lime],
  [vodka, lime],
  [vodka, lime, ginger],
].map((ingredient_ids, at) => ({ id: 20 + at, ingredient_ids }));

const forOwned = (owned: readonly number[], limit = 9) => {
  const match = new Match(MatchIndex.of(ingredients, recipes), owned);
  return buyNext({ match, owned, substitutes: [], in_cabinet: new Set(owned), limit });
};

describe('what to buy next', () => {
  it('counts each bottle as if those above it were bought, and names others of its kind', () => {
    expect(forOwned([lime, campari])).toEqual([
      {
        ingredient_id: londonDry,
        reason: { kind: 'completes', count: 3 },
        others: [
          { ingredient_id: plymouth, completes: 3 },
          { ingredient_id: gin, completes: 2 },
        ],
      },
      { ingredient_id: vodka, reason: { kind: 'completes', count: 1 }, others: [] },
      { ingredient_id: ginger, reason: { kind: 'completes', count: 1 }, others: [] },
      { ingredient_id: plymouth, reason: { kind: 'completes', count: 1 }, others: [] },
    ]);
  });

  it('keeps its promise: all rows together complete the sum of their counts', () => {
    const brute = new BruteForce(ingredients, recipes);
    fc.assert(
      fc.property(fc.subarray([gin, londonDry, plymouth, vodka, lime, ginger, campari]), (owned) => {
        const rows = forOwned(owned).filter(({ reason }) => reason.kind === 'completes');
        const sum = rows.reduce((total, { reason }) => total + reason.count, 0);
        expect(
          brute.completes(
            owned,
            rows.map(({ ingredient_id }) => ingredient_id),
          ),
        ).toBe(sum);
      }),
    );
  });

  it('names what brings drinks closer where no single bottle completes one', () => {
    expect(forOwned([ginger], 1)).toEqual([
      { ingredient_id: lime, reason: { kind: 'closer', count: 5 }, others: [] },
    ]);
  });
});
