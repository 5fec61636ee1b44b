import type { SearchKind } from './search-item.ts';

/** Orders that people can choose; `best` is by relevance. */
export const SORTS = ['best', 'simplest', 'name', 'lightest', 'strongest', 'newest'] as const;

export type SearchSort = (typeof SORTS)[number];

/** The chosen order, or `suggested` for a search without words. */
export type HitOrder = SearchSort | 'suggested';

export interface Ranks {
  readonly kind: SearchKind;
  readonly id: number;
  readonly worth: number;
  /** Recipes that require an ingredient, or the negative number of a recipe's ingredients. */
  readonly popularity: number;
  readonly feed_key: number;
  readonly strength: number;
  /** The folded name; empty unless sorted by name. */
  readonly name: string;
}

type Compare = (a: Ranks, b: Ranks) => number;

/** The uses of an ingredient; suggested recipes are sorted by age only. */
const useOf = ({ kind, popularity }: Ranks): number => (kind === 'ingredient' ? popularity : 0);

const byKind: Compare = (a, b) => Number(a.kind === 'recipe') - Number(b.kind === 'recipe');

const FIRST: Readonly<Record<HitOrder, Compare>> = {
  best: () => 0,
  suggested: (a, b) => byKind(a, b) || useOf(b) - useOf(a) || b.feed_key - a.feed_key,
  simplest: (a, b) => byKind(a, b) || b.popularity - a.popularity,
  name: (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)),
  lightest: (a, b) => a.strength - b.strength,
  strongest: (a, b) => b.strength - a.strength,
  newest: (a, b) => b.feed_key - a.feed_key,
};

/** Better match, then ingredients, then more used or simpler, then newer. */
const byWorth: Compare = (a, b) =>
  b.worth - a.worth || byKind(a, b) || b.popularity - a.popularity || b.feed_key - a.feed_key || a.id - b.id;

export const compareHits =
  (order: HitOrder): Compare =>
  (a, b) =>
    FIRST[order](a, b) || byWorth(a, b);
