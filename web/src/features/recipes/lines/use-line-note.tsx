import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { useCallback, useState, type ReactNode } from 'react';
import type { useHouseRules } from '#data/cabinets/house-rules.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { expectsStock } from '#lib/browser/feed-hints.ts';
import { useAlikeFacts } from '../use-alike-facts.ts';
import { LineAvailability, AvailabilityToCome } from './line-availability.tsx';

/** Notes about the stock for the lines of `RecipeLines`; they keep their place while the stock loads. */
export function useLineNote(
  items: readonly RecipeItemView[],
  stock: Stock | null,
  decide?: ReturnType<typeof useHouseRules>,
): (item: RecipeItemView, servings: number) => ReactNode {
  const facts = useAlikeFacts(items, stock);
  const [expected] = useState(expectsStock);
  return useCallback(
    (item, servings) => {
      if (stock !== null)
        return (
          <LineAvailability item={item} servings={servings} stock={stock} facts={facts} decide={decide} />
        );
      return expected && <AvailabilityToCome />;
    },
    [stock, facts, decide, expected],
  );
}
