import { BruteForce } from '@cellaret/domain/availability/matching/brute-force.testing';
import { Match } from '@cellaret/domain/availability/matching/match';
import {
  MatchIndex,
  type MatchIngredient,
  type MatchRecipe,
} from '@cellaret/domain/availability/matching/match-index';
import { bestPairs } from '@cellaret/domain/availability/matching/pairs';
import { suggestIngredients } from '@cellaret/domain/recommendations/suggestions';

/** The drinks that a shelf of the most used ingredients makes, by the engine and by the plain definition. */
export interface ShelfCheck {
  readonly shelf: readonly number[];
  /** Recipes that miss 0, 1 and 2 ingredients. */
  readonly counts: readonly [number, number, number];
  readonly next: readonly Bought[];
  readonly pairs: readonly Bought[];
  /** Where the engine and the plain definition differ; empty when they agree. */
  readonly differences: readonly string[];
}

interface Bought {
  readonly ingredient_ids: readonly number[];
  readonly completes: number;
}

/** The ingredients most recipes need, most used first; of equals the smaller id. */
export function mostUsed(recipes: readonly MatchRecipe[], count: number): number[] {
  const uses = new Map<number, number>();
  for (const recipe of recipes)
    for (const id of new Set(recipe.ingredient_ids)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return [...uses]
    .sort(([a, usesA], [b, usesB]) => usesB - usesA || a - b)
    .slice(0, count)
    .map(([id]) => id);
}

/**
 * Asks engine and plain definition what a shelf of the `size` most used ingredients makes, and what to buy
 * next.
 */
export function checkShelf(
  ingredients: readonly MatchIngredient[],
  recipes: readonly MatchRecipe[],
  size: number,
): ShelfCheck {
  const shelf = mostUsed(recipes, size);
  const match = new Match(MatchIndex.of(ingredients, recipes), shelf);
  const brute = new BruteForce(ingredients, recipes);
  const differences: string[] = [];
  const compare = (what: string, engine: number, plain: number): void => {
    if (engine !== plain) differences.push(`${what}: ${engine}, by the plain definition ${plain}`);
  };

  const missing = recipes.map((recipe) => brute.missing(recipe, shelf).length);
  const count = (wanted: number): number => {
    const engine = match.recipesMissing(wanted).length;
    compare(`recipes missing ${wanted}`, engine, missing.filter((one) => one === wanted).length);
    return engine;
  };
  const counts = [count(0), count(1), count(2)] as const;

  const owned = new Set(shelf);
  const others = ingredients.filter(({ id }) => !owned.has(id));
  const best = others.reduce((most, { id }) => Math.max(most, brute.completes(shelf, [id])), 0);
  const next = suggestIngredients({ match, in_cabinet: owned, limit: 5 }).flatMap(
    ({ ingredient_id, reason }) =>
      reason.kind === 'completes' ? [{ ingredient_ids: [ingredient_id], completes: reason.count }] : [],
  );
  compare('the best bottle completes', next[0]?.completes ?? 0, best);

  const pairs = bestPairs(match, 3);
  for (const bought of [...next, ...pairs])
    compare(
      `${bought.ingredient_ids.join(' and ')} complete`,
      bought.completes,
      brute.completes(shelf, bought.ingredient_ids),
    );
  return { shelf, counts, next, pairs, differences };
}
