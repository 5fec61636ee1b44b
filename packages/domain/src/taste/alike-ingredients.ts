import { isScored, tasteDistance, TASTE_WEIGHTS } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

export interface AlikeIngredient {
  readonly id: number;
  readonly parent_ingredient_id: number | null;
  readonly ingredient_type_id: number;
  readonly alcohol_abv: number;
  /** In the order of SCORES. */
  readonly scores: readonly number[];
}

/** Relation and differences of a substitute. Screens show it as text ('sweeter, 16 % weaker'). */
export interface AlikeReason {
  readonly relation: 'same_parent' | 'near';
  /** Noticeable changes, largest first; `by` is substitute minus wanted (+2: two points more). */
  readonly changes: readonly { readonly score: Score; readonly by: number }[];
  readonly strength: {
    /** Substitute minus wanted in points of percent by volume. */
    readonly points: number;
    /** Relative to the wanted strength (−0.16: 16 % weaker); null if the wanted one has no alcohol. */
    readonly relative: number | null;
  };
  readonly distance: number;
}

export interface Substitute {
  readonly ingredient_id: number;
  readonly reason: AlikeReason;
}

/** Maximum distances of a substitute: in taste (see `tasteDistance`) and in points of strength. */
const LIMITS = {
  /** Siblings are related, so only very different ones are excluded. */
  same_parent: { taste: 6, strength: 30 },
  same_type: { taste: 4, strength: 15 },
  other_type: { taste: 2.5, strength: 8 },
} as const;

/** Minimum noticeable change of a score. */
const NOTICEABLE = 1;

const closeness = (wanted: AlikeIngredient, other: AlikeIngredient): keyof typeof LIMITS => {
  if (wanted.parent_ingredient_id !== null && wanted.parent_ingredient_id === other.parent_ingredient_id) {
    return 'same_parent';
  }
  return wanted.ingredient_type_id === other.ingredient_type_id ? 'same_type' : 'other_type';
};

const withoutNoise = (value: number): number => Math.round(value * 1000) / 1000;

/** The relation of `other` to `wanted`; null if it is not a substitute. */
export function alikeReason(wanted: AlikeIngredient, other: AlikeIngredient): AlikeReason | null {
  if (wanted.id === other.id) return null;
  const kind = closeness(wanted, other);
  const scored = isScored(wanted.scores) && isScored(other.scores);
  // Without scores the taste is unknown, and only siblings are accepted.
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

/** Substitutes, best first. `candidates` must not contain descendants, which are the same ingredient. */
export function alikesFor(wanted: AlikeIngredient, candidates: Iterable<AlikeIngredient>): Substitute[] {
  const found: Substitute[] = [];
  for (const candidate of candidates) {
    const reason = alikeReason(wanted, candidate);
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
