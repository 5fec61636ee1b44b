import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { useLayoutEffect } from 'react';
import { useStock } from '#data/catalogue/stock.ts';
import type { Availability } from '#lib/availability.ts';
import { viewAvailability } from './view-availability.ts';

/** The ingredients of a recipe that a stock lacks, and those it replaces. */
export type AvailabilityOf = (recipe: RecipeView) => Availability;

/** Follows the stock for a list that is shown before the stock is known. Shows nothing itself. */
export function AvailabilityOfRows({
  onChange,
}: {
  /** Takes a change of the state, as what changes is a function itself. */
  onChange: (change: () => AvailabilityOf | null) => void;
}) {
  const stock = useStock();
  // Before the paint: after Back the badges are there with their rows.
  useLayoutEffect(
    () => onChange(() => (stock === null ? null : (recipe) => viewAvailability(recipe, stock))),
    [stock, onChange],
  );
  return null;
}
