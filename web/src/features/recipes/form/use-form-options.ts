import { useUnitChoices } from '#data/cabinets/amounts.ts';
import { fetchFirstIngredients } from '#data/ingredients/ingredient-options.ts';
import { useWordedList } from '#data/reference/option-lists.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import type { RecipeFormOptions } from './recipe-form.tsx';

export type LoadedOptions =
  | { state: 'loading' }
  | { state: 'error'; error: unknown }
  | { state: 'ready'; value: RecipeFormOptions };

/** Everything the selects of the recipe form offer. */
export function useFormOptions(): LoadedOptions {
  const glassware = useWordedList('glassware');
  const methods = useWordedList('serving_methods');
  const units = useUnitChoices();
  const ingredients = useLoaded(['first ingredients'], fetchFirstIngredients);
  for (const part of [glassware, methods, units, ingredients]) {
    if (part.state === 'error') return { state: 'error', error: part.error };
  }
  if (
    glassware.state !== 'ready' ||
    methods.state !== 'ready' ||
    units.state !== 'ready' ||
    ingredients.state !== 'ready'
  )
    return { state: 'loading' };
  return {
    state: 'ready',
    value: {
      glassware: glassware.value,
      methods: methods.value,
      units: units.value,
      ingredients: ingredients.value,
    },
  };
}
