import type { StrengthBand } from './tastes.ts';
import type { Trait } from './traits.ts';

export type TermMeaning =
  | { readonly kind: 'ingredient'; readonly core: readonly number[]; readonly loose: readonly number[] }
  | { readonly kind: 'trait'; readonly trait: Trait }
  | { readonly kind: 'strength'; readonly strength: StrengthBand }
  | { readonly kind: 'glass'; readonly ids: readonly number[] }
  | { readonly kind: 'method'; readonly ids: readonly number[] }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'abv'; readonly min: number; readonly max: number }
  | { readonly kind: 'equal_parts' }
  /** A drink by its name in the catalogue; `id` if a recipe has exactly this name. */
  | { readonly kind: 'drink'; readonly id: number | null; readonly called: string }
  | { readonly kind: 'text'; readonly called: string };

export type Term = TermMeaning & {
  /** True if results must not have it. */
  readonly negated: boolean;
  /** True if a typo was corrected. */
  readonly guessed: boolean;
  /** The words as typed, without the negation. */
  readonly words: string;
  /** The range in the query, including the negation. */
  readonly start: number;
  readonly end: number;
};

export interface Understood {
  readonly terms: readonly Term[];
  /** True if results should be similar to a named drink. */
  readonly like: boolean;
}
