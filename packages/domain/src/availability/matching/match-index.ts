import { ColumnReader, packColumns } from '../../core/binary-pack.ts';
import { grown, IdTable } from '../../core/id-table.ts';
import type { SubstitutePair } from '../substitutes.ts';
import { Hierarchy } from './hierarchy.ts';
import { Providers } from './providers.ts';

export interface MatchRecipe {
  readonly id: number;
  readonly ingredient_ids: readonly number[];
}

export interface MatchIngredient {
  readonly id: number;
  readonly parent_ingredient_id: number | null;
}

/** The `need` of a replaced or removed row; larger than any recipe's. */
export const DEAD = 255;

const FORMAT = 'cellaret-catalogue-1';

/** Inverted lists without dead rows: `rows[start[place]] … rows[start[place + 1] - 1]` need a place. */
export interface Postings {
  readonly start: Uint32Array;
  readonly rows: Uint32Array;
}

/** Data derived from rows and hierarchy, computed on first use. */
interface Derived {
  postings?: Postings;
  nested?: Uint32Array;
  uses?: Int32Array;
  /** By substitution list: the global one, and those of cabinets with own rules. */
  providers?: WeakMap<readonly SubstitutePair[], Providers>;
}

/** Recipes as rows of ingredient places (about 40 bytes each). A change appends a row. */
export class MatchIndex {
  readonly hierarchy: Hierarchy;
  readonly recipes: IdTable;
  #need: Uint8Array;
  #start: Uint32Array;
  #items: Uint32Array;
  #live = 0;
  #derived: Derived = {};

  private constructor(hierarchy: Hierarchy, recipes: IdTable, start: Uint32Array, items: Uint32Array) {
    this.hierarchy = hierarchy;
    this.recipes = recipes;
    this.#start = start;
    this.#items = items;
    this.#live = recipes.size;
    this.#need = new Uint8Array(recipes.size);
    for (let row = 0; row < recipes.size; row += 1)
      this.#need[row] = (start[row + 1] ?? 0) - (start[row] ?? 0);
  }

  static empty(): MatchIndex {
    return new MatchIndex(new Hierarchy(), new IdTable(), new Uint32Array(1), new Uint32Array(0));
  }

  static of(ingredients: Iterable<MatchIngredient>, recipes: Iterable<MatchRecipe>): MatchIndex {
    const index = MatchIndex.empty();
    for (const ingredient of ingredients) index.setIngredient(ingredient);
    for (const recipe of recipes) index.setRecipe(recipe);
    return index;
  }

  /**
   * Reads the result of `toBytes`.
   * @throws RangeError for other bytes.
   */
  static fromBytes(bytes: Uint8Array): MatchIndex {
    const pack = new ColumnReader(FORMAT, bytes);
    return new MatchIndex(
      new Hierarchy(pack.column('ingredient_ids', 'f64'), pack.column('parents', 'i32').slice()),
      new IdTable(pack.column('recipe_ids', 'f64')),
      pack.column('start', 'u32'),
      pack.column('items', 'u32'),
    );
  }

  get size(): number {
    return this.#live;
  }

  /** The number of rows, including dead ones. */
  get rows(): number {
    return this.recipes.size;
  }

  setIngredient(ingredient: MatchIngredient): void {
    const known = this.hierarchy.size;
    const moved = this.hierarchy.setParent(ingredient.id, ingredient.parent_ingredient_id);
    if (moved || this.hierarchy.size > known) this.#derived = {};
  }

  /** Removes an ingredient from the hierarchy. Recipes that require it stay unchanged. */
  removeIngredient(id: number): void {
    if (this.hierarchy.table.placeOf(id) >= 0) this.setIngredient({ id, parent_ingredient_id: null });
  }

  /** Adds or replaces a recipe; an identical one has no effect. */
  setRecipe(recipe: MatchRecipe): void {
    const places = [...new Set(recipe.ingredient_ids)].map((id) => this.hierarchy.placeFor(id));
    const known = this.recipes.placeOf(recipe.id);
    if (known >= 0 && this.#isSameRow(known, places)) return;
    this.removeRecipe(recipe.id);
    const row = this.recipes.append(recipe.id);
    const from = this.#start[row] ?? 0;
    this.#start = grown(this.#start, row + 2);
    this.#start[row + 1] = from + places.length;
    this.#items = grown(this.#items, from + places.length);
    this.#items.set(places, from);
    this.#need = grown(this.#need, row + 1);
    this.#need[row] = places.length;
    this.#live += 1;
    this.#derived = {};
  }

  removeRecipe(id: number): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    this.#need[row] = DEAD;
    this.#live -= 1;
    this.#derived = {};
  }

  rowOf(id: number): number {
    const row = this.recipes.placeOf(id);
    return row >= 0 && this.#need[row] !== DEAD ? row : -1;
  }

  /** Number of required ingredients by row; DEAD for dead rows. */
  get need(): Uint8Array {
    return this.#need.subarray(0, this.rows);
  }

