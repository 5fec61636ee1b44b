import type { RecipeCard } from '@cellaret/domain/card';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';

interface MenuItemNoteProps {
  card: RecipeCard | undefined;
  stock: Stock | null;
  names: ReadonlyMap<number, string>;
}

/** Whether a kept recipe can be made now, or what is missing. */
export function MenuItemNote({ card, stock, names }: MenuItemNoteProps) {
  if (card === undefined || stock === null) return null;
  const missing = missingFrom(stock, card.ingredient_ids);
  const known = missing.flatMap((id) => names.get(id) ?? []);
  return known.length < missing.length ? null : <StockBadge missing={known} />;
}
