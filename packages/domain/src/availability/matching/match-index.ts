import { ColumnReader, packColumns } from '../../core/binary-pack.ts';
import { grown } from '../../core/growable.ts';
import { IdTable } from '../../core/id-table.ts';
import type { StandInPair } from '../stand-ins.ts';
import { Hierarchy } from './hierarchy.ts';
import { Providers } from './providers.ts';

/** What matching needs of a recipe: the ingredients it cannot do without. Garnishes are left out by the caller. */
export interface MatchRecipe {
  readonly id: number;
  readonly ingredient_ids: readonly number[];
}

/** What matching needs of an ingredient. */
export interface MatchIngredient {
  readonly id: number;
  readonly parent_ingredient_id: number | null;
}

/** `need` of a row that a newer one replaced or that was removed; no recipe has as many ingredients. */
export const DEAD = 255;

const FORMAT = 'cellaret-catalogue-1';

/** Inverted lists: the rows that need the ingredient at a place, `rows[start[place]] … rows[start[place + 1] - 1]`; no dead ones. */
export interface Postings {
  readonly start: Uint32Array;
  readonly rows: Uint32Array;
}

/** What follows from rows and hierarchy, each made when it is first asked for. */
interface Derived {
  postings?: Postings;
  nested?: Uint32Array;
  uses?: Int32Array;
  /** By the stand-ins it holds for: those of everybody, and of a cabinet with rules of its own. */
  providers?: WeakMap<readonly StandInPair[], Providers>;
}

/**
 * All recipes as rows of ingredient places in typed arrays (about 40 bytes a recipe). A change appends a row and marks the old
 * one dead; what was derived is then forgotten, and made anew when it is asked for.
 */
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

  /** An index without anything in it; fill it with `setIngredient` and `setRecipe`. */
  static empty(): MatchIndex {
    return new MatchIndex(new Hierarchy(), new IdTable(), new Uint32Array(1), new Uint32Array(0));
  }

  /** An index of everything at once. */
  static of(ingredients: Iterable<MatchIngredient>, recipes: Iterable<MatchRecipe>): MatchIndex {
    const index = MatchIndex.empty();
    for (const ingredient of ingredients) index.setIngredient(ingredient);
    for (const recipe of recipes) index.setRecipe(recipe);
    return index;
  }

  /**
   * Reads what `toBytes` wrote.
   * @throws RangeError when the bytes are something else.
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

  /** The number of recipes. */
  get size(): number {
    return this.#live;
  }

  /** The number of rows, dead ones included. */
  get rows(): number {
    return this.recipes.size;
  }

  /** Adds an ingredient or moves it below another parent. */
  setIngredient(ingredient: MatchIngredient): void {
    const known = this.hierarchy.size;
    const moved = this.hierarchy.setParent(ingredient.id, ingredient.parent_ingredient_id);
    if (moved || this.hierarchy.size > known) this.#derived = {};
  }

  /** Takes an ingredient out of the hierarchy. Recipes that need it keep needing it. */
  removeIngredient(id: number): void {
    if (this.hierarchy.table.placeOf(id) >= 0) this.setIngredient({ id, parent_ingredient_id: null });
  }

  /** Adds a recipe or replaces it. Writing the same recipe again changes nothing. */
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

  /** Removes a recipe; one that is not there is ignored. */
  removeRecipe(id: number): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    this.#need[row] = DEAD;
    this.#live -= 1;
    this.#derived = {};
  }

  /** The row of a recipe, or -1. */
  rowOf(id: number): number {
    const row = this.recipes.placeOf(id);
    return row >= 0 && this.#need[row] !== DEAD ? row : -1;
  }

  /** Needed ingredients by row; DEAD for rows that no longer count. */
  get need(): Uint8Array {
    return this.#need.subarray(0, this.rows);
  }

  /** Where rows begin in `items`; entry `row + 1` is where the row ends. */
  get start(): Uint32Array {
    return this.#start;
  }

  /** Ingredient places of all rows, one row after the other. */
  get items(): Uint32Array {
    return this.#items;
  }

  /** The ingredient places of one row. */
  itemsOf(row: number): Uint32Array {
    return this.#items.subarray(this.#start[row], this.#start[row + 1]);
  }

  /** The ids of what a recipe needs, each once; null for a recipe that is not there. */
  ingredientIdsOf(id: number): number[] | null {
    const row = this.rowOf(id);
    if (row < 0) return null;
    return Array.from(this.itemsOf(row), (place) => this.hierarchy.table.idAt(place));
  }

  /** The inverted lists. */
  postings(): Postings {
    this.#derived.postings ??= this.#invert();
    return this.#derived.postings;
  }

  /** The rows that need an ingredient and also one of its ancestors. */
  nested(): Uint32Array {
    this.#derived.nested ??= this.#findNested();
    return this.#derived.nested;
  }

  /** What provides each ingredient where these stand-ins hold; kept for as long as the array of them is. */
  providers(standIns: readonly StandInPair[]): Providers {
    const kept = (this.#derived.providers ??= new WeakMap<readonly StandInPair[], Providers>());
    const known = kept.get(standIns) ?? new Providers(this, standIns);
    kept.set(standIns, known);
    return known;
  }

  /** How many recipes need exactly this ingredient, by place. Not to be changed by the caller. */
  uses(): Int32Array {
    const { start } = this.postings();
    this.#derived.uses ??= Int32Array.from(start.subarray(1), (end, place) => end - (start[place] as number));
    return this.#derived.uses;
  }

  /** Everything in one piece of bytes, without dead rows: about 26 bytes a recipe. */
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

  /** Calls for every ingredient of every row that counts, row by row. */
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
