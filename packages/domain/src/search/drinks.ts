import { SCORES } from '../taste/scores.ts';
import type { SearchIndex } from './engine/search-index.ts';
import type { ItemTraits } from './engine/search-item.ts';
import { traitDegrees, type Drink, type Trait } from './words/traits.ts';

/** The catalogue for searching, on servers and in browsers. */
export interface Findable {
  readonly search: SearchIndex;
  readonly flavour: { readonly scoresOf: (recipeId: number) => readonly number[] | null };
}

/** A recipe for evaluating conditions; its scores are loaded on first use. */
export function drinkOf({ flavour }: Findable, id: number, traits: ItemTraits): Drink {
  let scores: readonly number[] | null | undefined;
  const { ids, alcohol_abv } = traits;
  return {
    get name() {
      return traits.name;
    },
    alcohol_abv,
    ids,
    of: (score) =>
      (scores === undefined ? (scores = flavour.scoresOf(id)) : scores)?.[SCORES.indexOf(score)] ?? 0,
    needs: (set) => ids('ingredient_ids').reduce((sum, one) => sum + Number(set.has(one)), 0),
  };
}

const degrees = new WeakMap<object, ReturnType<typeof traitDegrees>>();

/** The degree functions of traits; cached by the ingredients' book. */
export function degreesIn({ search }: Findable): Readonly<Record<Trait, (drink: Drink) => number>> {
  const { book } = search;
  const known = degrees.get(book) ?? traitDegrees(book);
  degrees.set(book, known);
  return known;
}
