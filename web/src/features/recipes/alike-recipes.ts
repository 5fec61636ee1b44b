import type { AlikeRecipe } from '@cellaret/domain/api/answers';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { neededIngredientIds } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { alikeTo, type Likeness } from '@cellaret/domain/taste/alike';
import type { TasteWish } from '@cellaret/domain/taste/flavour';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn, ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { verdictOf, type Stock } from '#data/catalogue/stock.ts';
import { answeredVerdict, type Verdict } from '#lib/verdict.ts';
import { scoresOfView } from './taste/strength.ts';

/** A drink like another as the screen shows it. */
export interface AlikeRow {
  id: number;
  name: string;
  look: unknown;
  cover: string | null;
  /** Names of ingredients of both. */
  shared: readonly string[];
  changes: Likeness['changes'];
  /** Null without a stock. */
  verdict: Verdict | null;
}

/** The drinks like a recipe by the browser's own catalogue; see `alikeTo`. */
export function alikesIn(
  catalogue: CompactCatalogue,
  recipe: RecipeView,
  wish: TasteWish,
  stock: Stock | null,
): AlikeRow[] {
  const scores = scoresOfView(recipe);
  if (scores === null) return [];
  const { flavour, recipes } = catalogue;
  const ingredient_ids = neededIngredientIds(recipe.recipe_items);
  const ingredientIdsOf = (id: number) => recipes.get(id)?.ingredient_ids ?? null;
  const found = alikeTo({ flavour, ingredientIdsOf }, { id: recipe.id, scores, ingredient_ids }, wish);
  return found.flatMap(({ id, likeness: { shared_ingredient_ids, changes } }) => {
    const entry = recipes.get(id);
    if (!entry) return [];
    return {
      id,
      name: entry.name,
      look: lookOfCode(entry.look),
      cover: entry.cover,
      shared: ingredientNamesIn(catalogue, shared_ingredient_ids),
      changes,
      verdict: stock && verdictOf(stock, entry.ingredient_ids, (one) => ingredientNameIn(catalogue, one)),
    };
  });
}

/** An answer of the API as a row. */
export const alikeRowOf = (answer: AlikeRecipe): AlikeRow => ({
  id: answer.id,
  name: answer.recipe_name,
  look: answer.look,
  cover: answer.cover,
  shared: answer.shared_ingredient_names,
  changes: answer.changes,
  verdict: answer.missing && answeredVerdict({ missing: answer.missing, stand_ins: answer.stand_ins }),
});
