import type { ColumnReader } from '../../core/binary-pack.ts';
import {
  FACET_ORDER,
  listsIn,
  textsIn,
  type PartMeta,
  type TextColumn,
  inverted,
  type RowLists,
} from './part-format.ts';
import {
  FACETS,
  type Facet,
  type ItemTraits,
  type SearchFilters,
  type SearchItem,
  type SearchKind,
} from './search-item.ts';

const PARTS = ['ingredient_ids', 'garnish_ingredient_ids', 'optional_ingredient_ids'] as const;

/** Facets for ingredients that cannot be omitted. */
const ESSENTIAL_PARTS = ['ingredient_ids', 'garnish_ingredient_ids'] as const;

/** The data of items in columns by slot, to filter and restore them. */
export class ItemColumns {
  readonly ids: Float64Array;
  readonly feedKeys: Float64Array;
  readonly #ingredients: number;
  readonly #strengths: Float64Array;
  readonly #names: TextColumn;
  readonly #extras: TextColumn;
  readonly #labelTexts: readonly string[];
  readonly #labels: RowLists;
  readonly #facets: RowLists;
  readonly #facetCodes: Uint8Array;
  readonly #facetIds: Float64Array;
  readonly #facetPlaces = FACET_ORDER.map(() => new Map<number, number>());

  constructor(pack: ColumnReader) {
    this.#ingredients = (pack.meta as PartMeta).ingredients;
    this.ids = pack.column('ids', 'f64');
    this.feedKeys = pack.column('feed_keys', 'f64');
    this.#strengths = pack.column('strengths', 'f64');
    this.#names = textsIn(pack, 'name');
    this.#extras = textsIn(pack, 'extra');
    this.#labelTexts = textsIn(pack, 'label').toArray();
    this.#labels = listsIn(pack, 'label', 'values');
    this.#facets = listsIn(pack, 'facet', 'values');
    this.#facetCodes = pack.column('facet_codes', 'u8');
    this.#facetIds = pack.column('facet_ids', 'f64');
    this.#facetIds.forEach((id, place) => this.#facetPlaces[this.#facetCodes[place] ?? 0]?.set(id, place));
  }

  kindOf(slot: number): SearchKind {
    return slot < this.#ingredients ? 'ingredient' : 'recipe';
  }

  strengthOf(slot: number): number {
    return this.#strengths[slot] ?? 0;
  }

  nameOf(slot: number): string {
    return this.#names.at(slot);
  }

