import type { TasteWish } from '@cellaret/domain/flavour';
import { likenessOf, LIKE_WITHIN, type Likeness } from '@cellaret/domain/flavour-likeness';
import type { RecipeView } from '@cellaret/domain/recipe-view';
import type { CompactCatalogue } from '#data/compact-catalogue.ts';
import { scoresOfView } from './strength.ts';

/** A drink like another, with the reason. */
export interface Alike {
  id: number;
  likeness: Likeness;
}

const MOST = 12;

/** Whether anything is wished otherwise than it is. */
export const hasWish = (wish: TasteWish): boolean => Object.values(wish).some((by) => by !== 0);

/** The drinks nearest in taste; with a wish the nearest of those that differ that way. Nearest first. */
export function alikeTo(catalogue: CompactCatalogue, recipe: RecipeView, wish: TasteWish): Alike[] {
  const scores = scoresOfView(recipe);
  if (scores === null) return [];
  const { flavour, recipes } = catalogue;
  const found = hasWish(wish)
    ? flavour.likeBut(recipe.id, wish, { limit: MOST })
    : flavour
        .nearest(scores, { limit: MOST, except: new Set([recipe.id]) })
        .filter(({ distance }) => distance <= LIKE_WITHIN);
  const own = {
    scores,
    ingredient_ids: recipe.recipe_items.flatMap((item) => (item.garnish_only ? [] : [item.ingredient_id])),
  };
  return found.flatMap(({ id }) => {
    const entry = recipes.get(id);
    const theirs = flavour.scoresOf(id);
    if (!entry || theirs === null) return [];
    return { id, likeness: likenessOf(own, { scores: theirs, ingredient_ids: entry.ingredient_ids }) };
  });
}
