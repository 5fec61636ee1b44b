import type { StandInPair } from '../stand-ins.ts';
import type { Replaced } from './hierarchy.ts';
import type { MatchIndex } from './match-index.ts';

export interface Provided {
  /** By ingredient that is owned itself or through a descendant: the id of the owned one. */
  provides: ReadonlyMap<number, number>;
  /** By other ingredient with a substitute: the substitution. */
  replaces: ReadonlyMap<number, Replaced>;
}

/** Computes the covered ingredients, each by its nearest owned descendant or substitute. */
export function providedWithin(
  { hierarchy }: MatchIndex,
  owned: readonly number[],
  standIns: readonly StandInPair[],
): Provided {
  const provides = new Map<number, number>();
  const replaces = new Map<number, Replaced>();
  const shelf = hierarchy.shelf(owned, standIns);
  shelf.via.forEach((via, place) => {
    if (via >= 0) provides.set(hierarchy.table.idAt(place), hierarchy.table.idAt(via));
    const replaced = hierarchy.replacedAt(shelf, standIns, place);
    if (replaced) replaces.set(replaced.ingredient_id, replaced);
  });
  for (const id of owned) provides.set(id, id);
  return { provides, replaces };
}

/** The owned ingredient that covers another: itself, a descendant, or a substitute. */
export const standingFor = ({ provides, replaces }: Provided, id: number): number | undefined =>
  provides.get(id) ?? replaces.get(id)?.by_ingredient_id;
