import { describe, expect, it } from 'vitest';
import { suggestIngredients } from '../../recommendations/suggestions.ts';
import { BruteForce } from './brute-force.testing.ts';
import { MatchIndex, type MatchIngredient, type MatchRecipe } from './match-index.ts';
import { Match } from './match.ts';
import { bestPairs } from './pairs.ts';

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
