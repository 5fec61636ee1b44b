import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { useCallback, type ReactNode } from 'react';
import type { useHouseRules } from '#data/cabinets/house-rules.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { useAlikeFacts } from '../use-alike-facts.ts';
import { LineAvailability } from './line-availability.tsx';

/** Notes about the stock for the lines of `RecipeLines`. */
export function useLineNote(
  items: readonly RecipeItemView[],
  stock: Stock | null,
  decide?: ReturnType<typeof useHouseRules>,
): (item: RecipeItemView, servings: number) => ReactNode {
  const facts = useAlikeFacts(items, stock);
  return useCallback(
    (item, servings) =>
      stock !== null && (
        <LineAvailability item={item} servings={servings} stock={stock} facts={facts} decide={decide} />
      ),
    [stock, facts, decide],
  );
}
