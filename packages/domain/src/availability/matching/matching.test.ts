import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededIngredientIds } from '../../recipes/recipe.ts';
import { suggestIngredients } from '../../recommendations/suggestions.ts';
import type { SubstitutePair } from '../substitutes.ts';
import { BruteForce } from './brute-force.testing.ts';
import { MatchIndex, type MatchIngredient, type MatchRecipe } from './match-index.ts';
import { Match } from './match.ts';
import { bestPairs } from './pairs.ts';

const INGREDIENTS = 14;

interface World {
  readonly ingredients: MatchIngredient[];
  readonly recipes: MatchRecipe[];
  readonly owned: number[];
  readonly substitutes: SubstitutePair[];
}

/** Ids spread over the whole range, for ingredients whose parents have smaller numbers. */
const idOf = (number: number): number => (number % 3 === 0 ? number + 1 : number * 600_000_000_000_007 + 5);

const ingredientNumber = fc.nat({ max: INGREDIENTS - 1 });

const world: fc.Arbitrary<World> = fc.record({
  ingredients: fc
    .array(fc.nat({ max: INGREDIENTS + 4 }), { minLength: INGREDIENTS, maxLength: INGREDIENTS })
    .map((parents) =>
      parents.map((parent, number) => ({
        id: idOf(number),
        parent_ingredient_id: parent < number ? idOf(parent) : null,
      })),
    ),
  recipes: fc
    .array(fc.array(ingredientNumber, { maxLength: 5 }), { maxLength: 30 })
    .map((rows) => rows.map((row, index) => ({ id: 2 ** 40 + index * 7919, ingredient_ids: row.map(idOf) }))),
  owned: fc.uniqueArray(ingredientNumber, { maxLength: 8 }).map((numbers) => numbers.map(idOf)),
  substitutes: fc
    .array(fc.tuple(ingredientNumber, ingredientNumber), { maxLength: 8 })
    .map((pairs) =>
      pairs.map(([line, taken]) => ({ ingredient_id: idOf(line), substitute_ingredient_id: idOf(taken) })),
    ),
});

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

function expectToAgree(
  match: Match,
  brute: BruteForce,
  owned: readonly number[],
  ids: readonly number[],
): void {
  expect(sorted(match.recipesMissing(0))).toEqual(sorted(brute.makeable(owned)));
  for (const recipe of brute.recipes) {
    const missing = brute.missing(recipe, owned);
    expect(match.missingCount(recipe.id)).toBe(missing.length);
    expect(sorted(match.missingOf(recipe.id) ?? [])).toEqual(sorted(missing));
    const replaced = match.replacedOf(recipe.id) ?? [];
    expect(sorted(replaced.map((one) => one.ingredient_id))).toEqual(sorted(brute.replaced(recipe, owned)));
    expect(match.replacedCount(recipe.id)).toBe(replaced.length);
    for (const { by_ingredient_id } of replaced) expect(owned).toContain(by_ingredient_id);
  }
  const { completes, closer } = match.tallies();
  const tallied = (tally: Int32Array, id: number) => tally[match.index.hierarchy.table.placeOf(id)] ?? 0;
  for (const id of ids) {
    expect(tallied(completes, id), `completes of ${id}`).toBe(brute.completes(owned, [id]));
    expect(tallied(closer, id), `closer of ${id}`).toBe(brute.closer(owned, id));
  }
}

const ids = Array.from({ length: INGREDIENTS }, (_, number) => idOf(number));

