import type { IngredientReason } from '@cellaret/domain/recommendations/suggestions';
import type { Availability } from '#lib/availability.ts';
import type { Bottle } from './bottle.ts';

/** A recipe as the view shows it. */
export interface PossibleRecipe {
  id: number;
  name: string;
  /** Names of its ingredients. */
  ingredients: readonly string[];
  /** Missing and replaced ingredients; both empty if everything is there. */
  availability: Availability;
  /** As a card keeps it, or its code, which is read only where it is drawn: a group may hold thousands. */
  look: unknown;
  cover: string | null;
}

/** Recipes of the same availability: how many there are, and all or the first of them. */
export interface PossibleGroup {
  count: number;
  recipes: readonly PossibleRecipe[];
}

/** A bottle to buy; `others` are bottles of the same kind that open drinks in its place, by name. */
export interface NextBottle extends Bottle {
  reason: IngredientReason;
  others: readonly string[];
}

/** Two bottles that complete more together than each alone. */
export interface BottlePair {
  bottles: readonly [Bottle, Bottle];
  completes: number;
}

/** The answer by name; see `WhatCanIMake` of the domain. */
export interface Possible {
  replaced: PossibleGroup;
  /** By the number of missing ingredients. */
  groups: readonly PossibleGroup[];
  next: readonly NextBottle[];
  pairs: readonly BottlePair[];
}
