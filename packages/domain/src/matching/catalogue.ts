import { ColumnReader, packColumns } from '../binary-pack.ts';
import { grown } from './growable.ts';
import { Hierarchy } from './hierarchy.ts';
import { IdTable } from './id-table.ts';

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

/** Rows appended since the postings were built that make building them anew worthwhile, at least and as a share. */
const REBUILD = { rows: 4096, share: 0.1 };

/** Inverted lists: the rows that need the ingredient at a place, `rows[start[place]] … rows[start[place + 1] - 1]`. */
export interface Postings {
  readonly start: Uint32Array;
  readonly rows: Uint32Array;
  /** How many rows the lists cover; later rows are walked one by one. */
  readonly covered: number;
}

/**
 * Rows that need an ingredient and also one of its ancestors. They are few, and the only ones that one bottle can complete
 * although two ingredients are missing. Row `rows[n]` has the pairs `pairs[2 * start[n]] … pairs[2 * start[n + 1] - 1]`: an
 * ingredient's place, then an ancestor's.
 */
export interface Nested {
  readonly rows: Uint32Array;
  readonly start: Uint32Array;
  readonly pairs: Uint32Array;
}

/**
 * All recipes as rows of ingredient places in typed arrays (about 40 bytes a recipe). A change appends a row and marks the old
 * one dead; the inverted lists are built when first asked for and again when enough rows came after.
 */
export class Catalogue {
  readonly hierarchy: Hierarchy;
  readonly recipes: IdTable;
  #need: Uint8Array;
  #start: Uint32Array;
  #items: Uint32Array;
  #live = 0;
  #postings: Postings | null = null;
  #nested: Nested | null = null;
  #uses: Int32Array | null = null;

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

  /** A catalogue without anything in it; fill it with `setIngredient` and `setRecipe`. */
  static empty(): Catalogue {
    return new Catalogue(new Hierarchy(), new IdTable(), new Uint32Array(1), new Uint32Array(0));
  }

  /** A catalogue of everything at once. */
  static of(ingredients: Iterable<MatchIngredient>, recipes: Iterable<MatchRecipe>): Catalogue {
    const catalogue = Catalogue.empty();
    for (const ingredient of ingredients) catalogue.setIngredient(ingredient);
    for (const recipe of recipes) catalogue.setRecipe(recipe);
    return catalogue;
  }

  /**
   * Reads what `toBytes` wrote.
   * @throws RangeError when the bytes are something else.
   */
  static fromBytes(bytes: Uint8Array): Catalogue {
    const pack = new ColumnReader(FORMAT, bytes);
    return new Catalogue(
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
    if (this.hierarchy.setParent(ingredient.id, ingredient.parent_ingredient_id)) this.#nested = null;
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
    this.#nested = null;
    this.#uses = null;
  }

  /** Removes a recipe; one that is not there is ignored. */
  removeRecipe(id: number): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    this.#need[row] = DEAD;
    this.#live -= 1;
    this.#uses = null;
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

  /** The inverted lists, built anew when too many rows came after them. */
  postings(): Postings {
    const behind = this.rows - (this.#postings?.covered ?? 0);
    if (this.#postings === null || behind > Math.max(REBUILD.rows, this.rows * REBUILD.share)) {
      this.#postings = this.#invert();
    }
    return this.#postings;
  }

  /** The rows with an ingredient and one of its ancestors. */
  nested(): Nested {
    this.#nested ??= this.#findNested();
    return this.#nested;
  }

  /** How many recipes need exactly this ingredient, by place. Not to be changed by the caller. */
  uses(): Int32Array {
    if (this.#uses?.length === this.hierarchy.size) return this.#uses;
    const uses = new Int32Array(this.hierarchy.size);
    for (let row = 0; row < this.rows; row += 1) {
      if (this.#need[row] === DEAD) continue;
      for (let at = this.#start[row] ?? 0, end = this.#start[row + 1] ?? 0; at < end; at += 1) {
        (uses[this.#items[at] as number] as number) += 1;
      }
    }
    this.#uses = uses;
    return uses;
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
    const total = this.#start[this.rows] ?? 0;
    for (let at = 0; at < total; at += 1) {
      const next = (this.#items[at] ?? 0) + 1;
      start[next] = (start[next] ?? 0) + 1;
    }
    for (let place = 1; place < start.length; place += 1)
      start[place] = (start[place] ?? 0) + (start[place - 1] ?? 0);
    const cursor = start.slice();
    const rows = new Uint32Array(total);
    for (let row = 0; row < this.rows; row += 1) {
      for (let at = this.#start[row] ?? 0, end = this.#start[row + 1] ?? 0; at < end; at += 1) {
        const place = this.#items[at] ?? 0;
        const position = cursor[place] ?? 0;
        rows[position] = row;
        cursor[place] = position + 1;
      }
    }
    return { start, rows, covered: this.rows };
  }

  #findNested(): Nested {
    const { parents, depth } = this.hierarchy.resolve();
    const items = this.#items;
    const inRow = new Uint8Array(this.hierarchy.size);
    const rows: number[] = [];
    const start: number[] = [0];
    const pairs: number[] = [];
    for (let row = 0; row < this.rows; row += 1) {
      if (this.#need[row] === DEAD) continue;
      const from = this.#start[row] ?? 0;
      const to = this.#start[row + 1] ?? 0;
      for (let at = from; at < to; at += 1) inRow[items[at] as number] = 1;
      for (let at = from; at < to; at += 1) {
        const place = items[at] as number;
        if (depth[place] === 0) continue;
        for (let above = parents[place] ?? -1; above !== -1; above = parents[above] ?? -1) {
          if (inRow[above] === 1) pairs.push(place, above);
        }
      }
      for (let at = from; at < to; at += 1) inRow[items[at] as number] = 0;
      if (pairs.length / 2 === start.at(-1)) continue;
      rows.push(row);
      start.push(pairs.length / 2);
    }
    return { rows: Uint32Array.from(rows), start: Uint32Array.from(start), pairs: Uint32Array.from(pairs) };
  }
}
