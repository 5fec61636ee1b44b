import type { StrengthBand } from './tastes.ts';
import type { Trait } from './traits.ts';

/** A word of a query, understood. */
export type TermMeaning =
  | { readonly kind: 'ingredient'; readonly core: readonly number[]; readonly loose: readonly number[] }
  | { readonly kind: 'trait'; readonly trait: Trait }
  | { readonly kind: 'strength'; readonly strength: StrengthBand }
  | { readonly kind: 'glass'; readonly ids: readonly number[] }
  | { readonly kind: 'method'; readonly ids: readonly number[] }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'abv'; readonly min: number; readonly max: number }
  | { readonly kind: 'equal_parts' }
  /** A drink by its whole name, in the catalogue's words; `id` where one is called just so. */
  | { readonly kind: 'drink'; readonly id: number | null; readonly called: string }
  /** A word that is looked for as it is. */
  | { readonly kind: 'text'; readonly called: string };

/** A word or phrase of a query that was understood. */
export type Term = TermMeaning & {
  /** True if what it means is left out. */
  readonly negated: boolean;
  /** True if it was typed otherwise, and is meant by all likelihood. */
  readonly guessed: boolean;
  /** The words themselves, as typed, without what negates them. */
  readonly words: string;
  /** Where it stands in what was typed, with what negates it. */
  readonly start: number;
  readonly end: number;
};

/** A query as it is understood. */
export interface Understood {
  readonly terms: readonly Term[];
  /** True if a drink is named that others are to be like. */
  readonly like: boolean;
}
