import { NO_SUBSTITUTION_RULES } from '@cellaret/domain/availability/substitutes';
import { countedOn } from '@cellaret/domain/cabinets/bottles';
import { boughtWhole, servedBy, type TakenOf } from '@cellaret/domain/cabinets/served-lines';
import { partyDrinkOf, type PartyItem } from '@cellaret/domain/parties/needs';
import { partyOf, type Party, type Shelved } from '@cellaret/domain/parties/party';
import { sharesOf, type PlanInput } from '@cellaret/domain/parties/plan';
import type { QuantityUnit } from '@cellaret/domain/reference/reference';
import { useMemo } from 'react';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { takenName, useActiveBarCabinet, useStock } from '#data/catalogue/stock.ts';
import { useRecipeViews } from '#data/recipes/recipes.ts';
import { useOptionList } from '#data/reference/option-lists.ts';

/** Units by id. */
export type Units = ReadonlyMap<number, QuantityUnit>;

/** Everything that follows from a plan, live; null while recipes or stock are not known. */
export function useParty(plan: PlanInput): { party: Party | null; units: Units } {
  const { shares } = plan;
  const ids = useMemo(() => sharesOf({ shares }).map(({ recipe_id }) => recipe_id), [shares]);
  const live = useRecipeViews(ids);
  const stock = useStock();
  const cabinet = useActiveBarCabinet();
  const liveCatalogue = useCatalogue();
  const catalogue = liveCatalogue.state === 'ready' ? liveCatalogue.value : null;
  const withoutCabinet = useSubstitutionRules(null, catalogue);
  const views = live.state === 'ready' ? live.value : null;
  const unitList = useOptionList('quantity_units');
  const allUnits = unitList.state === 'ready' ? unitList.value : null;
  const units = useMemo(
    () =>
      // A substitute may have a unit of its own; without a network there are at least those of the recipes.
      new Map(
        [
          ...(allUnits ?? []),
          ...(views ?? []).flatMap(({ recipe_items }) => recipe_items.map((item) => item.quantity_unit)),
        ].map((unit) => [unit.id, unit] as const),
      ),
    [allUnits, views],
  );
  const hasNone = cabinet.state === 'ready' && cabinet.value === null;
  const isKnown = hasNone ? withoutCabinet !== null : stock !== null;
  if (views === null || !isKnown) return { party: null, units };
  const weights = new Map(sharesOf(plan).map(({ recipe_id, weight }) => [recipe_id, weight]));
  const drinks = views.map((view) => partyDrinkOf(view, weights.get(view.id) ?? 1));
  const entries = stock?.cabinet.items ?? {};
  // Without a cabinet there is still what is in every kitchen.
  const { staple_ids: always, substitutes } =
    stock?.substitutionRules ?? withoutCabinet ?? NO_SUBSTITUTION_RULES;
  const takenOf: TakenOf = (id, item) => {
    const known = catalogue?.ingredients.get(id);
    return {
      ingredient_id: id,
      ingredient_type_id:
        entries[String(id)]?.ingredient_type_id ?? known?.ingredient_type_id ?? item.ingredient_type_id,
      name: known?.name ?? (stock ? takenName(stock, id) : item.name),
      alcohol_abv: known?.alcohol_abv ?? item.alcohol_abv,
    };
  };
  const shelvedFor = (item: PartyItem): Shelved | null => {
    const inKitchen = always.includes(item.ingredient_id) ? item : null;
    const served = stock ? servedBy(stock, item, substitutes, units, takenOf) : inKitchen;
    return (
      served && {
        served,
        always: always.includes(served.ingredient_id),
        ...countedOn(entries[String(served.ingredient_id)]),
      }
    );
  };
  const boughtAs = (item: PartyItem): PartyItem =>
    catalogue ? boughtWhole(item, substitutes, units, takenOf) : item;
  return { party: partyOf(plan, drinks, shelvedFor, boughtAs), units };
}
