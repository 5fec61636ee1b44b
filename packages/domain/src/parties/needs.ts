import { isPouredOnTop, type IcedItem } from '../measures/dilution.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';
import type { RecipeView } from '../recipes/recipe-view.ts';

export interface PartyItem extends IcedItem {
  readonly ingredient_id: number;
  readonly name: string;
  readonly quantity_unit_id: number;
}

export interface PartyDrink {
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  readonly methods: readonly string[];
  readonly items: readonly PartyItem[];
}

/** Drinks per guest: two in the first hour, one in each further hour. */
export const usualDrinks = (hours: number): number => hours + 1;

/** Distributes a number by weights as integers with the same sum, by the largest remainder. */
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

/** An amount of a counted unit: six limes, eight leaves. */
export interface Pieces {
  quantity_unit_id: number;
  quantity: number;
}

export interface Need {
  ingredient_id: number;
  ingredient_type_id: number;
  name: string;
  /** Millilitres including waste; 0 for counted items. */
  ml: number;
  pieces: Pieces[];
}

/** Required amounts in drink order. `boughtAs` maps lines to what a shop sells for them. */
export function needsOf(
  drinks: readonly (Pick<PartyDrink, 'items'> & { count: number })[],
  wastePercent: number,
  boughtAs: (item: PartyItem) => PartyItem = (item) => item,
): Need[] {
  const needs = new Map<number, Need>();
  for (const { items, count } of drinks.filter((drink) => drink.count > 0)) {
    for (const item of items.map(boughtAs)) {
      const { ingredient_id, ingredient_type_id, name } = item;
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

/** Usual bottle sizes in millilitres by ingredient type. */
const USUAL_SIZES: readonly (readonly [types: readonly number[], ml: number])[] = [
  // Vermouth, wine, fortified wine.
  [[11, 12, 13], 750],
  [[14], 100],
  // Juice, soda, dairy, coffee and tea.
  [[16, 17, 20, 21], 1000],
  [[23], 500],
];

/** The usual bottle size of an ingredient type in millilitres; 700 by default. */
export const usualSize = (ingredientTypeId: number): number =>
  USUAL_SIZES.find(([types]) => types.includes(ingredientTypeId))?.[1] ?? 700;

export const bottlesFor = (needMl: number, leftMl: number, sizeMl: number): number =>
  Math.max(0, Math.ceil(withoutNoise(needMl - leftMl) / sizeMl));

/** Grams of ice for guests and for shaken or stirred drinks. */
export const iceGrams = (guests: number, gramsEach: number, icedDrinks: number): number =>
  guests * gramsEach + icedDrinks * ICE_OF_A_DRINK;

/** Assumed grams of ice to shake or stir one drink. */
export const ICE_OF_A_DRINK = 250;

/** Types that do not keep in a batch: juice, and dairy with egg. */
const FRESH: ReadonlySet<number> = new Set([16, 20]);

/** True if ingredients of a type must be fresh. */
export const isFresh = (ingredientTypeId: number): boolean => FRESH.has(ingredientTypeId);

/** True if a line can be mixed in advance: measured, not sparkling, no garnish. */
export const isBatched = ({ volume_ml, quantity, garnish_only, ingredient_type_id }: IcedItem): boolean =>
  volume_ml * quantity > 0 && !garnish_only && !isPouredOnTop(ingredient_type_id);

export const partyDrinkOf = (
  { id, recipe_name, recipe_items, serving_methods }: RecipeView,
  weight: number,
): PartyDrink => ({
  id,
  name: recipe_name,
  weight,
  methods: serving_methods.map((method) => method.serving_method_name),
  items: recipe_items.map(
    ({ ingredient_id, quantity, quantity_unit_id, garnish_only, quantity_unit, ingredient }) => ({
      ingredient_id,
      name: ingredient.ingredient_name,
      quantity,
      quantity_unit_id,
      garnish_only,
      volume_ml: quantity_unit.volume_ml,
      alcohol_abv: ingredient.alcohol_abv,
      ingredient_type_id: ingredient.ingredient_type_id,
    }),
  ),
});