describe('matching equals the reference implementation', () => {
  it('for makeable, missing, completing and closer recipes', () => {
    fc.assert(
      fc.property(world, ({ ingredients, recipes, owned, substitutes }) => {
        const match = new Match(MatchIndex.of(ingredients, recipes), owned, substitutes);
        expectToAgree(match, new BruteForce(ingredients, recipes, substitutes), owned, ids);
      }),
      { numRuns: 300 },
    );
  });

  it('for recipes in which garnishes and optional lines never count', () => {
    const line = fc.record({
      ingredient_id: ingredientNumber.map(idOf),
      garnish_only: fc.boolean(),
      optional: fc.boolean(),
    });
    const written = fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 20 });
    fc.assert(
      fc.property(world, written, ({ ingredients, owned, substitutes }, lists) => {
        const recipes = lists.map((items, id) => ({ id, ingredient_ids: neededIngredientIds(items) }));
        const match = new Match(MatchIndex.of(ingredients, recipes), owned, substitutes);
        const brute = new BruteForce(ingredients, [], substitutes);
        for (const [id, items] of lists.entries()) {
          const blocking = items.filter(
            ({ ingredient_id, garnish_only, optional }) =>
              !(garnish_only || optional) &&
              !brute.has(ingredient_id, owned) &&
              !brute.hasSubstitute(ingredient_id, owned),
          );
          const expected = new Set(blocking.map((one) => one.ingredient_id));
          expect(sorted(match.missingOf(id) ?? [])).toEqual(sorted([...expected]));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('for the best pairs to buy', () => {
    fc.assert(
      fc.property(world, ({ ingredients, recipes, owned, substitutes }) => {
        const brute = new BruteForce(ingredients, recipes, substitutes);
        const pairs = bestPairs(new Match(MatchIndex.of(ingredients, recipes), owned, substitutes), 5);
        const single = new Map(ids.map((id) => [id, brute.completes(owned, [id])]));
        let best = 0;
        for (const [index, a] of ids.entries()) {
          for (const b of ids.slice(index + 1)) {
            const value = brute.completes(owned, [a, b]);
            if (value > (single.get(a) ?? 0) + (single.get(b) ?? 0)) best = Math.max(best, value);
          }
        }
        expect(pairs[0]?.completes ?? 0).toBe(best);
        for (const pair of pairs) expect(brute.completes(owned, pair.ingredient_ids)).toBe(pair.completes);
      }),
      { numRuns: 300 },
    );
  });

  it('after changes as after a rebuild, and after a round trip through bytes', () => {
    const changes = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('set' as const),
          recipe: fc.nat({ max: 12 }),
          items: fc.array(ingredientNumber, { maxLength: 5 }),
        }),
        fc.record({ kind: fc.constant('remove' as const), recipe: fc.nat({ max: 12 }) }),
        fc.record({ kind: fc.constant('move' as const), child: ingredientNumber, parent: ingredientNumber }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(world, changes, ({ ingredients, recipes, owned, substitutes }, list) => {
        const index = MatchIndex.of(ingredients, recipes);
        new Match(index, owned, substitutes).tallies();
        const parents = new Map(ingredients.map((one) => [one.id, one.parent_ingredient_id]));
        const rows = new Map(recipes.map((recipe) => [recipe.id, recipe]));
        for (const change of list) {
          if (change.kind === 'move') {
            const parent = change.parent < change.child ? idOf(change.parent) : null;
            parents.set(idOf(change.child), parent);
            index.setIngredient({ id: idOf(change.child), parent_ingredient_id: parent });
            continue;
          }
          const id = 2 ** 40 + change.recipe * 7919;
          if (change.kind === 'remove') {
            rows.delete(id);
            index.removeRecipe(id);
          } else {
            rows.set(id, { id, ingredient_ids: change.items.map(idOf) });
            index.setRecipe({ id, ingredient_ids: change.items.map(idOf) });
          }
        }
        const brute = new BruteForce(
          [...parents].map(([id, parent_ingredient_id]) => ({ id, parent_ingredient_id })),
          [...rows.values()],
          substitutes,
        );
        expect(index.size).toBe(rows.size);
        expectToAgree(new Match(index, owned, substitutes), brute, owned, ids);
        expectToAgree(
          new Match(MatchIndex.fromBytes(index.toBytes()), owned, substitutes),
          brute,
          owned,
          ids,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('matching', () => {
  const gin = { id: 1, parent_ingredient_id: null };
  const londonDry = { id: 2, parent_ingredient_id: 1 };
  const beefeater = { id: 3, parent_ingredient_id: 2 };
  const campari = { id: 4, parent_ingredient_id: null };

  it('accepts a grandchild for its grandparent, but not a parent for its child', () => {
    const index = MatchIndex.of(
      [gin, londonDry, beefeater],
      [
        { id: 10, ingredient_ids: [1] },
        { id: 11, ingredient_ids: [3] },
      ],
    );
    expect(new Match(index, [3]).recipesMissing(0)).toEqual([10, 11]);
    expect(new Match(index, [1]).recipesMissing(0)).toEqual([10]);
  });

  it('ends for a cycle of parents', () => {
    const loop = [
      { id: 1, parent_ingredient_id: 2 },
      { id: 2, parent_ingredient_id: 3 },
      { id: 3, parent_ingredient_id: 1 },
      { id: 4, parent_ingredient_id: 4 },
    ];
    const match = new Match(MatchIndex.of(loop, [{ id: 10, ingredient_ids: [1, 2, 3, 4] }]), [1, 4]);
    expect(match.tallies().completes.every((count) => count >= 0)).toBe(true);
  });

  it('handles an empty index, no owned ingredients and unknown ids', () => {
    const nothing = new Match(MatchIndex.empty(), [99]);
    expect(nothing.recipesMissing(0)).toEqual([]);
    expect([...nothing.tallies().completes]).toEqual([]);
    expect(nothing.missingCount(1)).toBeNull();
    expect(bestPairs(nothing, 5)).toEqual([]);
    const match = new Match(MatchIndex.of([gin], [{ id: 10, ingredient_ids: [1] }]), []);
    expect([...match.tallies().completes]).toEqual([1]);
    expect([...match.tallies().closer]).toEqual([0]);
  });

  it('names the ancestor in a pair that its descendants would also complete', () => {
    const index = MatchIndex.of(
      [gin, londonDry, beefeater, campari],
      [
        { id: 10, ingredient_ids: [1, 4] },
        { id: 11, ingredient_ids: [1, 4] },
        { id: 12, ingredient_ids: [2, 3] },
      ],
    );
    expect(bestPairs(new Match(index, []), 9)).toEqual([
      { ingredient_ids: [3, 4], completes: 3 },
      { ingredient_ids: [1, 4], completes: 2 },
    ]);
  });

  it('rejects bytes of another format', () => {
    expect(() => MatchIndex.fromBytes(new Uint8Array([1, 2, 3]))).toThrow(RangeError);
  });
});

/** A small, realistic catalogue: few ingredients in most recipes, most in one or two, some with parents. */
function makePack(): { ingredients: MatchIngredient[]; recipes: MatchRecipe[] } {
  const ingredients = Array.from({ length: 192 }, (_, at) => ({
    id: at + 1,
    parent_ingredient_id: at % 6 === 5 ? (at % 30) + 1 : null,
  })).map((one) => (one.parent_ingredient_id === one.id ? { ...one, parent_ingredient_id: null } : one));
  let state = 306;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const recipes = Array.from({ length: 306 }, (_, at) => ({
    id: 20_001 + at,
    ingredient_ids: Array.from({ length: 3 + (at % 4) }, () => Math.floor(193 ** random())),
  }));
  return { ingredients, recipes };
}

describe('the 20 most used ingredients', () => {
  const { ingredients, recipes } = makePack();
  const index = MatchIndex.of(ingredients, recipes);
  const uses = index.uses();
  const shelf = ingredients
    .map(({ id }) => id)
    .sort((a, b) => (uses[b - 1] ?? 0) - (uses[a - 1] ?? 0) || a - b)
    .slice(0, 20);
  const match = new Match(index, shelf);
  const brute = new BruteForce(ingredients, recipes);

  it('make as many of 306 recipes as the reference implementation finds', () => {
    expect(match.recipesMissing(0).length).toBe(brute.makeable(shelf).length);
    expect(match.recipesMissing(0).length).toBeGreaterThan(10);
  });

  it('have the same best next bottle as in the reference implementation', () => {
    const [best] = suggestIngredients({ match, in_cabinet: new Set(shelf), limit: 1 });
    const others = ingredients
      .filter(({ id }) => !shelf.includes(id))
      .map(({ id }) => brute.completes(shelf, [id]));
    expect(best?.reason).toEqual({ kind: 'completes', count: Math.max(...others) });
    expect(brute.completes(shelf, [best?.ingredient_id ?? 0])).toBe(Math.max(...others));
  });

  it('have a best pair that completes as many recipes as in the reference implementation', () => {
    const [best] = bestPairs(match, 1);
    expect(best?.completes).toBe(brute.completes(shelf, best?.ingredient_ids ?? []));
  });
});
