import { fetchFirstIngredients, type IngredientOption } from '#data/ingredients/ingredient-options.ts';
import { useWordedList } from '#data/reference/option-lists.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import type { NamedOption } from '#ui/form/best-first.ts';

/** Options of the selects in the ingredient form. */
export interface IngredientOptions {
  types: readonly NamedOption[];
  brands: readonly NamedOption[];
  attributes: readonly NamedOption[];
  parents: readonly IngredientOption[];
}

export type LoadedOptions =
  | { state: 'loading' }
  | { state: 'error'; error: unknown }
  | { state: 'ready'; value: IngredientOptions };

/** Loads the option lists of the ingredient form; one failing list fails them all. */
export function useIngredientOptions(): LoadedOptions {
  const types = useWordedList('ingredient_types');
  const brands = useWordedList('ingredient_brands');
  const attributes = useWordedList('ingredient_attributes');
  const parents = useLoaded(['first ingredients'], fetchFirstIngredients);
  for (const part of [types, brands, attributes, parents])
    if (part.state === 'error') return { state: 'error', error: part.error };
  if (
    types.state !== 'ready' ||
    brands.state !== 'ready' ||
    attributes.state !== 'ready' ||
    parents.state !== 'ready'
  )
    return { state: 'loading' };
  return {
    state: 'ready',
    value: {
      types: types.value,
      brands: brands.value,
      attributes: attributes.value,
      parents: parents.value,
    },
  };
}
