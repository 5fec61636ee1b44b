import type { Spoiling } from '../cabinets/bottles.ts';
import { TopList } from '../core/top-list.ts';
import { NO_MARK, type Mark } from '../people/marks.ts';
import { LIKE_WITHIN } from '../taste/alike.ts';
import type { FlavourRows } from '../taste/flavour-rows.ts';
import { tasteDistance } from '../taste/flavour.ts';
import { lot } from './evening.ts';

/** The weights of the parts of a score, which are 0 … 1. `lot` varies the choice by evening. */
export const WEIGHTS = { taste: 0.45, stars: 0.2, novelty: 0.15, useUp: 0.1, lot: 0.25 } as const;

/** The penalty for similarity to a drink already chosen. */
const VARIETY = 0.3;

/** In half stars: at least this is liked, at most the other is disliked. */
const LIKED_FROM = 7;
const DISLIKED_UNTIL = 4;

/** Assumed ratings of unrated drinks and of unrated favourites. */
const UNRATED = 0.5;
const FAVOURITE = 0.8;

/** The time constant of novelty in days: after it a drink is 63 % new again. */
const NEW_AGAIN_DAYS = 21;

/** The maximum number of opinions to compare with, strongest first. */
const COMPARED = 40;

/** Drinks this near to a disliked one are indistinguishable and are excluded, too. */
const TWIN_WITHIN = 1.5;

/** With fewer opinions the taste is unknown. */
export const LEAST_OPINIONS = 3;

/** The number of popular drinks to choose from, so that evenings differ. */
const POPULAR = 60;

const TONIGHT_COUNT = 5;

export const WISHES = ['light', 'bitter', 'without-alcohol'] as const;
export type Wish = (typeof WISHES)[number];

export interface TonightInput {
  /** The candidates, for example makeable drinks. */
  readonly ids: readonly number[];
  readonly flavour: FlavourRows;
  readonly marks: Readonly<Record<string, Mark>>;
  /** See `eveningOf` and `beginningOfEvening`. Drinks made since do not count before tomorrow. */
  readonly evening: number;
  readonly began: Date;
  readonly wish: Wish | null;
  readonly abvOf: (id: number) => number;
  /** How common the ingredients of a drink are; only compared. */
  readonly commonnessOf: (id: number) => number;
  readonly savesOf: (id: number) => readonly Spoiling[];
}

export type TonightReason =
  | { readonly kind: 'use-up'; readonly spoiling: Spoiling }
  /** It is liked; days since it was last made, null if unknown. */
  | { readonly kind: 'again'; readonly rating: number | null; readonly days: number | null }
  | { readonly kind: 'like'; readonly recipe_id: number }
  /** It adds variety. */
  | { readonly kind: 'other' }
  /** It has common ingredients; used if the taste is unknown. */
  | { readonly kind: 'popular' }
  /** For a group: how well it suits the least satisfied person. */
  | { readonly kind: 'for-all'; readonly fit: 'close' | 'good' | 'nearest'; readonly people: number };

export interface TonightDrink {
  readonly id: number;
  readonly reason: TonightReason;
}

export interface Tonight {
  readonly drinks: readonly TonightDrink[];
  readonly isPersonal: boolean;
}

export const isLiked = ({ favourite, rating, made_count }: Mark): boolean =>
  (rating ?? LIKED_FROM) >= LIKED_FROM && (favourite || rating !== null || made_count >= 2);

const isDisliked = ({ rating }: Mark): boolean => rating !== null && rating <= DISLIKED_UNTIL;

/** True if a drink is excluded: disliked, or too similar to a disliked one, at distance `unliked`. */
export const isLeftOut = (mark: Mark, unliked: number): boolean =>
  isDisliked(mark) || (unliked < TWIN_WITHIN && !isLiked(mark));

/** 1 for the same taste, 0.5 at the limit of similarity, 0 far away. */
export const nearness = (distance: number): number => Math.max(0, 1 - distance / (2 * LIKE_WITHIN));

/** A mark at the start of the evening, so that drinks made now do not change the choice. */
export const before = (mark: Mark, began: Date): Mark =>
  mark.last_made_at !== null && mark.last_made_at >= began
    ? { ...mark, made_count: Math.max(0, mark.made_count - 1), last_made_at: null }
    : mark;

const daysSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 86_400_000;

interface Opinion {
  readonly id: number;
  readonly mark: Mark;
  readonly scores: readonly number[];
}

/** Drinks with a taste whose marks match `holds`, strongest first, at most `COMPARED`. */
export function opinionsOf(
  { marks, flavour, began }: Pick<TonightInput, 'marks' | 'flavour' | 'began'>,
  holds: (mark: Mark) => boolean,
  strength: (mark: Mark) => number,
): Opinion[] {
  const found = Object.entries(marks)
    .map(([key, mark]) => ({ id: Number(key), mark: before(mark, began) }))
    .filter(({ mark }) => holds(mark))
    .sort((one, other) => strength(other.mark) - strength(one.mark) || one.id - other.id);
  return found.slice(0, COMPARED).flatMap(({ id, mark }) => {
    const scores = flavour.scoresOf(id);
    return scores === null ? [] : [{ id, mark, scores }];
  });
}

export const likedBy = ({ rating, favourite, made_count }: Mark): number =>
  (rating ?? LIKED_FROM) + (favourite ? 1 : 0) + Math.min(3, made_count) / 3;

export const dislikedIn = (input: TonightInput): Opinion[] =>
  opinionsOf(input, isDisliked, ({ rating }) => -(rating ?? 0));

/** The third of the drinks that fits a wish best, or all that fit 'without-alcohol'. */
export function wished({ ids, wish, abvOf, flavour }: TonightInput): readonly number[] {
  if (wish === null) return ids;
  if (wish === 'without-alcohol') return ids.filter((id) => abvOf(id) < 0.5);
  const BITTERNESS = 1;
  const fit =
    wish === 'light' ? (id: number) => -abvOf(id) : (id: number) => flavour.scoresOf(id)?.[BITTERNESS] ?? 0;
  const drinks = wish === 'light' ? ids.filter((id) => abvOf(id) >= 0.5) : ids;
  const fits = drinks.map((id) => ({ id, fit: fit(id) }));
  fits.sort((one, other) => other.fit - one.fit || one.id - other.id);
  return fits.slice(0, Math.max(TONIGHT_COUNT, Math.ceil(fits.length / 3))).map(({ id }) => id);
}

export interface Scored {
  readonly id: number;
  readonly score: number;
  /** The reason, apart from bottles to use up. */
  readonly reason: TonightReason;
  readonly spoiling: Spoiling | undefined;
  readonly scores: readonly number[] | null;
}

type Reasoned = Pick<Scored, 'id' | 'reason' | 'spoiling'>;

/** The number of best candidates considered for variety. */
export const SHORTLIST = 60;

/** True if somebody likes a drink without having made it: a heart is a wish, but no news. */
const isOnlyHearted = ({ reason }: Scored): boolean => reason.kind === 'again' && reason.days === null;

/** The candidate with the best score after `likeness` to those already selected; undefined if none. */
function bestOf(candidates: Iterable<[Scored, number]>): Scored | undefined {
  let best: Scored | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [one, likeness] of candidates) {
    const worth = one.score - VARIETY * likeness;
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
}

/**
 * Selects drinks greedily by score minus similarity to those already selected. If others are left, a drink
 * that was only hearted is not the first, and there is one of them at most.
 */
export function varied(shortlist: readonly Scored[]): Scored[] {
  const left = new Map(shortlist.map((one) => [one, 0]));
  const chosen: Scored[] = [];
  while (chosen.length < TONIGHT_COUNT) {
    const mayRepeat = chosen.length > 0 && !chosen.some(isOnlyHearted);
    const best = bestOf([...left].filter(([one]) => mayRepeat || !isOnlyHearted(one))) ?? bestOf(left);
    if (!best) break;
    chosen.push(best);
    left.delete(best);
    for (const [one, likeness] of left)
      if (one.scores && best.scores)
        left.set(one, Math.max(likeness, nearness(tasteDistance(one.scores, best.scores))));
  }
  return chosen;
}

/** Minimum urgency to give a bottle as the reason. */
const URGENT = 0.5;

