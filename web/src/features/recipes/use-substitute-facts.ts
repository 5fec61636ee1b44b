import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import type { SubstituteIngredient } from '@cellaret/domain/taste/alike-ingredients';
import { useMemo } from 'react';
import { fetchCards } from '#data/catalogue/cards.ts';
import { substituteFactsIn } from '#data/catalogue/in-catalogue.ts';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';

/** Facts that substitutes are measured by: of missing ingredients, and of those in stock. */
export interface SubstituteFacts {
  wanted: readonly SubstituteIngredient[];
  available: readonly SubstituteIngredient[];
}

const NO_IDS: readonly number[] = [];

const NOTHING: SubstituteFacts = { wanted: [], available: [] };

/**
 * From the compact catalogue without a read; beyond it from cards, each read once a visit. Empty while it
 * loads.
 */
export function useSubstituteFacts(items: readonly RecipeItemView[], stock: Stock | null): SubstituteFacts {
  const missing = useMemo(
    () =>
      stock === null
        ? []
        : missingFrom(
            stock,
            items.map((item) => item.ingredient_id),
          ),
    [stock, items],
  );
  const catalogue = stock?.catalogue ?? null;
  const available = stock?.ids ?? NO_IDS;
  const asks = catalogue === null && missing.length > 0;
  const loaded = useLoaded(asks ? ['substitutes', missing, available] : null, async () => {
    const [wanted, owned] = await Promise.all([
      fetchCards('ingredient', missing),
      fetchCards('ingredient', available),
    ]);
    return { wanted, available: owned };
  });
  const here = useMemo(
    () =>
      catalogue && {
        wanted: substituteFactsIn(catalogue, missing),
        available: substituteFactsIn(catalogue, available),
      },
    [catalogue, missing, available],
  );
  if (missing.length === 0) return NOTHING;
  if (here !== null) return here;
  return loaded.state === 'ready' ? loaded.value : NOTHING;
}
