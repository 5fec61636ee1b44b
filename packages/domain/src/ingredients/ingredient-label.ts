import type { IngredientWords } from './german-names.ts';

/** Says the translation of an ingredient's stored name; the stored name if there is none, and for null. */
export const ingredientLabelIn =
  (words: IngredientWords | null) =>
  (stored: string): string =>
    (words && Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored;
