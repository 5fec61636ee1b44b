import { iced } from '../measures/dilution.ts';
import { strengthOf, withoutNoise } from '../measures/volume.ts';
import {
  bottlesFor,
  iceGrams,
  needsOf,
  sharedOut,
  usualDrinks,
  usualSize,
  type Need,
  type PartyDrink,
  type PartyItem,
} from './needs.ts';
import { bottlesOf, type PlanInput } from './plan.ts';

/** The stock for a line. */
export interface Shelved {
  /** The line as it is served: with the ingredient that covers it, in the amount that takes. */
  served: PartyItem;
  /** True for staples, which are never bought. */
  always: boolean;
  /** Remaining millilitres; null if unknown. */
  left_ml: number | null;
  bottle_ml: number | null;
  /** In hundredths. */
  price: number | null;
}

export interface Purchase extends Need {
  always: boolean;
  /** True if it, or an ingredient that covers it, is in stock. */
  there: boolean;
  left_ml: number;
  /** True if the remaining amount is unknown and half a bottle is assumed. */
  guessed: boolean;
  size_ml: number;
  bottles: number;
  price: number | null;
}

export interface Party {
  drinks_each: number;
  total: number;
  drinks: readonly (PartyDrink & { count: number })[];
  purchases: readonly Purchase[];
  ice_grams: number;
  /** Number of shaken or stirred drinks. */
  iced_drinks: number;
  /** Pure alcohol per guest, on average. */
  alcohol_gram_each: number;
  cost: Cost;
}

/** The cost of a party in hundredths. */
export interface Cost {
  /** Cost of the used amounts, and of the bottles to buy. */
  used: number;
  bought: number;
  /** Number of ingredients without a price, which are not included. */
  unpriced: number;
  /** Cost of the used amounts as a fraction of sales; null without a sales price. */
  pour: number | null;
}

/** Assumed level of a bottle whose remaining amount is unknown. */
const GUESSED_LEFT = 0.5;

function purchaseOf(need: Need, shelved: Shelved | null, said: ReturnType<typeof bottlesOf>): Purchase {
  const own = said.get(need.ingredient_id);
  const size = own?.size_ml ?? shelved?.bottle_ml ?? usualSize(need.ingredient_type_id);
  const known = own?.left_ml ?? (shelved ? shelved.left_ml : 0);
  const left = known ?? size * GUESSED_LEFT;
  const always = shelved?.always ?? false;
  return {
    ...need,
    always,
    there: shelved !== null,
    left_ml: left,
    guessed: known === null && need.ml > 0 && !always,
    size_ml: size,
    bottles: always || need.ml === 0 ? 0 : bottlesFor(need.ml, left, size),
    price: own?.price ?? shelved?.price ?? null,
  };
}

function costOf(purchases: readonly Purchase[], sold: number | null, total: number): Cost {
  const measured = purchases.filter(({ always, ml }) => !always && ml > 0);
  const sum = (part: (one: Purchase) => number): number =>
    Math.round(measured.reduce((all, one) => all + part(one) * (one.price ?? 0), 0));
  const used = sum(({ ml, size_ml }) => ml / size_ml);
  const takings = (sold ?? 0) * total;
  return {
    used,
    bought: sum(({ bottles }) => bottles),
    unpriced: measured.filter(({ price }) => price === null).length,
    pour: takings > 0 ? used / takings : null,
  };
}

/**
 * Computes a party. `shelvedFor` returns the stock that covers a line, or null; `boughtAs` what a shop sells
 * for it.
 */
export function partyOf(
  plan: PlanInput,
  drinks: readonly PartyDrink[],
  shelvedFor: (item: PartyItem) => Shelved | null,
  boughtAs: (item: PartyItem) => PartyItem = (item) => item,
): Party {
  const each = plan.drinks_each ?? usualDrinks(plan.hours);
  const total = drinks.length === 0 ? 0 : plan.guests * each;
  const counts = sharedOut(
    total,
    drinks.map(({ weight }) => weight),
  );
  const shelved = new Map<number, Shelved>();
  const serve = (item: PartyItem): PartyItem => {
    const found = shelvedFor(item);
    if (found) shelved.set(found.served.ingredient_id, found);
    return found?.served ?? item;
  };
  const counted = drinks.map((drink, index) => ({
    ...drink,
    items: drink.items.map(serve),
    count: counts[index] ?? 0,
  }));
  const needs = needsOf(counted, plan.waste_percent, (item) => {
    const found = shelved.get(item.ingredient_id);
    // A bottle whose size is known is bought again as it is.
    if (found && found.bottle_ml !== null) return item;
    const sold = boughtAs(item);
    if (found && !shelved.has(sold.ingredient_id)) shelved.set(sold.ingredient_id, found);
    return sold;
  });
  const said = bottlesOf(plan);
  const purchases = needs.map((need) => purchaseOf(need, shelved.get(need.ingredient_id) ?? null, said));
  const icedDrinks = counted
    .filter(({ items, methods }) => (iced(items, methods)?.way ?? null) !== null)
    .reduce((sum, { count }) => sum + count, 0);
  const alcohol = counted.reduce((sum, { items, count }) => sum + strengthOf(items).alcohol_gram * count, 0);
  return {
    drinks_each: each,
    total,
    drinks: counted,
    purchases,
    ice_grams: iceGrams(plan.guests, plan.ice_grams, icedDrinks),
    iced_drinks: icedDrinks,
    alcohol_gram_each: withoutNoise(alcohol / plan.guests),
    cost: costOf(purchases, plan.drink_price, total),
  };
}
