import { likenessOf, LIKE_WITHIN, type Likeness, type LikenessRecipe } from './flavour-likeness.ts';
import type { FlavourRows } from './flavour-rows.ts';
import type { TasteWish } from './flavour.ts';

export interface Alike {
  readonly id: number;
  readonly likeness: Likeness;
}

export interface AlikeSource {
  readonly flavour: FlavourRows;
  /** The ingredients of a drink; null if it does not exist. */
  readonly ingredientIdsOf: (id: number) => readonly number[] | null;
}

const MOST = 12;

export const hasWish = (wish: TasteWish): boolean => Object.values(wish).some((by) => by !== 0);

/** The drinks nearest in taste; with a wish the nearest ones that differ accordingly. Nearest first. */
export function alikeTo(
  { flavour, ingredientIdsOf }: AlikeSource,
  recipe: LikenessRecipe & { readonly id: number },
  wish: TasteWish,
): Alike[] {
  const found = hasWish(wish)
    ? flavour.likeBut(recipe.id, wish, { limit: MOST })
    : flavour
        .nearest(recipe.scores, { limit: MOST, except: new Set([recipe.id]) })
        .filter(({ distance }) => distance <= LIKE_WITHIN);
  return found.flatMap(({ id }) => {
    const ingredient_ids = ingredientIdsOf(id);
    const scores = flavour.scoresOf(id);
    if (ingredient_ids === null || scores === null) return [];
    return { id, likeness: likenessOf(recipe, { scores, ingredient_ids }) };
  });
}
