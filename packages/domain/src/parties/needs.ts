import { isPouredOnTop, type IcedItem } from '../measures/dilution.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';

/** One line of a drink. */
export interface PartyItem extends IcedItem {
  readonly ingredient_id: number;
  readonly name: string;
  readonly quantity_unit_id: number;
}

/** A drink of a party. */
export interface PartyDrink {
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  readonly methods: readonly string[];
  readonly items: readonly PartyItem[];
}

/** Drinks of one guest: two in the first hour, one in each further. */
export const usualDrinks = (hours: number): number => hours + 1;

/**
 * A number of drinks shared out by weight: whole ones, whose sum is the number. What is left over goes where most was cut off, to the
 * first of several.
 */
export function sharedOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const counts = weights.map((weight) => Math.floor((total * weight) / sum));
  const cut = weights
    .map((weight, index) => ({ index, rest: (total * weight) % sum }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const left = total - counts.reduce((all, count) => all + count, 0);
  for (const { index } of cut.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** So many of a unit that is counted and not measured: six limes, eight leaves. */
export interface Pieces {
  quantity_unit_id: number;
  quantity: number;
}

/** What a party needs of one ingredient. */
export interface Need {
  ingredient_id: number;
  ingredient_type_id: number;
  name: string;
  /** With what is spilled; 0 where it is only counted. */
  ml: number;
  pieces: Pieces[];
}

/**
 * What so many of each drink need, by ingredient, in the order of the drinks. What stands in stock for an ingredient takes its place by
 * `instead`, so that two kinds of gin that one bottle serves are one need.
 */
export function needsOf(
  drinks: readonly (Pick<PartyDrink, 'items'> & { count: number })[],
  wastePercent: number,
  instead: (item: PartyItem) => Pick<Need, 'ingredient_id' | 'ingredient_type_id' | 'name'> = (item) => item,
): Need[] {
  const needs = new Map<number, Need>();
  for (const { items, count } of drinks.filter((drink) => drink.count > 0)) {
    for (const item of items) {
      const { ingredient_id, ingredient_type_id, name } = instead(item);
      const need = needs.get(ingredient_id) ?? { ingredient_id, ingredient_type_id, name, ml: 0, pieces: [] };
      needs.set(ingredient_id, need);
      const ml = volumeMl(item.quantity, item.volume_ml) * count * (1 + wastePercent / 100);
      need.ml = withoutNoise(need.ml + ml);
      if (item.volume_ml > 0) continue;
      const same = need.pieces.find((one) => one.quantity_unit_id === item.quantity_unit_id);
      const quantity = item.quantity * count;
      if (same) same.quantity += quantity;
      else need.pieces.push({ quantity_unit_id: item.quantity_unit_id, quantity });
    }
  }
  return [...needs.values()];
}

/** Millilitres of a bottle as shops have them, by the type of what is in it. */
const USUAL_SIZES: readonly (readonly [types: readonly number[], ml: number])[] = [
  // Vermouth, wine, fortified wine.
  [[11, 12, 13], 750],
  [[14], 100],
  // Juice, soda, dairy, coffee and tea.
  [[16, 17, 20, 21], 1000],
  [[23], 500],
];

/** The usual bottle of a type of ingredient, in millilitres: 700 where nothing else is usual. */
export const usualSize = (ingredientTypeId: number): number =>
  USUAL_SIZES.find(([types]) => types.includes(ingredientTypeId))?.[1] ?? 700;

/** How many bottles are to be bought for a need, with what is left of those that are there. */
export const bottlesFor = (needMl: number, leftMl: number, sizeMl: number): number =>
  Math.max(0, Math.ceil(withoutNoise(needMl - leftMl) / sizeMl));

/** Grams of ice for so many guests and drinks that are shaken or stirred. */
export const iceGrams = (guests: number, gramsEach: number, icedDrinks: number): number =>
  guests * gramsEach + icedDrinks * ICE_OF_A_DRINK;

/** Grams of ice that one drink is shaken or stirred with: an assumption. */
export const ICE_OF_A_DRINK = 250;

/** What does not keep in a batch: juice, dairy and egg. */
const FRESH: ReadonlySet<number> = new Set([16, 20]);

/** Whether an ingredient of a type is pressed or opened on the day. */
export const isFresh = (ingredientTypeId: number): boolean => FRESH.has(ingredientTypeId);

/** Whether a line goes into a batch: what is measured, sparkles not and is no decoration. */
export const isBatched = ({ volume_ml, quantity, garnish_only, ingredient_type_id }: IcedItem): boolean =>
  volume_ml * quantity > 0 && !garnish_only && !isPouredOnTop(ingredient_type_id);
