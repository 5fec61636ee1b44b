import type { FlavourRows } from './flavour-rows.ts';
import { TASTE_WEIGHTS, type TasteWish } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

interface LikenessRecipe {
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

interface Alike {
  readonly id: number;
  readonly likeness: Likeness;
}

interface AlikeSource {
  readonly flavour: FlavourRows;
  /** The ingredients of a drink; null if it does not exist. */
  readonly ingredientIdsOf: (id: number) => readonly number[] | null;
}

const MOST = 12;

export const hasWish = (wish: TasteWish): boolean => Object.values(wish).some((by) => by !== 0);

/** Of so many that taste nearest, shared ingredients decide which are shown. */
const CANDIDATES = 36;

/** The share of its distance that a drink of the same ingredients is spared. */
const SHARED_BONUS = 0.6;

/**
 * The nearest drinks: in taste, and by ingredients in common, so that a Boulevardier is nearer to a Negroni
 * than another bitter drink. With a wish, the nearest in taste that differ accordingly. Nearest first.
 */
export function alikeTo(
  { flavour, ingredientIdsOf }: AlikeSource,
  recipe: LikenessRecipe & { readonly id: number },
  wish: TasteWish,
): Alike[] {
  const isWish = hasWish(wish);
  const found = isWish
    ? flavour.likeBut(recipe.id, wish, { limit: MOST })
    : flavour
        .nearest(recipe.scores, { limit: CANDIDATES, except: new Set([recipe.id]) })
        .filter(({ distance }) => distance <= LIKE_WITHIN);
  const ranked = found.flatMap(({ id, distance }) => {
    const ingredient_ids = ingredientIdsOf(id);
    const scores = flavour.scoresOf(id);
    if (ingredient_ids === null || scores === null) return [];
    const likeness = likenessOf(recipe, { scores, ingredient_ids });
    const most = Math.max(1, recipe.ingredient_ids.length, ingredient_ids.length);
    const shared = likeness.shared_ingredient_ids.length / most;
    return { id, likeness, distance: isWish ? distance : distance * (1 - SHARED_BONUS * shared) };
  });
  ranked.sort((one, other) => one.distance - other.distance);
  return ranked.slice(0, MOST).map(({ id, likeness }) => ({ id, likeness }));
}
