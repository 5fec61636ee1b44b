import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/collections';
import { optionList, REFERENCE_SCHEMAS, type ReferenceDocument } from '@cellaret/domain/reference';
import { readDocument } from '../store/documents.ts';

/** A whole reference collection in the order of ids, for one read. */
export async function listReference<C extends ReferenceCollection>(
  collection: C,
): Promise<ReferenceDocument<C>[]> {
  const stored = await readDocument(DOCUMENTS.optionList(collection));
  if (!stored) return [];
  const { options } = optionList(REFERENCE_SCHEMAS[collection]).parse(stored);
  return (options as ReferenceDocument<C>[]).sort((a, b) => a.id - b.id);
}
