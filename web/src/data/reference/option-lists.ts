import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import {
  optionList,
  REFERENCE_NAME_FIELDS,
  referenceSchema,
  type ReferenceDocument,
} from '@cellaret/domain/reference/reference';
import type { WordedCollection } from '@cellaret/drawings/reference-names.ts';
import { useLocale } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { byName } from '#lib/text/names.ts';
import { useDocument } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';

/** A whole reference collection (types, brands, glassware …), for the price of one read. */
export function useOptionList<C extends ReferenceCollection>(collection: C): Live<ReferenceDocument<C>[]> {
  const live = useDocument(DOCUMENTS.optionList(collection), optionList(referenceSchema(collection)));
  if (live.state !== 'ready') return live;
  return { ...live, value: live.value?.options ?? [] };
}

/** Its entries as a select offers them: in the reader's words, and in the order of these. */
export function useWordedList(collection: WordedCollection): Live<{ id: number; name: string }[]> {
  const live: Live<readonly ReferenceDocument<WordedCollection>[]> = useOptionList(collection);
  const locale = useLocale();
  const { rowOf } = useReferenceNames();
  if (live.state !== 'ready') return live;
  const nameOf = (row: Readonly<Record<string, unknown>>): string =>
    String(row[REFERENCE_NAME_FIELDS[collection]]);
  return {
    ...live,
    value: live.value
      .map((row) => ({ id: row.id, name: nameOf(rowOf(collection, row)) }))
      .sort(byName(locale)),
  };
}