/** The drinks with reasons; each bottle to use up is named once, at the first drink. */
export function withReasons(drinks: readonly Reasoned[]): TonightDrink[] {
  const said = new Set<number>();
  return drinks.map(({ id, reason, spoiling }) => {
    if (!spoiling || spoiling.urgency < URGENT || said.has(spoiling.ingredient_id)) return { id, reason };
    said.add(spoiling.ingredient_id);
    return { id, reason: { kind: 'use-up', spoiling } };
  });
}

/** Popular drinks: repeatedly the one farthest from those selected, with some chance by evening. */
function spread(input: TonightInput, ids: readonly number[]): TonightDrink[] {
  const { flavour, commonnessOf, evening, savesOf } = input;
  const common = new TopList<{ id: number; common: number }>(
    POPULAR,
    (one, other) => other.common - one.common || one.id - other.id,
  );
  for (const id of ids) common.offer({ id, common: commonnessOf(id) });
  const left = common.toArray().flatMap(({ id }) => {
    const scores = flavour.scoresOf(id);
    return scores === null ? [] : [{ id, scores, apart: 1, chance: lot(id, evening) }];
  });
  const chosen: Reasoned[] = [];
  while (chosen.length < TONIGHT_COUNT && left.length > 0) {
    const worth = ({ apart, chance }: { apart: number; chance: number }): number =>
      apart * (0.5 + chance / 2);
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    chosen.push({ id: best.id, reason: { kind: 'popular' }, spoiling: savesOf(best.id)[0] });
    for (const one of left) one.apart = Math.min(one.apart, tasteDistance(one.scores, best.scores) / 20);
  }
  return withReasons(chosen);
}

/**
 * Five drinks for an evening: similar to liked ones, well rated, not made for long, using up bottles, and
 * different from each other. Deterministic for an evening and marks; 10,000 drinks take some milliseconds.
 * With too few opinions: different popular drinks.
 */
export function tonight(input: TonightInput): Tonight {
  const { marks, flavour, evening, began, savesOf } = input;
  const liked = opinionsOf(input, isLiked, likedBy);
  const disliked = dislikedIn(input);
  const ids = wished(input);
  if (liked.length + disliked.length < LEAST_OPINIONS) {
    const not = new Set(disliked.map(({ id }) => id));
    return {
      drinks: spread(
        input,
        ids.filter((id) => !not.has(id)),
      ),
      isPersonal: false,
    };
  }
  const good = flavour.nearestOf(
    ids,
    liked.map(({ scores }) => scores),
  );
  const bad = flavour.nearestOf(
    ids,
    disliked.map(({ scores }) => scores),
  );
  const best = new TopList<Scored>(SHORTLIST, (one, other) => other.score - one.score || one.id - other.id);
  for (const [at, id] of ids.entries()) {
    const mark = before(marks[String(id)] ?? NO_MARK, began);
    const far = good.distances[at] as number;
    const unliked = bad.distances[at] as number;
    if (isLeftOut(mark, unliked)) continue;
    const near = nearness(far);
    const days = mark.last_made_at === null ? null : daysSince(mark.last_made_at, began);
    const [spoiling] = savesOf(id);
    const parts = {
      taste: Math.max(0, near - nearness(unliked) / 2),
      stars: mark.rating === null ? (mark.favourite ? FAVOURITE : UNRATED) : mark.rating / 10,
      novelty: days === null ? 1 : 1 - Math.exp(-days / NEW_AGAIN_DAYS),
      useUp: spoiling?.urgency ?? 0,
      lot: lot(id, evening),
    };
    const score = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
      (sum, part) => sum + WEIGHTS[part] * parts[part],
      0,
    );
    const worst = best.worst;
    if (worst !== undefined && score < worst.score) continue;
    const like = liked[good.which[at] as number];
    const reason: TonightReason = isLiked(mark)
      ? { kind: 'again', rating: mark.rating, days: days === null ? null : Math.floor(days) }
      : like && far <= LIKE_WITHIN
        ? { kind: 'like', recipe_id: like.id }
        : { kind: 'other' };
    best.offer({ id, score, reason, spoiling, scores: flavour.scoresOf(id) });
  }
  return { drinks: withReasons(varied(best.toArray())), isPersonal: true };
}
