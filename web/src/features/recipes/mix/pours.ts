import { substituteAmount } from '@cellaret/domain/availability/substitutes';
import type { Pour } from '@cellaret/domain/cabinets/bottles';
import { volumeMl } from '@cellaret/domain/measures/volume';
import { isNeeded } from '@cellaret/domain/recipes/recipe';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import type { Stock } from '#data/catalogue/stock.ts';

interface Unit {
  readonly id: number;
  readonly volume_ml: number;
}

/**
 * Amounts that a drink takes from bottles with a known level: the line's own ingredient, one of its kind, or
 * its substitute. Each bottle once, in whole millilitres.
 */
export function poursOf(
  items: readonly RecipeItemView[],
  servings: number,
  {
    cabinet,
    provides,
    replaces,
    substitutionRules,
  }: Pick<Stock, 'cabinet' | 'provides' | 'replaces' | 'substitutionRules'>,
  unitOf: (id: number) => Unit | undefined,
): Pour[] {
  const poured = new Map<number, number>();
  const pour = (id: number, ml: number): void => void poured.set(id, (poured.get(id) ?? 0) + ml * servings);
  for (const item of items.filter(isNeeded)) {
    const { ingredient_id, quantity, quantity_unit: unit } = item;
    const own = provides.get(ingredient_id);
    const replaced = replaces.get(ingredient_id);
    if (own !== undefined) pour(own, volumeMl(quantity, unit.volume_ml));
    else if (replaced) {
      const amount = substituteAmount(
        substitutionRules.substitutes,
        replaced.through,
        { quantity, unit },
        unitOf,
      );
      if (amount) pour(replaced.by_ingredient_id, amount.quantity * (unitOf(amount.unit_id)?.volume_ml ?? 0));
    }
  }
  return [...poured]
    .map(([ingredient_id, ml]) => ({ ingredient_id, ml: Math.round(ml) }))
    .filter(({ ingredient_id, ml }) => {
      const entry = cabinet.items[String(ingredient_id)];
      return ml > 0 && entry?.left_ml !== undefined && entry.is_in_stock && !entry.is_deleted;
    });
}
