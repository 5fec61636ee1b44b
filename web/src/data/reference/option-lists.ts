import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import { optionList, referenceSchema, type ReferenceDocument } from '@cellaret/domain/reference/reference';
import type { WordedCollection } from '@cellaret/drawings/reference-names.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { useDocument } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';

/** A whole reference collection (types, brands, glassware …), for the price of one read. */
export function useOptionList<C extends ReferenceCollection>(collection: C): Live<ReferenceDocument<C>[]> {
  const live = useDocument(DOCUMENTS.optionList(collection), optionList(referenceSchema(collection)));
  if (live.state !== 'ready') return live;
  return { ...live, value: live.value?.options ?? [] };
}

/** The same in the reader's words: what a select offers, and finds by them. */
export function useWordedList<C extends WordedCollection>(collection: C): Live<ReferenceDocument<C>[]> {
  const live = useOptionList(collection);
  const { rowOf } = useReferenceNames();
  if (live.state !== 'ready') return live;
  return { ...live, value: live.value.map((row) => rowOf(collection, row)) };
}
