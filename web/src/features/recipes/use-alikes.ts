import type { AlikeRecipe } from '@cellaret/domain/api/answers';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { neededIngredientIds } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { alikeTo, hasWish, type Likeness } from '@cellaret/domain/taste/alike';
import type { TasteWish } from '@cellaret/domain/taste/flavour';
import { useMemo } from 'react';
import { callApi } from '#data/api/call-api.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn, ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { type Stock, stockKey, availabilityOf } from '#data/catalogue/stock.ts';
import { answeredAvailability, type Availability } from '#lib/availability.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useSaved } from '#lib/hooks/use-saved.ts';
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
  availability: Availability | null;
}

/** The drinks like a recipe by the browser's own catalogue; see `alikeTo`. */
function alikesIn(
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
      availability:
        stock && availabilityOf(stock, entry.ingredient_ids, (one) => ingredientNameIn(catalogue, one)),
    };
  });
}

/** An answer of the API as a row. */
const alikeRowOf = (answer: AlikeRecipe): AlikeRow => ({
  id: answer.id,
  name: answer.recipe_name,
  look: answer.look,
  cover: answer.cover,
  shared: answer.shared_ingredient_names,
  changes: answer.changes,
  availability:
    answer.missing && answeredAvailability({ missing: answer.missing, substitutes: answer.substitutes }),
});

/** How long a slider rests before the API is asked. */
const REST_MS = 250;

/** Milliseconds that an answer is kept for Back: the page finds its place only if it is there at once. */
const KEPT_MS = 10 * 60_000;

/** Drinks like a recipe, as far as loaded. */
export interface Alikes {
  /** Those of the wish before while new ones are on their way; null where there are none to show yet. */
  rows: readonly AlikeRow[] | null;
  /** True if wishes work: the catalogue may lack a recipe that was saved just now. */
  takesWishes: boolean;
  /** The failure, and how to try again. */
  failure: { error: unknown; retry: () => void } | null;
}

async function askApi(
  recipe: RecipeView,
  wish: TasteWish,
  cabinetId: number | undefined,
  signal: AbortSignal,
): Promise<AlikeRow[]> {
  if (hasWish(wish)) await new Promise((rested) => setTimeout(rested, REST_MS));
  signal.throwIfAborted();
  const body = { recipe_id: recipe.id, wish, bar_cabinet_id: cabinetId };
  return (await callApi('searchAlike', {}, body, { signal })).map(alikeRowOf);
}

/** The drinks like a recipe: by the browser's catalogue at once, by the API where this device has none. */
export function useAlikes(recipe: RecipeView, wish: TasteWish, stock: Stock | null): Alikes {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  const here = useMemo(
    () => catalogue && alikesIn(catalogue, recipe, wish, stock),
    [catalogue, recipe, wish, stock],
  );
  const asksApi = live.state !== 'loading' && catalogue === null;
  // The API knows what has reached the server.
  const settledStock = useSaved(
    stock ? stockKey(stock.cabinet, stock.substitutionRules.staple_ids) : '',
    stock?.pending === true,
  );
  const answer = useLoaded(
    asksApi && settledStock !== null ? ['alike', recipe.id, recipe.version, wish, settledStock] : null,
    (signal) => askApi(recipe, wish, stock?.cabinet.id, signal),
    { freshMs: KEPT_MS },
  );
  if (catalogue !== null)
    return { rows: here, takesWishes: catalogue.flavour.scoresOf(recipe.id) !== null, failure: null };
  return {
    rows: answer.state === 'ready' ? answer.value : answer.state === 'loading' ? answer.before : null,
    takesWishes: asksApi,
    failure: answer.state === 'error' ? { error: answer.error, retry: answer.retry } : null,
  };
}
