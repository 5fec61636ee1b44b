import type { RecipeCard } from '@cellaret/domain/card';
import { fetchCards, knownCards } from '#data/cards.ts';
import { missingFrom, type Stock } from '#data/stock.ts';
import { useLoaded } from '#lib/use-loaded.ts';

/** Names of everything the stock lacks for the given recipes, by id. */
export function useMissingNames(
  cards: Iterable<RecipeCard>,
  stock: Stock | null,
): ReadonlyMap<number, string> {
  const needed = [...cards].flatMap((card) => card.ingredient_ids);
  const ids = stock === null ? [] : missingFrom(stock, needed).sort((a, b) => a - b);
  useLoaded(ids.length === 0 ? null : ids.join(), () => fetchCards('ingredient', ids));
  return new Map(knownCards('ingredient', ids).map((card) => [card.id, card.name]));
}
