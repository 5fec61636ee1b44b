import type { RecipeCard } from '@cellaret/domain/card';
import type { Menu } from '@cellaret/domain/menu';
import { fetchCards, knownCards } from '#data/cards.ts';
import { missingFrom, type Stock } from '#data/stock.ts';
import { useLoaded } from '#lib/use-loaded.ts';

/** Menus beyond this show their further recipes by name alone: a card is a document read. */
const MOST_CARDS = 120;

/** The cards of a menu's recipes by id, as far as they are known yet: each is read once a visit. */
export function useMenuCards(menu: Menu | null): ReadonlyMap<number, RecipeCard> {
  const ids = Object.entries(menu?.items ?? {})
    .filter(([, entry]) => !entry.is_deleted)
    .map(([id]) => Number(id))
    .slice(0, MOST_CARDS);
  useLoaded(ids.length === 0 ? null : ids.join(), () => fetchCards('recipe', ids));
  return new Map(knownCards('recipe', ids).map((card) => [card.id, card]));
}

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
