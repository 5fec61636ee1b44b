import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/collections';
import {
  optionList,
  REFERENCE_NAME_FIELDS,
  REFERENCE_SCHEMAS,
  type ReferenceDocument,
} from '@cellaret/domain/reference';
import { runTransaction } from '../store/transaction.ts';
import { batched } from './batched.ts';
import { differs } from './differs.ts';
import { parseReference } from './references.ts';

/** Brings the entries of an option list into step with their documents. */
async function reconcile<C extends ReferenceCollection>(
  collection: C,
  ids: readonly number[],
): Promise<void> {
  const path = DOCUMENTS.optionList(collection);
  await runTransaction(async (transaction) => {
    const [stored, ...documents] = await transaction.readAll([
      path,
      ...ids.map((id) => DOCUMENTS.reference(collection, id)),
    ]);
    const parsed = optionList(REFERENCE_SCHEMAS[collection]).safeParse(stored);
    const options = new Map<number, ReferenceDocument<C>>(
      parsed.success
        ? (parsed.data.options as ReferenceDocument<C>[]).map((option) => [option.id, option])
        : [],
    );
    ids.forEach((id, index) => {
      const document = parseReference(collection, documents[index]);
      if (document) options.set(id, document);
      else options.delete(id);
    });
    const nameOf = (option: object) =>
      String((option as Record<string, unknown>)[REFERENCE_NAME_FIELDS[collection]]);
    const sorted = [...options.values()].sort(
      (a, b) => nameOf(a).localeCompare(nameOf(b), 'en') || a.id - b.id,
    );
    const next = { ids: sorted.map((option) => option.id), options: sorted };
    if (differs(stored ?? null, next)) transaction.set(path, next);
  });
}

const queues = new Map<ReferenceCollection, (id: number) => Promise<void>>();

/**
 * Makes the entry of a reference document in its option list follow from what is stored now. Changes that come together (an
 * import) share a transaction, so that they do not wait for each other's.
 */
export function reconcileOption(collection: ReferenceCollection, id: number): Promise<void> {
  const queue = queues.get(collection) ?? batched((ids: number[]) => reconcile(collection, ids));
  queues.set(collection, queue);
  return queue(id);
}
