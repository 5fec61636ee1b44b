import { COLLECTIONS, DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/collections';
import { optionList, REFERENCE_SCHEMAS, type ReferenceDocument } from '@cellaret/domain/reference';
import type { z } from 'zod';
import { listenDocument } from './listen.ts';
import { useLive, type Live } from './live.ts';

/** A whole reference collection (types, brands, glassware …), for the price of one read. */
export function useOptionList<C extends ReferenceCollection>(collection: C): Live<ReferenceDocument<C>[]> {
  const schema = optionList(REFERENCE_SCHEMAS[collection] as unknown as z.ZodType<ReferenceDocument<C>>);
  const live = useLive(
    `${COLLECTIONS.optionLists}/${collection}`,
    listenDocument(DOCUMENTS.optionList(collection), schema),
  );
  if (live.state !== 'ready') return live;
  return { ...live, value: live.value?.options ?? [] };
}