  filter(filters: SearchFilters): (slot: number) => boolean {
    const { abv_min = 0, abv_max = Number.POSITIVE_INFINITY, accept } = filters;
    const wanted = (Object.keys(FACETS) as (keyof typeof FACETS)[]).flatMap((facet) => {
      const ids = filters[facet];
      if (ids === undefined || ids.length === 0) return [];
      const places = ids.map((id) => this.placeOf(facet, id));
      return [{ places, all: FACETS[facet] === 'all' }];
    });
    const groups = (filters.with ?? []).map((ids) => this.#placesOf(ids, PARTS));
    const without = filters.without?.size ? this.#placesOf(filters.without, ESSENTIAL_PARTS) : null;
    return (slot) => {
      const strength = this.strengthOf(slot);
      if (strength < abv_min || strength > abv_max) return false;
      if (wanted.length > 0) {
        const held = this.#facets.values.subarray(this.#facets.start[slot], this.#facets.start[slot + 1]);
        const has = (place: number): boolean => place >= 0 && held.includes(place);
        if (!wanted.every(({ places, all }) => (all ? places.every(has) : places.some(has)))) return false;
      }
      if (without !== null && this.#hasOneOf(slot, without)) return false;
      if (!groups.every((places) => this.#hasOneOf(slot, places))) return false;
      return accept === undefined || accept(this.ids[slot] ?? 0, this.kindOf(slot), this.traitsOf(slot));
    };
  }

  /** The place of an id in a facet, or -1. */
  placeOf(facet: Facet, id: number): number {
    return this.#facetPlaces[FACET_ORDER.indexOf(facet)]?.get(id) ?? -1;
  }

  slotsByPlace(): RowLists {
    return inverted(this.#facets, this.#facetIds.length);
  }

  /** The item of a slot for evaluating conditions. */
  traitsOf(slot: number): ItemTraits {
    const name = () => this.#names.at(slot);
    const kept: Partial<Record<Facet, readonly number[]>> = {};
    return {
      alcohol_abv: this.strengthOf(slot),
      get name() {
        return name();
      },
      ids: (facet) => (kept[facet] ??= this.#idsOf(slot, facet)),
    };
  }

  #idsOf(slot: number, facet: Facet): number[] {
    const code = FACET_ORDER.indexOf(facet);
    const ids: number[] = [];
    for (let at = this.#facets.start[slot] ?? 0, end = this.#facets.start[slot + 1] ?? 0; at < end; at += 1) {
      const place = this.#facets.values[at] ?? 0;
      if (this.#facetCodes[place] === code) ids.push(this.#facetIds[place] ?? 0);
    }
    return ids;
  }

  /** The places of ids in facets, as flags. */
  #placesOf(ids: Iterable<number>, facets: readonly Facet[]): Uint8Array {
    const places = new Uint8Array(this.#facetIds.length);
    for (const id of ids)
      for (const facet of facets) {
        const place = this.placeOf(facet, id);
        if (place >= 0) places[place] = 1;
      }
    return places;
  }

  #hasOneOf(slot: number, places: Uint8Array): boolean {
    for (let at = this.#facets.start[slot] ?? 0, end = this.#facets.start[slot + 1] ?? 0; at < end; at += 1)
      if (places[this.#facets.values[at] ?? 0] === 1) return true;
    return false;
  }

  item(slot: number): SearchItem {
    const shared = {
      id: this.ids[slot] ?? 0,
      name: this.#names.at(slot),
      visible: true,
      feed_key: this.feedKeys[slot] ?? 0,
      alcohol_abv: this.#strengths[slot] ?? 0,
    };
    const facets = this.#facetIdsOf(slot);
    const labels = [
      ...this.#labels.values.subarray(this.#labels.start[slot], this.#labels.start[slot + 1]),
    ].map((place) => this.#labelTexts[place] ?? '');
    const extra = this.#extras.at(slot);
    if (this.kindOf(slot) === 'ingredient') {
      return {
        kind: 'ingredient',
        ...shared,
        ingredient_type_id: facets.ingredient_type_ids[0] ?? 0,
        ingredient_type_name: labels[0] ?? '',
        ingredient_brand_id: facets.ingredient_brand_ids[0] ?? 0,
        ingredient_brand_name: labels[1] ?? '',
        ingredient_attribute_ids: facets.ingredient_attribute_ids,
        parent_ingredient_id: extra === '' ? null : Number(extra),
        ancestor_names: labels.slice(2),
      };
    }
    const [description, cover, look] = JSON.parse(extra) as [string, string | null, Record<string, unknown>];
    const { ingredient_ids, optional_ingredient_ids, garnish_ingredient_ids } = facets;
    const { glassware_ids, serving_method_ids } = facets;
    return {
      kind: 'recipe',
      ...shared,
      description,
      ingredient_names: labels,
      ingredient_ids,
      optional_ingredient_ids,
      garnish_ingredient_ids,
      equal_parts: facets.equal_parts.length > 0,
      glassware_ids,
      serving_method_ids,
      cover,
      look,
    };
  }
  #facetIdsOf(slot: number): Record<Facet, number[]> {
    const ids = Object.fromEntries(FACET_ORDER.map((facet) => [facet, [] as number[]])) as Record<
      Facet,
      number[]
    >;
    for (let at = this.#facets.start[slot] ?? 0, end = this.#facets.start[slot + 1] ?? 0; at < end; at += 1) {
      const place = this.#facets.values[at] ?? 0;
      const facet = FACET_ORDER[this.#facetCodes[place] ?? 0];
      if (facet) ids[facet].push(this.#facetIds[place] ?? 0);
    }
    return ids;
  }
}
