import { useMemo } from 'react';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useLocale } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { byName } from '#lib/text/names.ts';
import { type IngredientOption, ingredientOption } from '../ingredients/ingredient-options.ts';
import { fetchCards, knownCards } from './cards.ts';
import { useCatalogue } from './catalogue.ts';

/**
 * The names of ingredients in the reader's words: from the catalogue without a read, beyond it from cards; an
 * ellipsis while one is not known.
 */
export function useIngredientNames(ids: readonly number[]): (id: number) => string {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  const unknown = live.state === 'loading' ? [] : ids.filter((id) => !catalogue?.ingredients.has(id));
  useLoaded(unknown.length > 0 ? ['ingredient names', unknown] : null, () =>
    fetchCards('ingredient', unknown),
  );
  return (id) =>
    ingredientLabel(catalogue?.ingredients.get(id)?.name ?? knownCards('ingredient', [id])[0]?.name ?? '…');
}

/** Every ingredient of the published catalogue by name, for a select; none where it is not known. */
export function useAllIngredients(): readonly IngredientOption[] {
  const locale = useLocale();
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  return useMemo(
    () =>
      [...(catalogue?.ingredients ?? [])]
        .map(([id, { name }]) => ingredientOption(id, name))
        .sort(byName(locale)),
    [catalogue, locale],
  );
}
