import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { useCallback, useState, type ReactNode } from 'react';
import type { useSwapRules } from '#data/cabinets/swap-rules.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { expectsStock } from '#lib/browser/feed-hints.ts';
import { useSubstituteFacts } from '../use-substitute-facts.ts';
import { LineVerdict, VerdictToCome } from './line-verdict.tsx';

/** Notes about the stock for the lines of `RecipeLines`; they keep their place while the stock loads. */
export function useLineNote(
  items: readonly RecipeItemView[],
  stock: Stock | null,
  decide?: ReturnType<typeof useSwapRules>,
): (item: RecipeItemView, servings: number) => ReactNode {
  const facts = useSubstituteFacts(items, stock);
  const [expected] = useState(expectsStock);
  return useCallback(
    (item, servings) => {
      if (stock !== null)
        return <LineVerdict item={item} servings={servings} stock={stock} facts={facts} decide={decide} />;
      return expected && <VerdictToCome />;
    },
    [stock, facts, decide, expected],
  );
}
