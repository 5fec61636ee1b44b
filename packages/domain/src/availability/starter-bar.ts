import type { IngredientLook } from '../drawings/look-ingredient.ts';
import type { DrinkLook } from '../drawings/look.ts';

/** A bottle that visitors may tick. */
export interface StarterBottle {
  id: number;
  name: string;
  /** The name to readers of German. */
  german: string;
  look: IngredientLook;
}

/**
 * A drink of the starter catalogue. Each of `needs` stands for one ingredient: the bottles that cover it, as
 * bits by their place in the list. Where something is always there, nothing is needed.
 */
export interface StarterDrink {
  name: string;
  look: DrinkLook;
  needs: readonly number[];
}

/** For visitors without an account to try: a few bottles, and every drink that they make. */
export interface StarterBar {
  bottles: readonly StarterBottle[];
  drinks: readonly StarterDrink[];
}

/** The drinks of which every ingredient is covered, as `Match` finds them. */
export function drinksOf({ bottles, drinks }: StarterBar, ids: readonly number[]): StarterDrink[] {
  const owned = bottles.reduce((bits, { id }, place) => (ids.includes(id) ? bits | (1 << place) : bits), 0);
  return drinks.filter(({ needs }) => needs.every((covering) => (covering & owned) !== 0));
}
