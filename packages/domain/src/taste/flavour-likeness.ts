import { TASTE_WEIGHTS } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

/** What of a recipe decides how like another it is. */
export interface LikenessRecipe {
  /** The eleven scores in the order of SCORES. */
  readonly scores: readonly number[];
  readonly ingredient_ids: readonly number[];
}

/** Why a recipe is like another, and what differs. The screen puts it into words ('with Gin, Campari; less bitter'). */
export interface Likeness {
  /** Ingredients of both, in the order of the first. */
  readonly shared_ingredient_ids: readonly number[];
  /** Tastes that differ noticeably, most first; `by` is the other minus this one (bitterness −2: two points less bitter). */
  readonly changes: readonly { readonly score: Score; readonly by: number }[];
}

/** Means of several ingredients lie closer together than ingredients do: half a point of a drink can be tasted. */
const NOTICEABLE = 0.5;

/** How far in taste (see `tasteDistance`) another drink may be to be called like this one. */
export const LIKE_WITHIN = 4.5;

/** What a drink has in common with another and where the other differs. */
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
