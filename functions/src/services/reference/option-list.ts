import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import {
  optionList,
  REFERENCE_NAME_FIELDS,
  REFERENCE_SCHEMAS,
  type ReferenceDocument,
} from '@cellaret/domain/reference/reference';
import { logger } from 'firebase-functions';
import { findDocuments, readDocument, type Found } from '../../store/documents.ts';
import { sizeOf, runTransaction } from '../../store/transaction.ts';
import { batched } from '../core/in-parallel.ts';
import { differs } from '../core/read-models.ts';
import { parseReference } from '../core/references.ts';

const WHOLE = { limit: LIMITS.listPage };

/** Size of an id in a list, and of a document's fields besides the lists. */
const ID_BYTES = 8;
const MARGIN_BYTES = 1000;

/** The valid documents of a reference collection, by name. Skips those stored under another id. */
function optionsOf<C extends ReferenceCollection>(
  collection: C,
  found: readonly Found[],
): ReferenceDocument<C>[] {
  const options = found.flatMap(({ path, fields }) => {
    const id = parseId(path.slice(collection.length + 1));
    return (id !== null && parseReference(collection, id, fields)) || [];
  });
  const nameOf = (option: object) =>
    String((option as Record<string, unknown>)[REFERENCE_NAME_FIELDS[collection]]);
  return options.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en') || a.id - b.id);
}

/** The options that fit into one document. Omitted ones have their own; the ids are always complete. */
function fitting<T extends object>(collection: ReferenceCollection, options: readonly T[]): T[] {
  let left = FUNCTION_LIMITS.documentBytes - MARGIN_BYTES - options.length * ID_BYTES;
  const kept = options.filter((option) => (left -= sizeOf(option)) >= 0);
  if (kept.length < options.length)
    logger.error('An option list is too large for a document', {
      collection,
      left_out: options.length - kept.length,
    });
  return kept;
}

/** Rebuilds an option list from its whole collection, because administrators bypass the rules. */
async function reconcile(collection: ReferenceCollection): Promise<void> {
  const path = DOCUMENTS.optionList(collection);
  await runTransaction(async (transaction) => {
    const stored = await transaction.read(path);
    const options = optionsOf(collection, await transaction.find(collection, WHOLE));
    const next = { ids: options.map(({ id }) => id), options: fitting(collection, options) };
    if (differs(stored, next)) transaction.set(path, next);
  });
}

const queue = batched(async (collections: ReferenceCollection[]) => {
  for (const collection of collections) await reconcile(collection);
});

/** Updates an option list. Concurrent changes, such as an import, are batched into one transaction. */
export const reconcileOptions = (collection: ReferenceCollection): Promise<void> => queue(collection);

/** A reference collection by id: one read, or its documents if the option list is invalid. */
export async function listReference<C extends ReferenceCollection>(
  collection: C,
): Promise<ReferenceDocument<C>[]> {
  const stored = await readDocument(DOCUMENTS.optionList(collection));
  const list = optionList(REFERENCE_SCHEMAS[collection]).safeParse(stored);
  const options =
    list.success && list.data.options.length === list.data.ids.length
      ? (list.data.options as ReferenceDocument<C>[])
      : optionsOf(collection, await findDocuments(collection, WHOLE));
  return options.sort((a, b) => a.id - b.id);
}
