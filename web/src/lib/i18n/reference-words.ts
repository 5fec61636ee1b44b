import { ingredientLabelIn } from '@cellaret/domain/ingredients/ingredient-label';
import { referenceNamesIn, type ReferenceNames } from '@cellaret/drawings/reference-names.ts';
import { createStore, useStore } from '../browser/store.ts';
import { joinedNames } from '../text/names.ts';
import type { Locale } from './areas.ts';

const names = createStore(referenceNamesIn(null));
const labels = createStore(ingredientLabelIn(null));

/** Brings the words of a language. English is what is stored. */
export async function loadReferenceWords(locale: Locale): Promise<void> {
  const [words, ingredients] =
    locale === 'de'
      ? await Promise.all([
          import('@cellaret/drawings/reference-de.ts'),
          import('@cellaret/domain/ingredients/german-names'),
        ])
      : [null, null];
  names.set(referenceNamesIn(words));
  labels.set(ingredientLabelIn(ingredients && ingredients.GERMAN_INGREDIENTS));
}

/** Reference data in the reader's words, followed. */
export const useReferenceNames = (): ReferenceNames => useStore(names);

/**
 * The name of an ingredient in the reader's words. What is stored, sent or drawn keeps the stored one. Given
 * the reader's word it changes nothing. No hook: no screen with ingredients is open while a language changes.
 */
export const ingredientLabel = (stored: string): string => labels.get()(stored);

/** Names of ingredients in the reader's words, one after the other. */
export const ingredientLabels = (stored: readonly string[]): string =>
  joinedNames(stored.map(ingredientLabel));
