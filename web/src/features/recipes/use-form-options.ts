import { ownUnitsFirst } from '@cellaret/domain/units';
import { fetchFirstIngredients } from '#data/collections/ingredient-options.ts';
import { useOptionList, useWordedList } from '#data/collections/option-lists.ts';
import { useChosenPreferences } from '#data/collections/preferences.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import type { RecipeFormOptions } from './recipe-form.tsx';

export type LoadedOptions =
  { state: 'loading' } | { state: 'error'; error: unknown } | { state: 'ready'; value: RecipeFormOptions };

/** Everything the selects of the recipe form offer. */
export function useFormOptions(): LoadedOptions {
  const glassware = useWordedList('glassware');
  const methods = useWordedList('serving_methods');
  const units = useOptionList('quantity_units');
  const { unitOf } = useReferenceNames();
  const system = useChosenPreferences().unit_system;
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
      glassware: glassware.value.map((one) => ({ id: one.id, name: one.glassware_name })),
      methods: methods.value.map((one) => ({ id: one.id, name: one.serving_method_name })),
      units: ownUnitsFirst(units.value, system).map((one) => ({
        // As stored, since parts of a unit are known by its name; shown in the reader's words.
        ...one,
        name: unitOf(one).quantity_unit_name,
        also: [unitOf(one).quantity_unit_name_plural, one.quantity_unit_name, one.quantity_unit_name_plural],
      })),
      ingredients: ingredients.value,
    },
  };
}
