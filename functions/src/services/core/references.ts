import { DOCUMENTS, FUNCTION_COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import { optionList, REFERENCE_SCHEMAS, type ReferenceDocument } from '@cellaret/domain/reference/reference';
import type { Transaction } from '../../store/transaction.ts';

export type Reader = Pick<Transaction, 'readAll'>;

/** A stored reference document; null if it is missing, invalid, or has another id. */
export function parseReference<C extends ReferenceCollection>(
  collection: C,
  id: number,
  fields: unknown,
): ReferenceDocument<C> | null {
  const parsed = REFERENCE_SCHEMAS[collection].safeParse(fields);
  return parsed.success && parsed.data.id === id ? (parsed.data as ReferenceDocument<C>) : null;
}

/** Reference documents by id, from the option list (one read), else from the collection. */
export async function readReferences<C extends ReferenceCollection>(
  reader: Reader,
  collection: C,
  ids: Iterable<number>,
): Promise<Map<number, ReferenceDocument<C>>> {
  const wanted = [...new Set(ids)];
  const found = new Map<number, ReferenceDocument<C>>();
  if (wanted.length === 0) return found;
  const [listed] = await reader.readAll([`${FUNCTION_COLLECTIONS.optionLists}/${collection}`]);
  const list = optionList(REFERENCE_SCHEMAS[collection]).safeParse(listed);
  const options = list.success ? (list.data.options as ReferenceDocument<C>[]) : [];
  const byId = new Map(options.map((option) => [option.id, option]));
  const unlisted = wanted.filter((id) => !byId.has(id));
  for (const id of wanted) {
    const option = byId.get(id);
    if (option) found.set(id, option);
  }
  const documents = await reader.readAll(unlisted.map((id) => DOCUMENTS.reference(collection, id)));
  unlisted.forEach((id, index) => {
    const document = parseReference(collection, id, documents[index]);
    if (document) found.set(id, document);
  });
  return found;
}
