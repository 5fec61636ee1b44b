export interface IngredientItem {
  readonly kind: 'ingredient';
  readonly id: number;
  readonly name: string;
  /** False removes the item from the index. */
  readonly visible: boolean;
  readonly feed_key: number;
  readonly alcohol_abv: number;
  readonly ingredient_type_id: number;
  readonly ingredient_type_name: string;
  readonly ingredient_brand_id: number;
  readonly ingredient_brand_name: string;
  readonly ingredient_attribute_ids: readonly number[];
  readonly parent_ingredient_id: number | null;
  /** Names of the ancestors, nearest first. */
  readonly ancestor_names: readonly string[];
}

export interface RecipeItem {
  readonly kind: 'recipe';
  readonly id: number;
  readonly name: string;
  readonly visible: boolean;
  readonly feed_key: number;
  readonly alcohol_abv: number;
  /** Truncated to DESCRIPTION_KEPT characters: result lists show one line. */
  readonly description: string;
  readonly ingredient_names: readonly string[];
  readonly ingredient_ids: readonly number[];
  readonly optional_ingredient_ids: readonly number[];
  readonly garnish_ingredient_ids: readonly number[];
  /** True if all measures are equal, except dashes and spoons. */
  readonly equal_parts: boolean;
  readonly glassware_ids: readonly number[];
  readonly serving_method_ids: readonly number[];
  readonly cover: string | null;
  readonly look: Readonly<Record<string, unknown>>;
}

export type SearchItem = IngredientItem | RecipeItem;

export type SearchKind = SearchItem['kind'];

export interface GoneItem {
  readonly kind: SearchKind;
  readonly id: number;
  readonly visible: false;
}

export const DESCRIPTION_KEPT = 160;

/** All filters must match. Lists of single-valued fields match any id, lists of multi-valued ones all ids. */
export interface SearchFilters {
  readonly ingredient_type_ids?: readonly number[] | undefined;
  readonly ingredient_brand_ids?: readonly number[] | undefined;
  readonly ingredient_attribute_ids?: readonly number[] | undefined;
  /** Recipes that require all of these ingredients. */
  readonly ingredient_ids?: readonly number[] | undefined;
  readonly glassware_ids?: readonly number[] | undefined;
  readonly serving_method_ids?: readonly number[] | undefined;
  /** At least one of each list, as required, optional or garnish. */
  readonly with?: readonly (readonly number[])[] | undefined;
  /** None of these as required or garnish; optional ones are allowed. */
  readonly without?: ReadonlySet<number> | undefined;
  readonly abv_min?: number | undefined;
  readonly abv_max?: number | undefined;
  /** The caller's own condition, for example on missing ingredients or taste. */
  readonly accept?: ((id: number, kind: SearchKind, traits: ItemTraits) => boolean) | undefined;
}

export interface ItemTraits {
  readonly name: string;
  readonly alcohol_abv: number;
  readonly ids: (facet: Facet) => readonly number[];
}

/** Filter facets, and how several ids of a filter are combined. */
export const FACETS = {
  ingredient_type_ids: 'any',
  ingredient_brand_ids: 'any',
  ingredient_attribute_ids: 'all',
  ingredient_ids: 'all',
  glassware_ids: 'any',
  serving_method_ids: 'any',
} as const satisfies Partial<Record<keyof SearchFilters, 'any' | 'all'>>;

/** All stored facets: those of filters, and those of words. */
export const KEPT_FACETS = [
  ...(Object.keys(FACETS) as (keyof typeof FACETS)[]),
  'garnish_ingredient_ids',
  'optional_ingredient_ids',
  'equal_parts',
] as const;

export type Facet = (typeof KEPT_FACETS)[number];

/** The ids of an item by facet; empty if its kind does not have it. */
export function facetIds(item: SearchItem, facet: Facet): readonly number[] {
  if (item.kind === 'recipe') {
    if (facet === 'equal_parts') return item.equal_parts ? [1] : [];
    if (
      facet === 'ingredient_ids' ||
      facet === 'optional_ingredient_ids' ||
      facet === 'garnish_ingredient_ids' ||
      facet === 'glassware_ids' ||
      facet === 'serving_method_ids'
    )
      return item[facet];
    return [];
  }
  if (facet === 'ingredient_type_ids') return [item.ingredient_type_id];
  if (facet === 'ingredient_brand_ids') return [item.ingredient_brand_id];
  return facet === 'ingredient_attribute_ids' ? item.ingredient_attribute_ids : [];
}

/** Searched texts besides the name: ingredient names, or type, brand and ancestors. */
export function labelsOf(item: SearchItem): readonly string[] {
  if (item.kind === 'recipe') return item.ingredient_names;
  return [item.ingredient_type_name, item.ingredient_brand_name, ...item.ancestor_names];
}

/** An item with only the indexed fields, so that equal items have equal JSON. */
export function keptItem(item: SearchItem): SearchItem {
  const { id, name, visible, feed_key, alcohol_abv } = item;
  const shared = { id, name, visible, feed_key, alcohol_abv };
  if (item.kind === 'ingredient') {
    return {
      kind: 'ingredient',
      ...shared,
      ingredient_type_id: item.ingredient_type_id,
      ingredient_type_name: item.ingredient_type_name,
      ingredient_brand_id: item.ingredient_brand_id,
      ingredient_brand_name: item.ingredient_brand_name,
      ingredient_attribute_ids: [...item.ingredient_attribute_ids],
      parent_ingredient_id: item.parent_ingredient_id,
      ancestor_names: [...item.ancestor_names],
    };
  }
  return {
    kind: 'recipe',
    ...shared,
    description: shortened(item.description),
    ingredient_names: [...item.ingredient_names],
    ingredient_ids: [...item.ingredient_ids],
    optional_ingredient_ids: [...item.optional_ingredient_ids],
    garnish_ingredient_ids: [...item.garnish_ingredient_ids],
    equal_parts: item.equal_parts,
    glassware_ids: [...item.glassware_ids],
    serving_method_ids: [...item.serving_method_ids],
    cover: item.cover,
    look: item.look,
  };
}

const shortened = (text: string): string =>
  text.length <= DESCRIPTION_KEPT ? text : `${text.slice(0, DESCRIPTION_KEPT - 1).trimEnd()}…`;

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
