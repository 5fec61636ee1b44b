import { useMemo } from 'react';
import { useLocale } from '#lib/i18n/i18n.ts';
import { byName } from '#lib/text/names.ts';
import type { IngredientOption } from '../ingredients/ingredient-options.ts';
import { useCatalogue } from './catalogue.ts';

/** Every ingredient of the published catalogue by name, for a select; none where it is not known. */
export function useAllIngredients(): readonly IngredientOption[] {
  const locale = useLocale();
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  return useMemo(
    () => [...(catalogue?.ingredients ?? [])].map(([id, { name }]) => ({ id, name })).sort(byName(locale)),
    [catalogue, locale],
  );
}
