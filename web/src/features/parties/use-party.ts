import { standingFor } from '@cellaret/domain/availability/matching/match';
import { countedOn } from '@cellaret/domain/cabinets/bottles';
import { partyDrinkOf, type PartyItem } from '@cellaret/domain/parties/needs';
import { partyOf, type Party, type Shelved } from '@cellaret/domain/parties/party';
import { sharesOf, type PlanInput } from '@cellaret/domain/parties/plan';
import type { QuantityUnit } from '@cellaret/domain/reference/reference';
import { useMemo } from 'react';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { takenName, useActiveBarCabinet, useStock, type Stock } from '#data/catalogue/stock.ts';
import { useRecipeViews } from '#data/recipes/recipes.ts';

/** Units of what is counted, by id. */
export type Units = ReadonlyMap<number, QuantityUnit>;

/** The ingredient of a stock that serves a line: itself, one of its kind, or a substitute. */
function shelvedIn(stock: Stock, item: PartyItem): Shelved | null {
  const { cabinet, substitutionRules, catalogue } = stock;
  const id = standingFor(stock, item.ingredient_id);
  if (id === undefined) return null;
  const entry = cabinet.items[String(id)];
  const typeId = entry?.ingredient_type_id ?? catalogue?.ingredients.get(id)?.ingredient_type_id;
  return {
    ingredient_id: id,
    ingredient_type_id: typeId ?? item.ingredient_type_id,
    name: id === item.ingredient_id ? item.name : takenName(stock, id),
    always: substitutionRules.staple_ids.includes(id),
    ...countedOn(entry),
  };
}

/** Everything that follows from a plan, live; null while recipes or stock are not known. */
export function useParty(plan: PlanInput): { party: Party | null; units: Units } {
  const { shares } = plan;
  const ids = useMemo(() => sharesOf({ shares }).map(({ recipe_id }) => recipe_id), [shares]);
  const live = useRecipeViews(ids);
  const stock = useStock();
  const cabinet = useActiveBarCabinet();
  const catalogue = useCatalogue();
  const substitutionRules = useSubstitutionRules(null, catalogue.state === 'ready' ? catalogue.value : null);
  const views = live.state === 'ready' ? live.value : null;
  const units = useMemo(
    () =>
      new Map(
        (views ?? []).flatMap(({ recipe_items }) =>
          recipe_items.map(({ quantity_unit }) => [quantity_unit.id, quantity_unit] as const),
        ),
      ),
    [views],
  );
  const hasNone = cabinet.state === 'ready' && cabinet.value === null;
  const isKnown = hasNone ? substitutionRules !== null : stock !== null;
  if (views === null || !isKnown) return { party: null, units };
  const weights = new Map(sharesOf(plan).map(({ recipe_id, weight }) => [recipe_id, weight]));
  const drinks = views.map((view) => partyDrinkOf(view, weights.get(view.id) ?? 1));
  const shelvedFor = (item: PartyItem): Shelved | null => {
    if (stock) return shelvedIn(stock, item);
    // Without a cabinet there is still what is in every kitchen.
    return substitutionRules?.staple_ids.includes(item.ingredient_id)
      ? { ...item, always: true, ...countedOn(undefined) }
      : null;
  };
  return { party: partyOf(plan, drinks, shelvedFor), units };
}
