import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import type { AlikeIngredient } from '@cellaret/domain/taste/alike-ingredients';
import { useMemo } from 'react';
import { alikeFactsIn } from '#data/catalogue/in-catalogue.ts';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';

/** Facts that substitutes are measured by: of missing ingredients, and of those in stock. */
export interface AlikeFacts {
  wanted: readonly AlikeIngredient[];
  available: readonly AlikeIngredient[];
}

const NO_IDS: readonly number[] = [];

const NOTHING: AlikeFacts = { wanted: [], available: [] };

/** From the catalogue on this device, without a read; empty where it has none. */
export function useAlikeFacts(items: readonly RecipeItemView[], stock: Stock | null): AlikeFacts {
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
  return useMemo(
    () =>
      catalogue === null || missing.length === 0
        ? NOTHING
        : {
            wanted: alikeFactsIn(catalogue, missing),
            available: alikeFactsIn(catalogue, available),
          },
    [catalogue, missing, available],
  );
}
