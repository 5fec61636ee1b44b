import { SCORES } from '../taste/scores.ts';
import type { SearchIndex } from './engine/search-index.ts';
import type { ItemTraits } from './engine/search-item.ts';
import { traitDegrees, type Drink, type Trait } from './words/traits.ts';

/** The catalogue as a search sees it, wherever it is kept. */
export interface Findable {
  readonly search: SearchIndex;
  readonly flavour: { readonly scoresOf: (recipeId: number) => readonly number[] | null };
}

/** A recipe as conditions see it; its scores are looked up when they are first asked for. */
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

/** How much drinks have of each trait, by the ingredients as they are now. */
export function degreesIn({ search }: Findable): Readonly<Record<Trait, (drink: Drink) => number>> {
  const { book } = search;
  const known = degrees.get(book) ?? traitDegrees(book);
  degrees.set(book, known);
  return known;
}
