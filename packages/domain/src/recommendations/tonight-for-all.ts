import { TopList } from '../core/top-list.ts';
import { NO_MARK } from '../people/marks.ts';
import { LIKE_WITHIN } from '../taste/alike.ts';
import { tasteCode } from '../taste/flavour.ts';
import { lot } from './evening.ts';
import {
  before,
  dislikedIn,
  isLeftOut,
  nearness,
  SHORTLIST,
  varied,
  WEIGHTS,
  wished,
  withReasons,
  type Scored,
  type Tonight,
  type TonightInput,
  isLiked,
  LEAST_OPINIONS,
  likedBy,
  opinionsOf,
} from './tonight.ts';

/** A palate as `tasteCode`: the mean of liked drinks, without those of this evening; null with too few. */
export function palateOf(source: Pick<TonightInput, 'marks' | 'flavour' | 'began'>): string | null {
  const liked = opinionsOf(source, isLiked, likedBy);
  if (liked.length < LEAST_OPINIONS) return null;
  const mean = source.flavour.meanOf(liked.map(({ id }) => id));
  return mean && tasteCode(mean);
}

export interface TonightForAllInput extends TonightInput {
  /** The palates of all people, see `palateOf`. */
  readonly tastes: readonly (readonly number[])[];
}

/** The median of the finite distances; drinks without a taste profile are skipped. */
function medianOf(distances: Float64Array): number {
  const sorted = distances.filter(Number.isFinite).sort();
  const half = Math.floor(sorted.length / 2);
  const [upper = 0] = sorted.subarray(half);
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/**
 * Five drinks for a group, sorted by the least satisfied person's taste. Each suits everybody better than the
 * median drink; if there are none, the nearest ones are returned. Only the reader's dislikes depend on the
 * device, so that everybody gets the same five.
 */
export function tonightForAll(input: TonightForAllInput): Tonight {
  const { marks, flavour, evening, began, savesOf, tastes } = input;
  const ids = wished(input);
  const apart = tastes.map((taste) => flavour.nearestOf(ids, [taste]).distances);
  const medians = apart.map(medianOf);
  const unliked = flavour.nearestOf(
    ids,
    dislikedIn(input).map(({ scores }) => scores),
  ).distances;
  const listOf = () =>
    new TopList<Scored>(SHORTLIST, (one, other) => other.score - one.score || one.id - other.id);
  const [suiting, nearest] = [listOf(), listOf()];
  for (const [at, id] of ids.entries()) {
    const distances = apart.map((one) => one[at] as number);
    const farthest = Math.max(...distances);
    const mark = before(marks[String(id)] ?? NO_MARK, began);
    if (!Number.isFinite(farthest) || isLeftOut(mark, unliked[at] as number)) continue;
    const [spoiling] = savesOf(id);
    const score =
      WEIGHTS.taste * nearness(farthest) +
      WEIGHTS.useUp * (spoiling?.urgency ?? 0) +
      WEIGHTS.lot * lot(id, evening);
    const suits = distances.every((distance, one) => distance < (medians[one] as number));
    const fit = farthest <= LIKE_WITHIN ? 'close' : suits ? 'good' : 'nearest';
    (suits ? suiting : nearest).offer({
      id,
      score,
      reason: { kind: 'for-all', fit, people: tastes.length },
      spoiling,
      scores: flavour.scoresOf(id),
    });
  }
  const found = suiting.toArray();
  return { drinks: withReasons(varied(found.length > 0 ? found : nearest.toArray())), isPersonal: true };
}
