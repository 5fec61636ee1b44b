import type { SearchKind } from './search-item.ts';

/** The orders a person may ask for; `best` is by how well the words are met. */
export const SORTS = ['best', 'simplest', 'name', 'lightest', 'strongest', 'newest'] as const;

export type SearchSort = (typeof SORTS)[number];

/** How hits stand to each other: as somebody asked, or `suggested` where there is no word to be met. */
export type HitOrder = SearchSort | 'suggested';

/** All that ranks a hit. */
export interface Ranks {
  readonly kind: SearchKind;
  readonly id: number;
  readonly worth: number;
  /** Of an ingredient how many recipes need it; of a recipe how many ingredients it needs, below zero. */
  readonly popularity: number;
  readonly feed_key: number;
  readonly strength: number;
  /** The folded name; empty where nothing is sorted by it. */
  readonly name: string;
}

type Compare = (a: Ranks, b: Ranks) => number;

/** An ingredient's use; recipes are suggested by age alone. */
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

/** Better match first, then ingredients, then what is used more or needs less, then newer. */
const byWorth: Compare = (a, b) =>
  b.worth - a.worth || byKind(a, b) || b.popularity - a.popularity || b.feed_key - a.feed_key || a.id - b.id;

/** Compares hits in an order; among equals the better match is first. */
export const compareHits =
  (order: HitOrder): Compare =>
  (a, b) =>
    FIRST[order](a, b) || byWorth(a, b);
