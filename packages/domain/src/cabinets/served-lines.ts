import type { Provided } from '../availability/matching/match.ts';
import { substituteAmount, type Substitute, type SubstitutePair } from '../availability/substitutes.ts';
import type { PartyItem } from '../parties/needs.ts';
import { PIECE } from '../parties/shop-units.ts';
import type { QuantityUnit } from '../reference/reference.ts';

/** Units by id. */
type Units = ReadonlyMap<number, Pick<QuantityUnit, 'id' | 'volume_ml'>>;

/** An ingredient in the place of a line's own. */
type Taken = Pick<PartyItem, 'ingredient_id' | 'ingredient_type_id' | 'name' | 'alcohol_abv'>;

/** Tells what is known of an ingredient that serves a line. */
export type TakenOf = (id: number, item: PartyItem) => Taken;

type Substitutes = readonly Substitute[];

/**
 * A line with a substitute in the amount that the rule says, measure for measure where none says one; null if
 * no rule fits its unit.
 */
function swapped(
  item: PartyItem,
  taken: Taken,
  pair: SubstitutePair,
  substitutes: Substitutes,
  units: Units,
): PartyItem | null {
  const isSaid = substitutes.some(
    (one) =>
      one.ingredient_id === pair.ingredient_id &&
      one.substitute_ingredient_id === pair.substitute_ingredient_id,
  );
  if (!isSaid) return { ...item, ...taken };
  const line = {
    quantity: item.quantity,
    unit: { id: item.quantity_unit_id, volume_ml: item.volume_ml },
  };
  const amount = substituteAmount(substitutes, pair, line, (id) => units.get(id));
  const unit = amount && units.get(amount.unit_id);
  return unit
    ? { ...item, ...taken, quantity: amount.quantity, quantity_unit_id: unit.id, volume_ml: unit.volume_ml }
    : null;
}

/** A line as a stock serves it: by itself, one of its kind, or a substitute; null if by nothing. */
export function servedBy(
  { provides, replaces }: Provided,
  item: PartyItem,
  substitutes: Substitutes,
  units: Units,
  takenOf: TakenOf,
): PartyItem | null {
  const via = provides.get(item.ingredient_id);
  if (via === item.ingredient_id) return item;
  if (via !== undefined) return { ...item, ...takenOf(via, item) };
  const replaced = replaces.get(item.ingredient_id);
  // Juice decorates no glass.
  if (replaced === undefined || item.garnish_only) return null;
  const taken = takenOf(replaced.by_ingredient_id, item);
  return swapped(item, taken, replaced.through, substitutes, units);
}

const DAIRY_AND_EGG = 20;

/** True for what may be of an egg: a shop has no white or yolk alone. */
export const isOfEgg = ({ ingredient_type_id }: PartyItem): boolean => ingredient_type_id === DAIRY_AND_EGG;

/** Eggs for a line of their white or yolk; any other line as it is. */
export function boughtWhole(
  item: PartyItem,
  substitutes: Substitutes,
  units: Units,
  takenOf: TakenOf,
): PartyItem {
  if (!isOfEgg(item)) return item;
  const rule = substitutes.find(
    (one) => one.ingredient_id === item.ingredient_id && one.substitute_quantity_unit_id === PIECE,
  );
  if (!rule) return item;
  const whole = takenOf(rule.substitute_ingredient_id, item);
  return swapped(item, whole, rule, substitutes, units) ?? item;
}
