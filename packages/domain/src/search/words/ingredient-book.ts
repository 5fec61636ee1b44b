import { tokenise } from '../../core/folding.ts';
import type { IngredientItem } from '../engine/search-item.ts';
import { TermList } from '../engine/term-list.ts';
import { TABLE_WORDS } from './lexicon.ts';
import { singular } from './word-forms.ts';

/** The ingredients that a phrase means: `core` with descendants, `loose` only share the name. */
export interface NamedIngredients {
  readonly core: readonly number[];
  readonly loose: readonly number[];
}

/** Types made of fruit or herbs: juice, syrup, sorbet; others are only named after them. */
const MADE_OF_FRUIT: ReadonlySet<number> = new Set([15, 16, 18, 19, 20]);
/** Types with alcohol; an alcohol-free ingredient of such a type is an imitation. */
const ALCOHOLIC: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 23]);
export const SPIRITS: readonly number[] = [1, 2, 3, 4, 5, 6];
/** Spirits, aperitifs, amari, vermouths and wines do for others of their type; liqueurs do not. */
const KINDRED: ReadonlySet<number> = new Set([...SPIRITS, 9, 10, 11, 12, 13]);
const FRUIT_AND_HERBS: ReadonlySet<number> = new Set([18, 19]);
const NON_ALCOHOLIC = 22;
const LIQUEUR = 8;
const SWEET: ReadonlySet<number> = new Set([LIQUEUR, 15]);

const wordsOf = (text: string): string[] => tokenise(text).map(singular);

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** Ingredients of a catalogue by word, parent, type and attribute. Immutable. */
export class IngredientBook {
  readonly #items = new Map<number, IngredientItem>();
  /** Names by id as singular words, with spaces at both ends. */
  readonly #names = new Map<number, string>();
  #words: TermList | undefined;
  readonly #byWord = new Map<string, number[]>();
  readonly #children = new Map<number, number[]>();
  readonly #byType = new Map<number, number[]>();
  readonly #byAttribute = new Map<number, number[]>();

  constructor(items: Iterable<IngredientItem>) {
    for (const item of items) {
      const { id, name, parent_ingredient_id: parent } = item;
      const words = wordsOf(name);
      this.#items.set(id, item);
      this.#names.set(id, ` ${words.join(' ')} `);
      for (const word of new Set(words)) add(this.#byWord, word, id);
      if (parent !== null) add(this.#children, parent, id);
      add(this.#byType, item.ingredient_type_id, id);
      for (const attribute of item.ingredient_attribute_ids) add(this.#byAttribute, attribute, id);
    }
  }

  /** Words of ingredient names and of the lexicon, for correcting typos. */
  get words(): TermList {
    return (this.#words ??= new TermList([...new Set([...this.#byWord.keys(), ...TABLE_WORDS])].sort()));
  }

  /** Ingredients whose names contain the phrase as whole words, with descendants; null if none. */
  named(phrase: string): NamedIngredients | null {
    const words = wordsOf(phrase);
    const wanted = ` ${words.join(' ')} `;
    const holding = (this.#byWord.get(words[0] ?? '') ?? []).filter((id) =>
      this.#names.get(id)?.includes(wanted),
    );
    if (holding.length === 0) return null;
    const typeOf = (id: number | undefined): number => this.#items.get(id ?? 0)?.ingredient_type_id ?? 0;
    const exact = holding.find((id) => this.#names.get(id) === wanted);
    const isFruit = FRUIT_AND_HERBS.has(typeOf(exact));
    const isLoose = (id: number) =>
      exact !== undefined && id !== exact && !(isFruit && MADE_OF_FRUIT.has(typeOf(id)));
    // 'Ginger beer' is not a beer: if not named after a fruit, it must have the same type or be a liqueur.
    const isKin = (id: number) => isFruit || typeOf(id) === typeOf(exact) || typeOf(id) === LIQUEUR;
    const core = this.withKinds(holding.filter((id) => !isLoose(id)));
    const loose = this.withKinds(holding.filter((id) => isLoose(id) && isKin(id)));
    return { core: [...core], loose: [...loose].filter((id) => !core.has(id)) };
  }

  /** The ingredient with exactly this name, and its descendants. */
  exactly(name: string): ReadonlySet<number> {
    const words = wordsOf(name);
    const wanted = ` ${words.join(' ')} `;
    const found = (this.#byWord.get(words[0] ?? '') ?? []).filter((id) => this.#names.get(id) === wanted);
    return this.withKinds(found);
  }

  withAttribute(attributeId: number): readonly number[] {
    return this.#byAttribute.get(attributeId) ?? [];
  }

  ofType(typeId: number): readonly number[] {
    return this.#byType.get(typeId) ?? [];
  }

  /** The name of an ingredient in singular words. */
  nameOf(id: number): string {
    return this.#names.get(id)?.trim() ?? '';
  }

  strengthOf(id: number): number {
    return this.#items.get(id)?.alcohol_abv ?? 0;
  }

  isFree(id: number): boolean {
    return this.#items.get(id)?.ingredient_attribute_ids.includes(NON_ALCOHOLIC) ?? false;
  }

  /** True for an alcohol-free imitation: 'Alcohol-free gin'. */
  isImitation(id: number): boolean {
    return this.isFree(id) && ALCOHOLIC.has(this.#items.get(id)?.ingredient_type_id ?? 0);
  }

  /** True if another ingredient of its type may take its place. */
  isKindred(id: number): boolean {
    return KINDRED.has(this.#items.get(id)?.ingredient_type_id ?? 0);
  }

  isSpirit(id: number): boolean {
    return SPIRITS.includes(this.#items.get(id)?.ingredient_type_id ?? 0);
  }

  withKinds(ids: Iterable<number>): Set<number> {
    const found = new Set<number>(ids);
    for (const id of found) for (const child of this.#children.get(id) ?? []) found.add(child);
    return found;
  }

  /** The ancestors of an ingredient, nearest first. */
  above(id: number): number[] {
    const found = new Set<number>();
    let parent = this.#items.get(id)?.parent_ingredient_id ?? null;
    while (parent !== null && !found.has(parent)) {
      found.add(parent);
      parent = this.#items.get(parent)?.parent_ingredient_id ?? null;
    }
    return [...found];
  }

  get spirits(): readonly number[] {
    return SPIRITS.flatMap((type) => this.ofType(type));
  }

  /** Wider and wider sets around an ingredient: the kinds of each ancestor, then all of its type. */
  kinOf(id: number): (readonly number[])[] {
    const kinds = this.above(id).map((one) => [...this.withKinds([one])]);
    return this.isKindred(id) ? [...kinds, this.ofType(this.#items.get(id)?.ingredient_type_id ?? 0)] : kinds;
  }

  /** The similarity of two ingredients from 0 to 1, by hierarchy, then by type. */
  likeness(one: number, other: number): number {
    if (one === other) return 1;
    if (this.above(one).includes(other) || this.above(other).includes(one)) return 0.9;
    if (this.above(one).some((id) => this.above(other).includes(id))) return 0.7;
    const types = [one, other].map((id) => this.#items.get(id)?.ingredient_type_id ?? 0);
    if (types[0] === types[1]) return 0.5;
    // Liqueurs and syrups both sweeten.
    return types.every((type) => SWEET.has(type)) ? 0.3 : 0;
  }
}
