import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import { fetchCards, knownCards } from '#data/catalogue/cards.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';

/**
 * Names of everything that is not in stock for the given recipes, by id, replaced or not; read from cards
 * only beyond the browser's catalogue.
 */
export function useMissingNames(
  cards: Iterable<RecipeCard>,
  stock: Stock | null,
): ReadonlyMap<number, string> {
  const needed = [...cards].flatMap((card) => card.ingredient_ids);
  const ids =
    stock === null ? [] : [...new Set(needed.filter((id) => !stock.provides.has(id)))].sort((a, b) => a - b);
  const catalogue = stock?.catalogue ?? null;
  const asks = catalogue === null && ids.length > 0;
  useLoaded(asks ? ['cards', ids] : null, () => fetchCards('ingredient', ids));
  const named = catalogue
    ? ids.map((id) => ({ id, name: ingredientNameIn(catalogue, id) }))
    : knownCards('ingredient', ids);
  return new Map(named.map(({ id, name }) => [id, name]));
}
