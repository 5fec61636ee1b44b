import { referenceNamesIn, type ReferenceNames } from '@cellaret/drawings/reference-names.ts';
import { createStore, useStore } from '../browser/store.ts';
import type { Locale } from './areas.ts';

const names = createStore(referenceNamesIn(null));

/** Brings the words of a language. English is what is stored. */
export async function loadReferenceWords(locale: Locale): Promise<void> {
  names.set(referenceNamesIn(locale === 'de' ? await import('@cellaret/drawings/reference-de.ts') : null));
}

/** Reference data in the reader's words, followed. */
export const useReferenceNames = (): ReferenceNames => useStore(names);
