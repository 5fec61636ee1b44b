import type { StandIn } from '@cellaret/domain/availability/stand-ins';

/** Another ingredient, and the entries that tell how much of one does for how much of the other. */
export interface StandInsWith {
  otherId: number;
  entries: readonly StandIn[];
}

/** Substitutes for an ingredient, and ingredients that it replaces, in the order of the entries. */
export interface StandInsOf {
  instead: readonly StandInsWith[];
  standsFor: readonly StandInsWith[];
}

function byOther(entries: readonly StandIn[], otherOf: (entry: StandIn) => number): StandInsWith[] {
  const others = new Map<number, StandIn[]>();
  for (const entry of entries) others.set(otherOf(entry), [...(others.get(otherOf(entry)) ?? []), entry]);
  return [...others].map(([otherId, found]) => ({ otherId, entries: found }));
}

/**
 * The stand-ins an ingredient has to do with. `line` is it and everything above it: a kind of lime does
 * whatever limes do; in its place goes only what is named for it itself.
 */
export const standInsOf = (
  standIns: readonly StandIn[],
  line: readonly [number, ...number[]],
): StandInsOf => ({
  instead: byOther(
    standIns.filter((entry) => entry.ingredient_id === line[0]),
    (entry) => entry.stand_in_ingredient_id,
  ),
  standsFor: byOther(
    standIns.filter(
      (entry) => line.includes(entry.stand_in_ingredient_id) && !line.includes(entry.ingredient_id),
    ),
    (entry) => entry.ingredient_id,
  ),
});
