import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { fetchCards, knownCards } from './cards.ts';
import { useCatalogue } from './catalogue.ts';

/**
 * The names of ingredients: from the catalogue without a read, beyond it from cards; an ellipsis while one is
 * not known.
 */
export function useIngredientNames(ids: readonly number[]): (id: number) => string {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  const unknown = live.state === 'loading' ? [] : ids.filter((id) => !catalogue?.ingredients.has(id));
  useLoaded(unknown.length > 0 ? ['ingredient names', unknown] : null, () =>
    fetchCards('ingredient', unknown),
  );
  return (id) => catalogue?.ingredients.get(id)?.name ?? knownCards('ingredient', [id])[0]?.name ?? '…';
}
