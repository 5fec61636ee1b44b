import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import { verdictOf, type Stock } from '#data/catalogue/stock.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';

interface MenuItemNoteProps {
  card: RecipeCard | undefined;
  stock: Stock | null;
  names: ReadonlyMap<number, string>;
}

/** Says that a kept recipe can be made now, or what is missing. */
export function MenuItemNote({ card, stock, names }: MenuItemNoteProps) {
  if (card === undefined || stock === null) return null;
  const { ingredient_ids: needed } = card;
  const unnamed = needed.some((id) => !stock.provides.has(id) && !names.has(id));
  return unnamed ? null : <StockBadge {...verdictOf(stock, needed, (id) => names.get(id) ?? '')} />;
}
