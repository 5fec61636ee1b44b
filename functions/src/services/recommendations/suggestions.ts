import type { SuggestedIngredient, SuggestedRecipe } from '@cellaret/domain/api/answers';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  suggestIngredients,
  suggestRecipes,
  type IngredientReason,
  type IngredientSuggestion,
} from '@cellaret/domain/recommendations/suggestions';
import { matchOf, namedSubstitutes } from '../availability/matching.ts';
import { readActiveStock, readStock } from '../cabinets/bar-cabinets.ts';
import { indexedNames, ingredientIn, recipeIn } from '../catalogue/briefs.ts';
import { currentCatalogue, type CurrentCatalogue } from '../catalogue/catalogue-index.ts';
import type { At } from '../core/place-access.ts';
import { readMenuRecipes } from '../menus/menus.ts';

const limit = LIMITS.search.results;

const drinks = (count: number) => (count === 1 ? '1 drink' : `${count} drinks`);

function ingredientReasonText({ kind, count }: IngredientReason): string {
  switch (kind) {
    case 'completes':
      return `unlocks ${drinks(count)}`;
    case 'closer':
      return `one step closer to ${drinks(count)}`;
    case 'popular':
      return `in ${drinks(count)}`;
  }
}

/** A suggestion by name; nothing for an ingredient that is not in the index. */
export function namedSuggestion(
  catalogue: CurrentCatalogue,
  { ingredient_id, reason }: IngredientSuggestion,
): SuggestedIngredient[] {
  const brief = ingredientIn(catalogue, ingredient_id);
  return brief ? [{ ...brief, reason: { ...reason, text: ingredientReasonText(reason) } }] : [];
}

/** Suggested ingredients for a cabinet: one read. Throws not-found. */
export async function suggestForCabinet(at: At, cabinetId: number): Promise<SuggestedIngredient[]> {
  const [catalogue, stock] = await Promise.all([currentCatalogue(), readStock(at, cabinetId)]);
  const match = matchOf(catalogue, stock);
  return suggestIngredients({ match, in_cabinet: stock.all, limit }).flatMap((one) =>
    namedSuggestion(catalogue, one),
  );
}

type Suggested = ReturnType<typeof suggestRecipes>[number]['reason'];

function recipeReason(catalogue: CurrentCatalogue, reason: Suggested): SuggestedRecipe['reason'] {
  switch (reason.kind) {
    case 'makeable':
      return { kind: 'makeable', missing: [], text: 'You have everything' };
    case 'replaced': {
      const substitutes = namedSubstitutes(catalogue, reason.replaced);
      const texts = substitutes.map(({ wanted, taken }) => `${taken} for ${wanted}`);
      const missing = substitutes.map(({ wanted }) => wanted);
      return { kind: 'missing', missing, substitutes, text: `With ${texts.join(', ')}` };
    }
    case 'missing': {
      const missing = indexedNames(catalogue, reason.ingredient_ids);
      return { kind: 'missing', missing, text: `Missing ${missing.join(', ')}` };
    }
    case 'similar':
      return { kind: 'similar', missing: [], text: 'Fits this menu’s taste' };
    case 'popular':
      return { kind: 'popular', missing: [], text: 'Uses popular ingredients' };
  }
}

/** Suggested recipes for a menu, by active cabinet and taste: three reads. Throws not-found. */
export async function suggestForMenu(at: At, menuId: number): Promise<SuggestedRecipe[]> {
  const [catalogue, { recipeIds, preferences }] = await Promise.all([
    currentCatalogue(),
    readMenuRecipes(at, menuId),
  ]);
  const stock = await readActiveStock(at, preferences);
  const match = stock && stock.inStock.length > 0 ? matchOf(catalogue, stock) : null;
  const suggestions = suggestRecipes({
    index: catalogue.matching,
    flavour: catalogue.flavour,
    match,
    on_menu: recipeIds,
    limit,
  });
  return suggestions.flatMap(({ recipe_id, reason }) => {
    const brief = recipeIn(catalogue, recipe_id);
    return brief ? { ...brief, reason: recipeReason(catalogue, reason) } : [];
  });
}
