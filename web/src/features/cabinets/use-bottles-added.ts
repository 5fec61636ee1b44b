import type { useChosenShelf } from '#data/cabinets/chosen-shelf.ts';
import { addBottles, type Bottle } from '#data/cabinets/shelves.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';

type Chosen = Pick<ReturnType<typeof useChosenShelf>, 'create'> & { shelf: { id: number } | null };

/**
 * Puts bottles into the chosen cabinet, in stock; begins one where there is none. Everything is there at once
 * and sent in this order, with or without a network; what the server refuses goes again and says why.
 */
export function useBottlesAdded({ shelf, create }: Chosen): (bottles: readonly Bottle[]) => void {
  const t = useText();
  return (bottles) => {
    if (shelf) addBottles(shelf.id, bottles, showFailure);
    else
      create(t('bar-cabinet.fill.cabinet-name'), (id) => addBottles(id, bottles, showFailure)).catch(
        showFailure,
      );
  };
}
