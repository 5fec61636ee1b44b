import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BruteForce } from '../availability/matching/brute-force.testing.ts';
import { MatchIndex } from '../availability/matching/match-index.ts';
import { Match } from '../availability/matching/match.ts';
import { FlavourRows } from '../taste/flavour-rows.ts';
import { SCORES } from '../taste/scores.ts';
import { suggestIngredients, suggestRecipes } from './suggestions.ts';

const [gin, londonDry, vermouth, campari, lime] = [1, 2, 3, 4, 5];
const ingredients = [
  { id: gin, parent_ingredient_id: null },
  { id: londonDry, parent_ingredient_id: gin },
  { id: vermouth, parent_ingredient_id: null },
  { id: campari, parent_ingredient_id: null },
  { id: lime, parent_ingredient_id: null },
];
const [negroni, martini, americano, gimlet] = [10, 11, 12, 13];
const recipes = [
  { id: negroni, ingredient_ids: [gin, vermouth, campari] },
  { id: martini, ingredient_ids: [gin, vermouth] },
  { id: americano, ingredient_ids: [vermouth, campari] },
  { id: gimlet, ingredient_ids: [gin, lime] },
];
const index = MatchIndex.of(ingredients, recipes);
const forCabinet = (owned: number[], in_cabinet: number[] = owned) =>
  suggestIngredients({ match: new Match(index, owned), in_cabinet: new Set(in_cabinet), limit: 10 });

describe('suggestIngredients', () => {
  it('sorts by newly completed recipes, then by recipes brought closer', () => {
    expect(forCabinet([gin])).toEqual([
      { ingredient_id: vermouth, reason: { kind: 'completes', count: 1 } },
      { ingredient_id: lime, reason: { kind: 'completes', count: 1 } },
      { ingredient_id: campari, reason: { kind: 'closer', count: 2 } },
    ]);
  });

  it('suggests the most used ingredients for an empty cabinet', () => {
    expect(
      forCabinet([]).map(({ ingredient_id, reason }) => [ingredient_id, reason.kind, reason.count]),
    ).toEqual([
      [gin, 'popular', 3],
      [vermouth, 'popular', 3],
      [campari, 'popular', 2],
      [lime, 'popular', 1],
    ]);
  });

  it('excludes cabinet items, even out of stock, and their ancestors', () => {
    const suggested = forCabinet([vermouth], [vermouth, gin]).map(({ ingredient_id }) => ingredient_id);
    expect(suggested).toEqual([campari, lime]);
  });

  it('is empty if everything is in stock', () => {
    expect(forCabinet([gin, vermouth, campari, lime])).toEqual([]);
  });

  it('counts like the reference implementation', () => {
    const brute = new BruteForce(ingredients, recipes);
    fc.assert(
      fc.property(fc.subarray([gin, londonDry, vermouth, campari, lime], { minLength: 1 }), (owned) => {
        for (const { ingredient_id, reason } of forCabinet(owned)) {
          const completes = brute.completes(owned, [ingredient_id]);
          expect(reason).toEqual(
            completes > 0
              ? { kind: 'completes', count: completes }
              : { kind: 'closer', count: brute.closer(owned, ingredient_id) },
          );
        }
      }),
    );
  });
});

const taste = (sweetness: number): number[] => SCORES.map((name) => (name === 'sweetness' ? sweetness : 0));
const flavour = FlavourRows.empty();
flavour.set(negroni, taste(3));
flavour.set(martini, taste(0));
flavour.set(americano, taste(5));
flavour.set(gimlet, taste(8));

const forMenu = (owned: number[] | null, on_menu: number[], limit = 10) =>
  suggestRecipes({
    index,
    flavour,
    match: owned === null ? null : new Match(index, owned),
    on_menu: new Set(on_menu),
    limit,
  });

describe('suggestRecipes', () => {
  it('sorts makeable recipes first, then by missing ingredients, then by distance in taste', () => {
    expect(forMenu([gin, vermouth], [negroni])).toEqual([
      { recipe_id: martini, reason: { kind: 'makeable' } },
      { recipe_id: americano, reason: { kind: 'missing', ingredient_ids: [campari] } },
      { recipe_id: gimlet, reason: { kind: 'missing', ingredient_ids: [lime] } },
    ]);
  });

  it('sorts by taste without a cabinet', () => {
    expect(forMenu(null, [gimlet]).map(({ recipe_id, reason }) => [recipe_id, reason.kind])).toEqual([
      [americano, 'similar'],
      [negroni, 'similar'],
      [martini, 'similar'],
    ]);
  });

  it('suggests recipes of common ingredients without a cabinet and a menu', () => {
    expect(forMenu(null, []).map(({ recipe_id, reason }) => [recipe_id, reason.kind])).toEqual([
      [martini, 'popular'],
      [negroni, 'popular'],
      [americano, 'popular'],
      [gimlet, 'popular'],
    ]);
  });

  it('respects the limit and excludes recipes on the menu', () => {
    expect(forMenu([gin], [negroni, martini], 1)).toHaveLength(1);
    expect(forMenu([gin], [negroni, martini, americano, gimlet])).toEqual([]);
    expect(forMenu([gin], [999])).toHaveLength(4);
  });

  it('is empty for an empty index', () => {
    const input = { index: MatchIndex.empty(), flavour: FlavourRows.empty(), match: null, limit: 5 };
    expect(suggestRecipes({ ...input, on_menu: new Set() })).toEqual([]);
  });
});