  /** Start of rows in `items`; entry `row + 1` is the end of a row. */
  get start(): Uint32Array {
    return this.#start;
  }

  /** Ingredient places of all rows, concatenated. */
  get items(): Uint32Array {
    return this.#items;
  }

  itemsOf(row: number): Uint32Array {
    return this.#items.subarray(this.#start[row], this.#start[row + 1]);
  }

  /** The ids of a recipe's required ingredients; null for an unknown recipe. */
  ingredientIdsOf(id: number): number[] | null {
    const row = this.rowOf(id);
    if (row < 0) return null;
    return Array.from(this.itemsOf(row), (place) => this.hierarchy.table.idAt(place));
  }

  postings(): Postings {
    this.#derived.postings ??= this.#invert();
    return this.#derived.postings;
  }

  /** The rows that require an ingredient and also one of its ancestors. */
  nested(): Uint32Array {
    this.#derived.nested ??= this.#findNested();
    return this.#derived.nested;
  }

  /** The providers of each ingredient with these substitutions; cached by the identity of the array. */
  providers(substitutes: readonly SubstitutePair[]): Providers {
    const kept = (this.#derived.providers ??= new WeakMap<readonly SubstitutePair[], Providers>());
    const known = kept.get(substitutes) ?? new Providers(this, substitutes);
    kept.set(substitutes, known);
    return known;
  }

  /** The number of recipes that require exactly this ingredient, by place. Callers must not modify it. */
  uses(): Int32Array {
    const { start } = this.postings();
    this.#derived.uses ??= Int32Array.from(start.subarray(1), (end, place) => end - (start[place] as number));
    return this.#derived.uses;
  }

  /**
   * The number of recipes that use the rarest ingredient of a recipe. Classics need nothing that only they
   * use, so it stands for popularity; only compared.
   */
  commonness(recipeId: number): number {
    const places = this.itemsOf(this.rowOf(recipeId));
    const uses = this.uses();
    return places.reduce((least, place) => Math.min(least, uses[place] ?? 0), this.rows);
  }

  /** Serialises everything without dead rows: about 26 bytes per recipe. */
  toBytes(): Uint8Array {
    const ids = new Float64Array(this.#live);
    const start = new Uint32Array(this.#live + 1);
    const items = new Uint32Array(this.#items.length);
    let filled = 0;
    for (let row = 0; row < this.rows; row += 1) {
      if (this.#need[row] === DEAD) continue;
      const from = start[filled] ?? 0;
      const places = this.itemsOf(row);
      ids[filled] = this.recipes.idAt(row);
      items.set(places, from);
      start[filled + 1] = from + places.length;
      filled += 1;
    }
    const { ids: ingredientIds, parents } = this.hierarchy.columns();
    const used = items.slice(0, start[filled] ?? 0);
    const columns = { ingredient_ids: ingredientIds, parents, recipe_ids: ids, start, items: used };
    return packColumns(FORMAT, columns, null);
  }

  #isSameRow(row: number, places: readonly number[]): boolean {
    if (this.#need[row] !== places.length) return false;
    const held = new Set(this.itemsOf(row));
    return places.every((place) => held.has(place));
  }

  #invert(): Postings {
    const start = new Uint32Array(this.hierarchy.size + 1);
    this.#eachItem((place) => {
      (start[place + 1] as number) += 1;
    });
    for (let place = 1; place < start.length; place += 1)
      (start[place] as number) += start[place - 1] as number;
    const rows = new Uint32Array(start.at(-1) ?? 0);
    const cursor = start.slice();
    this.#eachItem((place, row) => {
      rows[cursor[place] as number] = row;
      (cursor[place] as number) += 1;
    });
    return { start, rows };
  }

  /** Calls back for every ingredient of every live row. */
  #eachItem(call: (place: number, row: number) => void): void {
    for (let row = 0; row < this.rows; row += 1) {
      if (this.#need[row] === DEAD) continue;
      for (let at = this.#start[row] as number, end = this.#start[row + 1] as number; at < end; at += 1)
        call(this.#items[at] as number, row);
    }
  }

  #findNested(): Uint32Array {
    const { parents, depth } = this.hierarchy.resolve();
    const items = this.#items;
    const inRow = new Uint8Array(this.hierarchy.size);
    const rows: number[] = [];
    for (let row = 0; row < this.rows; row += 1) {
      if (this.#need[row] === DEAD) continue;
      const from = this.#start[row] ?? 0;
      const to = this.#start[row + 1] ?? 0;
      for (let at = from; at < to; at += 1) inRow[items[at] as number] = 1;
      let found = false;
      for (let at = from; at < to && !found; at += 1) {
        const place = items[at] as number;
        if (depth[place] === 0) continue;
        for (let above = parents[place] ?? -1; above !== -1 && !found; above = parents[above] ?? -1)
          found = inRow[above] === 1;
      }
      for (let at = from; at < to; at += 1) inRow[items[at] as number] = 0;
      if (found) rows.push(row);
    }
    return Uint32Array.from(rows);
  }
}
