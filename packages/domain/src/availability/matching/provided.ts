import type { StandInPair } from '../stand-ins.ts';
import type { Replaced } from './hierarchy.ts';
import type { MatchIndex } from './match-index.ts';

/** What is there by what is owned. */
export interface Provided {
  /** For every ingredient that is there, itself or as an ancestor of one that is: the id of the one that is there. */
  provides: ReadonlyMap<number, number>;
  /** For every other ingredient that something stands in for: what. */
  replaces: ReadonlyMap<number, Replaced>;
}

/** What is there by the whole catalogue: through the nearest of a kind or stand-in. */
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

/** What stands for an ingredient: itself, one of its kind, else a stand-in; undefined where nothing does. */
export const standingFor = ({ provides, replaces }: Provided, id: number): number | undefined =>
  provides.get(id) ?? replaces.get(id)?.by_ingredient_id;
