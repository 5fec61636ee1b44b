import { TopList } from '../../core/top-list.ts';
import { completingRoots, soleMissing, type Match } from './match.ts';

export interface PairUnlock {
  readonly ingredient_ids: readonly [number, number];
  /** Newly makeable recipes with both, including those that one of the two completes alone. */
  readonly completes: number;
}

interface Candidate {
  readonly a: number;
  readonly b: number;
  readonly value: number;
  readonly depth: number;
}

const byWorth = (x: Candidate, y: Candidate): number =>
  y.value - x.value || x.depth - y.depth || x.a - y.a || x.b - y.b;

/** Factor of candidates kept, because equivalent pairs are removed at the end. */
const SPARE = 8;

/**
 * The pairs of ingredients that complete most recipes, best first, each more than its halves one by one. Of
 * pairs that complete the same recipes it returns the more general one (Gin, not one of forty gins), and of
 * substitutes the better one. Exact: candidates are tried by an upper bound, until no bound exceeds the worst
 * pair kept.
 */
export function bestPairs(match: Match, limit: number): PairUnlock[] {
  const { completes } = match.tallies();
  const { depth } = match.index.hierarchy.resolve();
  const open = openRows(match);
  const { places, bound } = candidates(match, open);
  places.sort((a, b) => (bound[b] ?? 0) - (bound[a] ?? 0) || a - b);
  const best = new TopList(limit * SPARE, byWorth);
  for (const [index, a] of places.entries()) {
    if ((bound[a] ?? 0) <= (best.worst?.value ?? 0)) break;
    const together = worthWith(match, open, a);
    for (let other = index + 1; other < places.length; other += 1) {
      const b = places[other] as number;
      const value = together[b] as number;
      if (value <= (completes[a] as number) + (completes[b] as number)) continue;
      if (value < (best.worst?.value ?? 0)) continue;
      const pairDepth = (depth[a] as number) + (depth[b] as number);
      best.offer({ a: Math.min(a, b), b: Math.max(a, b), value, depth: pairDepth });
    }
  }
  return withoutTwins(match, best.toArray()).slice(0, limit);
}

interface Linked {
  readonly places: readonly number[];
  readonly roots: readonly number[];
}

/** The rows that two bottles may complete, and their missing ingredients. */
interface OpenRows {
  /** By missing ingredient: the number of rows that miss nothing else. */
  readonly sole: Int32Array;
  /** By two ingredients: the rows that miss exactly these, which no single bottle covers. */
  readonly wants: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The missing places of each linked row, and the roots of single bottles that complete it. */
  readonly linked: readonly Linked[];
  readonly linkedAt: ReadonlyMap<number, readonly Linked[]>;
  /** Recipes completed by one bottle, counted at the roots. */
  readonly roots: Int32Array;
}

function openRows(match: Match): OpenRows {
  const wants = new Map<number, Map<number, number>>();
  const count = (a: number, b: number): void => {
    const own = wants.get(a) ?? new Map<number, number>();
    own.set(b, (own.get(b) ?? 0) + 1);
    wants.set(a, own);
  };
  const { missing, index } = match;
  const { provided } = match.shelf;
  const { start, items } = index;
  const open = match.openLinkedRows();
  const linkedRows = new Set(open.map(({ row }) => row));
  for (let row = 0; row < missing.length; row += 1) {
    if (missing[row] !== 2 || linkedRows.has(row)) continue;
    let at = start[row] as number;
    while (provided[items[at] as number] === 1) at += 1;
    const first = items[at] as number;
    at += 1;
    while (provided[items[at] as number] === 1) at += 1;
    count(first, items[at] as number);
    count(items[at] as number, first);
  }
  const linked = open.map(({ places }) => ({ places, roots: match.providers.rootsOfAll(places) }));
  const linkedAt = new Map<number, Linked[]>();
  for (const one of linked)
    for (const place of one.places) {
      const own = linkedAt.get(place);
      if (own) own.push(one);
      else linkedAt.set(place, [one]);
    }
  return {
    sole: soleMissing(match),
    wants,
    linked,
    linkedAt,
    roots: completingRoots(match),
  };
}

/** Candidates for pairs, and an upper bound of the best pair with each. */
function candidates(match: Match, { wants, linked, roots }: OpenRows) {
  const { index, providers } = match;
  const { completes } = match.tallies();
  const missed = new Int32Array(index.hierarchy.size);
  for (const [place, others] of wants)
    for (const count of others.values()) missed[place] = (missed[place] ?? 0) + count;
  for (const { places } of linked) for (const place of places) missed[place] = (missed[place] ?? 0) + 1;
  const joint = providers.atRoots(missed);
  const places: number[] = [];
  joint.forEach((count, place) => {
    if (count > 0 || (roots[place] ?? 0) > 0) places.push(place);
  });
  const most = completes.reduce((high, count) => Math.max(high, count), 0);
  const bound = index.hierarchy.inherit(joint).map((count, place) => count + (completes[place] ?? 0) + most);
  return { places, bound };
}

/** The number of recipes completed by `a` together with every other ingredient, by place. */
function worthWith(match: Match, { sole, wants, linkedAt, roots }: OpenRows, a: number): Int32Array {
  const { providers } = match;
  const { hierarchy } = match.index;
  const given = providers.providedBy(a);
  const direct = roots.slice();
  const add = (places: readonly number[], count: number): void => {
    for (const place of places) direct[place] = (direct[place] ?? 0) + count;
  };
  for (const place of given) {
    // Recipes completed by one ingredient alone are counted there; those that miss two now miss one.
    if ((sole[place] ?? 0) > 0) add(providers.rootsOf(place), -(sole[place] ?? 0));
    for (const [other, count] of wants.get(place) ?? []) add(providers.rootsOf(other), count);
  }
  for (const { places, roots: alone } of new Set([...given].flatMap((place) => linkedAt.get(place) ?? []))) {
    add(alone, -1);
    add(providers.rootsOfAll(places.filter((place) => !given.has(place))), 1);
  }
  const own = match.tallies().completes[a] ?? 0;
  return hierarchy.inherit(direct).map((count) => count + own);
}

/** Removes equivalents of better pairs: more specific ones of equal value, and substitutes. */
function withoutTwins(match: Match, pairs: readonly Candidate[]): PairUnlock[] {
  const { index, providers } = match;
  const { hierarchy } = index;
  const stands = (general: number, special: number, same: boolean): boolean =>
    (same && hierarchy.isWithin(special, general)) ||
    general === special ||
    providers.isSubstitute(general, special);
  const isTwin = (better: Candidate, other: Candidate): boolean => {
    const same = better.value === other.value;
    return (
      (stands(better.a, other.a, same) && stands(better.b, other.b, same)) ||
      (stands(better.a, other.b, same) && stands(better.b, other.a, same))
    );
  };
  const kept: Candidate[] = [];
  for (const pair of pairs) if (!kept.some((better) => isTwin(better, pair))) kept.push(pair);
  const { table } = hierarchy;
  return kept.map(({ a, b, value }) => ({
    ingredient_ids: [table.idAt(a), table.idAt(b)],
    completes: value,
  }));
}
