import { TopList } from '../top-list.ts';
import { deepestOf, MOST_MISSING, type Match } from './match.ts';

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

/** How many more candidates are kept than asked for, because more special twins of a pair are left out at the end. */
const SPARE = 8;

/**
 * The pairs of ingredients that would complete most recipes, best first, each worth more than its better half alone. Of pairs
 * that complete the same recipes the more general is named (Gin, not one of forty gins).
 */
export function bestPairs(match: Match, limit: number): PairUnlock[] {
  const { hierarchy } = match.catalogue;
  const { completes } = match.tallies();
  const { depth, parents } = hierarchy.resolve();
  const wanted = jointWants(match);
  const candidates = candidatePlaces(match, wanted);
  const joint = inheritedWants(match, wanted, candidates);

  const shared = (a: number, b: number): number => {
    const ofA = new Set(hierarchy.lineage(a));
    for (let at = b; at !== -1; at = parents[at] ?? -1) if (ofA.has(at)) return completes[at] ?? 0;
    return 0;
  };
  const candidate = (a: number, b: number): Candidate => {
    const apart = (completes[a] ?? 0) + (completes[b] ?? 0) - shared(a, b);
    const value = apart + (joint.get(pairKey(a, b)) ?? 0);
    return { a, b, value, depth: (depth[a] ?? 0) + (depth[b] ?? 0) };
  };
  const best = new TopList(limit * SPARE, byWorth);
  /** A pair worth no more than this does not matter. */
  const threshold = (): number => best.worst?.value ?? 0;
  const offer = (pair: Candidate): void => {
    if (pair.value > Math.max(completes[pair.a] ?? 0, completes[pair.b] ?? 0)) best.offer(pair);
  };
  for (const key of joint.keys()) offer(candidate(Math.floor(key / KEY), key % KEY));
  const singles = candidates.sort((a, b) => (completes[b] ?? 0) - (completes[a] ?? 0));
  for (const [index, a] of singles.entries()) {
    const own = completes[a] ?? 0;
    if (own + (completes[singles[index + 1] ?? -1] ?? 0) <= threshold()) break;
    for (const b of singles.slice(index + 1)) {
      if (completes[b] === 0 || own + (completes[b] ?? 0) <= threshold()) break;
      if (!joint.has(pairKey(a, b))) offer(candidate(a, b));
    }
  }
  return withoutSpecialTwins(match, best.toArray()).slice(0, limit);
}

const KEY = 2 ** 26;
const pairKey = (a: number, b: number): number => (a < b ? a * KEY + b : b * KEY + a);

/** How many recipes miss exactly two lines of the hierarchy, by the pair of deepest missing ingredients. */
function jointWants(match: Match): Map<number, number> {
  const wants = new Map<number, number>();
  const { missing, catalogue } = match;
  const { satisfied } = match.shelf;
  const { start, items } = catalogue;
  const add = (a: number, b: number): void => {
    const key = pairKey(a, b);
    wants.set(key, (wants.get(key) ?? 0) + 1);
  };
  const nested = new Set(catalogue.nested());
  for (let row = 0; row < missing.length; row += 1) {
    if (missing[row] !== 2 || nested.has(row)) continue;
    let at = start[row] ?? 0;
    while (satisfied[items[at] ?? 0] === 1) at += 1;
    const first = items[at] ?? 0;
    at += 1;
    while (satisfied[items[at] ?? 0] === 1) at += 1;
    add(first, items[at] ?? 0);
  }
  for (const row of nested) {
    const count = missing[row] ?? 0;
    if (count < 2 || count > MOST_MISSING) continue;
    const [first, second, ...more] = deepestOf(match, match.missingPlaces(row));
    if (first !== undefined && second !== undefined && more.length === 0) add(first, second);
  }
  return wants;
}

/** Ingredients worth buying in a pair: those that complete something or that a pair of missing ingredients names. */
function candidatePlaces(match: Match, wants: ReadonlyMap<number, number>): number[] {
  const { completes } = match.tallies();
  const { parents } = match.catalogue.hierarchy.resolve();
  const places = new Set<number>();
  for (const key of wants.keys()) places.add(Math.floor(key / KEY)).add(key % KEY);
  completes.forEach((count, place) => {
    const parent = parents[place] ?? -1;
    if (count > (parent === -1 ? 0 : (completes[parent] ?? 0))) places.add(place);
  });
  return [...places].sort((a, b) => a - b);
}

/** The wants of every pair of candidates: each ingredient also gives what its ancestors give. */
function inheritedWants(
  match: Match,
  wants: ReadonlyMap<number, number>,
  candidates: readonly number[],
): Map<number, number> {
  const below = new Map<number, number[]>();
  for (const candidate of candidates) {
    for (const ancestor of match.catalogue.hierarchy.lineage(candidate)) {
      const list = below.get(ancestor);
      if (list) list.push(candidate);
      else below.set(ancestor, [candidate]);
    }
  }
  const all = new Map<number, number>();
  for (const [key, count] of wants) {
    for (const a of below.get(Math.floor(key / KEY)) ?? []) {
      for (const b of below.get(key % KEY) ?? []) {
        const pair = pairKey(a, b);
        all.set(pair, (all.get(pair) ?? 0) + count);
      }
    }
  }
  return all;
}

const byWorth = (x: Candidate, y: Candidate): number =>
  y.value - x.value || x.depth - y.depth || x.a - y.a || x.b - y.b;

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
