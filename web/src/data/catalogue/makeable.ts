import { Match } from '@cellaret/domain/availability/matching/match';
import { EMPTY_LARDER, type Larder } from '@cellaret/domain/availability/stand-ins';
import type { CompactCatalogue } from './compact-catalogue.ts';

/** The recipes that a stock makes, with what is always there and what stands in for what. */
export function makeableOf(
  { matching }: CompactCatalogue,
  stock: readonly number[],
  larder: Larder | null,
): number[] {
  const { staple_ids, standIns } = larder ?? EMPTY_LARDER;
  return new Match(matching, [...stock, ...staple_ids], standIns).recipesMissing(0);
}
