import { isScored, tasteDistance, TASTE_WEIGHTS } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

/** What of an ingredient decides whether it can stand in for another. */
export interface SubstituteIngredient {
  readonly id: number;
  readonly parent_ingredient_id: number | null;
  readonly ingredient_type_id: number;
  readonly alcohol_abv: number;
  /** The eleven scores in the order of SCORES. */
  readonly scores: readonly number[];
}

/** Why an ingredient can stand in for another, and what changes. The screen puts it into words ('sweeter, 16 % weaker'). */
export interface SubstituteReason {
  readonly relation: 'same_parent' | 'near';
  /** Scores that change noticeably, most first; `by` is substitute minus wanted (sweetness +2: two points sweeter). */
  readonly changes: readonly { readonly score: Score; readonly by: number }[];
  readonly strength: {
    /** Substitute minus wanted in points of percent by volume. */
    readonly points: number;
    /** The same as a share of the wanted strength (−0.16: 16 % weaker); null when the wanted one has no alcohol. */
    readonly relative: number | null;
  };
  readonly distance: number;
}

export interface Substitute {
  readonly ingredient_id: number;
  readonly reason: SubstituteReason;
}

/** How far a substitute may be: in taste (see `tasteDistance`) and in points of strength. */
const LIMITS = {
  /** Siblings are told apart by people already; only a very different one is left out. */
  same_parent: { taste: 6, strength: 30 },
  same_type: { taste: 4, strength: 15 },
  other_type: { taste: 2.5, strength: 8 },
} as const;

/** From this on a change of a score is worth saying. */
const NOTICEABLE = 1;

const closeness = (wanted: SubstituteIngredient, other: SubstituteIngredient): keyof typeof LIMITS => {
  if (wanted.parent_ingredient_id !== null && wanted.parent_ingredient_id === other.parent_ingredient_id) {
    return 'same_parent';
  }
  return wanted.ingredient_type_id === other.ingredient_type_id ? 'same_type' : 'other_type';
};

const withoutNoise = (value: number): number => Math.round(value * 1000) / 1000;

/** Whether and why `other` can stand in for `wanted`; null when it cannot. */
export function substituteReason(
  wanted: SubstituteIngredient,
  other: SubstituteIngredient,
): SubstituteReason | null {
  if (wanted.id === other.id) return null;
  const kind = closeness(wanted, other);
  const scored = isScored(wanted.scores) && isScored(other.scores);
  // Without scores nothing is known about the taste, and only kinship speaks for a substitute.
  if (!scored && kind !== 'same_parent') return null;
  const distance = scored ? tasteDistance(wanted.scores, other.scores) : LIMITS.same_parent.taste;
  const points = withoutNoise(other.alcohol_abv - wanted.alcohol_abv);
  if (distance > LIMITS[kind].taste || Math.abs(points) > LIMITS[kind].strength) return null;
  const changes = SCORES.map((score, index) => ({
    score,
    by: withoutNoise((other.scores[index] ?? 0) - (wanted.scores[index] ?? 0)),
  }))
    .filter(({ by }, index) => scored && (TASTE_WEIGHTS[index] ?? 0) > 0 && Math.abs(by) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const relative = wanted.alcohol_abv > 0 ? withoutNoise(points / wanted.alcohol_abv) : null;
  return {
    relation: kind === 'same_parent' ? 'same_parent' : 'near',
    changes,
    strength: { points, relative },
    distance: withoutNoise(distance),
  };
}

/**
 * What could stand in for an ingredient, best first: kin before strangers, then nearest in taste, then in strength. A child of
 * the wanted ingredient is no substitute, it is the thing itself: leave it out of `candidates`.
 */
export function substitutesFor(
  wanted: SubstituteIngredient,
  candidates: Iterable<SubstituteIngredient>,
): Substitute[] {
  const found: Substitute[] = [];
  for (const candidate of candidates) {
    const reason = substituteReason(wanted, candidate);
    if (reason) found.push({ ingredient_id: candidate.id, reason });
  }
  const kin = ({ reason }: Substitute): number => (reason.relation === 'same_parent' ? 0 : 1);
  return found.sort(
    (a, b) =>
      kin(a) - kin(b) ||
      a.reason.distance - b.reason.distance ||
      Math.abs(a.reason.strength.points) - Math.abs(b.reason.strength.points) ||
      a.ingredient_id - b.ingredient_id,
  );
}
