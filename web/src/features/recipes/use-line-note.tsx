import type { RecipeItemView } from '@cellaret/domain/recipe-view';
import { useCallback, type ReactNode } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { LineVerdict } from './line-verdict.tsx';
import { useSubstituteFacts } from './use-substitute-facts.ts';

/** What a stock has for the lines of a recipe, for `RecipeLines`; nothing while there is none. */
export function useLineNote(
  items: readonly RecipeItemView[],
  stock: Stock | null,
): (item: RecipeItemView) => ReactNode {
  const facts = useSubstituteFacts(items, stock);
  return useCallback(
    (item) => stock !== null && <LineVerdict item={item} stock={stock} facts={facts} />,
    [stock, facts],
  );
}
