import { TopList } from '../top-list.ts';
import { DEAD } from './catalogue.ts';
import { deepestOf, type Match } from './match.ts';

/** What buying two ingredients together would change. */
export interface PairUnlock {
  readonly ingredient_ids: readonly [number, number];
  /** Recipes that could be made with both and cannot now, those that one of the two completes included. */
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

/** How many more candidates are kept than asked for, because more special twins of a pair are left out at the end. */
const SPARE = 4;

/**
 * The pairs of ingredients that would complete most recipes, best first, each worth more than its better half alone. Of pairs
 * that complete the same recipes the more general is named (Gin, not one of forty gins).
 *
 * Exact: ingredients are taken by an upper bound of what any pair with them is worth, until no bound beats the pairs held.
 */
export function bestPairs(match: Match, limit: number): PairUnlock[] {
  const { hierarchy } = match.catalogue;
  const { completes } = match.tallies();
  const { depth } = hierarchy.resolve();
  const wants = jointWants(match);
  const places = candidatePlaces(match, wants);
  const bound = upperBounds(match, wants);
  places.sort((a, b) => (bound[b] ?? 0) - (bound[a] ?? 0) || a - b);
  const best = new TopList(limit * SPARE, byWorth);
  for (const [index, a] of places.entries()) {
    if ((bound[a] ?? 0) <= (best.worst?.value ?? 0)) break;
    const together = worthWith(match, wants, a);
    for (let other = index + 1; other < places.length; other += 1) {
      const b = places[other] as number;
      const value = together[b] as number;
      if (value <= Math.max(completes[a] as number, completes[b] as number)) continue;
      if (value < (best.worst?.value ?? 0)) continue;
      const pairDepth = (depth[a] as number) + (depth[b] as number);
      best.offer({ a: Math.min(a, b), b: Math.max(a, b), value, depth: pairDepth });
    }
  }
  return withoutSpecialTwins(match, best.toArray()).slice(0, limit);
}

/** By missing ingredient: with which other one how many recipes miss exactly these two lines of the hierarchy. */
type Wants = ReadonlyMap<number, ReadonlyMap<number, number>>;

function jointWants(match: Match): Wants {
  const wants = new Map<number, Map<number, number>>();
  const count = (a: number, b: number): void => {
    const own = wants.get(a) ?? new Map<number, number>();
    own.set(b, (own.get(b) ?? 0) + 1);
    wants.set(a, own);
  };
  const add = (a: number, b: number): void => {
    count(a, b);
    count(b, a);
  };
  const { missing, catalogue } = match;
  const { satisfied } = match.shelf;
  const { start, items } = catalogue;
  const { rows: nestedRows } = catalogue.nested();
  const nested = new Set(nestedRows);
  for (let row = 0; row < missing.length; row += 1) {
    if (missing[row] !== 2 || nested.has(row)) continue;
    let at = start[row] as number;
    while (satisfied[items[at] as number] === 1) at += 1;
    const first = items[at] as number;
    at += 1;
    while (satisfied[items[at] as number] === 1) at += 1;
    add(first, items[at] as number);
  }
  for (const row of nestedRows) {
    const missed = missing[row] ?? 0;
    if (missed < 2 || missed === DEAD) continue;
    const [first, second, ...more] = deepestOf(match, match.missingPlaces(row));
    if (first !== undefined && second !== undefined && more.length === 0) add(first, second);
  }
  return wants;
}

/** Ingredients worth buying in a pair: those that complete more than their parent or that a pair of missing ones names. */
function candidatePlaces(match: Match, wants: Wants): number[] {
  const { completes } = match.tallies();
  const { parents } = match.catalogue.hierarchy.resolve();
  const places = new Set<number>(wants.keys());
  completes.forEach((count, place) => {
    const parent = parents[place] ?? -1;
    if (count > (parent === -1 ? 0 : (completes[parent] ?? 0))) places.add(place);
  });
  return [...places];
}

/** What no pair with an ingredient can be worth more than, by place. */
function upperBounds(match: Match, wants: Wants): Int32Array {
  const { hierarchy } = match.catalogue;
  const { completes } = match.tallies();
  const direct = new Int32Array(hierarchy.size);
  for (const [place, others] of wants)
    for (const count of others.values()) direct[place] = (direct[place] ?? 0) + count;
  const most = completes.reduce((high, count) => Math.max(high, count), 0);
  return hierarchy.inherit(direct).map((joint, place) => joint + (completes[place] ?? 0) + most);
}

/** What every other ingredient is worth together with `a`, by place. */
function worthWith(match: Match, wants: Wants, a: number): Int32Array {
  const { hierarchy } = match.catalogue;
  const { completes } = match.tallies();
  const { parents, topDown } = hierarchy.resolve();
  const direct = new Int32Array(hierarchy.size);
  const shared = new Int32Array(hierarchy.size);
  const onLine = new Uint8Array(hierarchy.size);
  for (const place of hierarchy.lineage(a)) {
    onLine[place] = 1;
    for (const [other, count] of wants.get(place) ?? []) direct[other] = (direct[other] ?? 0) + count;
  }
  const joint = hierarchy.inherit(direct);
  for (const place of topDown) {
    const parent = parents[place] as number;
    // What both complete alone is what their nearest common ancestor completes.
    shared[place] =
      onLine[place] === 1 ? (completes[place] as number) : parent === -1 ? 0 : (shared[parent] as number);
  }
  const own = completes[a] ?? 0;
  return joint.map((count, place) => count + own + (completes[place] as number) - (shared[place] as number));
}

/** Leaves out pairs that a more general pair of the same worth stands for. */
function withoutSpecialTwins(match: Match, pairs: readonly Candidate[]): PairUnlock[] {
  const { hierarchy } = match.catalogue;
  const stands = (general: Candidate, special: Candidate): boolean =>
    general.value === special.value &&
    ((hierarchy.isWithin(special.a, general.a) && hierarchy.isWithin(special.b, general.b)) ||
      (hierarchy.isWithin(special.a, general.b) && hierarchy.isWithin(special.b, general.a)));
  const kept: Candidate[] = [];
  for (const pair of pairs) if (!kept.some((other) => stands(other, pair))) kept.push(pair);
  const { table } = hierarchy;
  return kept.map(({ a, b, value }) => ({
    ingredient_ids: [table.idAt(a), table.idAt(b)],
    completes: value,
  }));
}
