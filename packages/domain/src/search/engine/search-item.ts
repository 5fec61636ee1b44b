/** What a search index keeps of an ingredient's catalogue card. */
export interface IngredientItem {
  readonly kind: 'ingredient';
  readonly id: number;
  readonly name: string;
  /** False takes the item out of the index. */
  readonly visible: boolean;
  readonly feed_key: number;
  readonly alcohol_abv: number;
  readonly ingredient_type_id: number;
  readonly ingredient_type_name: string;
  readonly ingredient_brand_id: number;
  readonly ingredient_brand_name: string;
  readonly ingredient_attribute_ids: readonly number[];
  readonly parent_ingredient_id: number | null;
  /** The names of its parent, the parent's parent, and so on. */
  readonly ancestor_names: readonly string[];
}

/** What a search index keeps of a recipe's catalogue card. */
export interface RecipeItem {
  readonly kind: 'recipe';
  readonly id: number;
  readonly name: string;
  readonly visible: boolean;
  readonly feed_key: number;
  readonly alcohol_abv: number;
  /** Kept up to DESCRIPTION_KEPT characters: a result list shows a line of it. */
  readonly description: string;
  readonly ingredient_names: readonly string[];
  /** What it needs. */
  readonly ingredient_ids: readonly number[];
  /** What it is right without. */
  readonly optional_ingredient_ids: readonly number[];
  readonly garnish_ingredient_ids: readonly number[];
  /** True if all its measures are alike, but for dashes and spoons. */
  readonly equal_parts: boolean;
  readonly glassware_ids: readonly number[];
  readonly serving_method_ids: readonly number[];
  readonly cover: string | null;
  readonly look: Readonly<Record<string, unknown>>;
}

/** A catalogue card as far as searching goes; the domain's cards are assignable. */
export type SearchItem = IngredientItem | RecipeItem;

export type SearchKind = SearchItem['kind'];

/** What an index is told of an item that is gone. */
export interface GoneItem {
  readonly kind: SearchKind;
  readonly id: number;
  readonly visible: false;
}

export const DESCRIPTION_KEPT = 160;

/** Filters join with "and". Lists of ids an item has one of match any; lists of ids it has many of match all. */
export interface SearchFilters {
  readonly ingredient_type_ids?: readonly number[] | undefined;
  readonly ingredient_brand_ids?: readonly number[] | undefined;
  /** All of these attributes. */
  readonly ingredient_attribute_ids?: readonly number[] | undefined;
  /** Recipes that need all of these ingredients. */
  readonly ingredient_ids?: readonly number[] | undefined;
  /** Any of these glasses. */
  readonly glassware_ids?: readonly number[] | undefined;
  /** Any of these methods. */
  readonly serving_method_ids?: readonly number[] | undefined;
  /** Of each list one is there: needed, optional or as a garnish. */
  readonly with?: readonly (readonly number[])[] | undefined;
  /** None of these is needed or a garnish; a recipe is right without what is optional. */
  readonly without?: ReadonlySet<number> | undefined;
  readonly abv_min?: number | undefined;
  readonly abv_max?: number | undefined;
  /** A caller's own condition: makeable, missing at most so many, not in the cabinet yet, of a taste. */
  readonly accept?: ((id: number, kind: SearchKind, traits: ItemTraits) => boolean) | undefined;
}

/** What a condition can ask of an item besides what it is called. */
export interface ItemTraits {
  readonly name: string;
  readonly alcohol_abv: number;
  readonly ids: (facet: Facet) => readonly number[];
}

/** The facets by which filters tell items apart, with the way several ids of one filter join. */
export const FACETS = {
  ingredient_type_ids: 'any',
  ingredient_brand_ids: 'any',
  ingredient_attribute_ids: 'all',
  ingredient_ids: 'all',
  glassware_ids: 'any',
  serving_method_ids: 'any',
} as const satisfies Partial<Record<keyof SearchFilters, 'any' | 'all'>>;

/** What is kept of items to tell them apart: the facets of filters, and what words ask for. */
export const KEPT_FACETS = [
  ...(Object.keys(FACETS) as (keyof typeof FACETS)[]),
  'garnish_ingredient_ids',
  'optional_ingredient_ids',
  'equal_parts',
] as const;

export type Facet = (typeof KEPT_FACETS)[number];

/** The ids of an item by facet; a facet its kind does not have is empty. */
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

/** The texts besides its name by which an item is found: ingredient names, or type, brand and all ancestors. */
export function labelsOf(item: SearchItem): readonly string[] {
  if (item.kind === 'recipe') return item.ingredient_names;
  return [item.ingredient_type_name, item.ingredient_brand_name, ...item.ancestor_names];
}

/** An item reduced to what an index keeps, so that equal items are equal as JSON. */
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
