import type { IngredientCard } from '@cellaret/domain/card';
import type { RecipeItemView } from '@cellaret/domain/recipe-view';
import { fetchCards } from '#data/cards.ts';
import { missingFrom, type Stock } from '#data/stock.ts';
import { useLoaded } from '#lib/use-loaded.ts';

/** Cards of the ingredients a recipe needs and the stock lacks: what their substitutes are measured against. */
export function useMissingCards(
  items: readonly RecipeItemView[],
  stock: Stock | null,
): readonly IngredientCard[] {
  const missing =
    stock === null
      ? []
      : missingFrom(
          stock,
          items.map((item) => item.ingredient_id),
        );
  const loaded = useLoaded(missing.length === 0 ? null : missing.join(), () =>
    fetchCards('ingredient', missing),
  );
  return loaded.state === 'ready' && missing.length > 0 ? loaded.value : [];
}
