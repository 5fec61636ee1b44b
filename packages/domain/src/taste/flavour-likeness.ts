import { TASTE_WEIGHTS } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

export interface LikenessRecipe {
  /** In the order of SCORES. */
  readonly scores: readonly number[];
  readonly ingredient_ids: readonly number[];
}

/** Similarity and differences of two recipes. Screens show it as text ('with Gin, Campari; less bitter'). */
export interface Likeness {
  /** Ingredients in both, in the order of the first. */
  readonly shared_ingredient_ids: readonly number[];
  /** Noticeable differences, largest first; `by` is the other minus this one. */
  readonly changes: readonly { readonly score: Score; readonly by: number }[];
}

/** Averages of ingredients vary less than ingredients: half a point in a drink is noticeable. */
const NOTICEABLE = 0.5;

/** The maximum `tasteDistance` of similar drinks. */
export const LIKE_WITHIN = 4.5;

export function likenessOf(recipe: LikenessRecipe, other: LikenessRecipe): Likeness {
  const theirs = new Set(other.ingredient_ids);
  return {
    shared_ingredient_ids: [...new Set(recipe.ingredient_ids)].filter((id) => theirs.has(id)),
    changes: SCORES.map((score, index) => ({
      score,
      by: Math.round(((other.scores[index] ?? 0) - (recipe.scores[index] ?? 0)) * 100) / 100,
    }))
      .filter(({ by }, index) => (TASTE_WEIGHTS[index] ?? 0) > 0 && Math.abs(by) >= NOTICEABLE)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by)),
  };
}
