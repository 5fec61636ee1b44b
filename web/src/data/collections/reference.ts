import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { newId } from '@cellaret/domain/ids';
import { REFERENCE_NAME_FIELDS, REFERENCE_SCHEMAS } from '@cellaret/domain/reference';
import type { z } from 'zod';
import { useDocuments } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { transact } from '../firestore/write.ts';

/** Documents of a reference collection that are shown: what the rules let anybody list at once. */
export const MOST_LISTED = 1000;

/** Ids from here on are random (domain/ids.ts); below they are given out in order. */
const FIRST_RANDOM_ID = 2 ** 32;

/** Small ids tried in a row before a random one is taken: other administrators may add at the same time. */
const ATTEMPTS = 5;

/** The fields of a reference document besides its id, whatever its collection. */
export type ReferenceFields = Record<string, string | number | null>;

/** A document of any reference collection. */
export type ReferenceRow = ReferenceFields & { id: number };

/** The schemas, for code that treats all collections alike. */
const ROWS: Record<ReferenceCollection, z.ZodType<ReferenceRow>> = REFERENCE_SCHEMAS;

/** The name of a reference document. */
export const referenceName = (collection: ReferenceCollection, row: ReferenceFields): string =>
  String(row[REFERENCE_NAME_FIELDS[collection]] ?? '');

/** The documents of a reference collection by name, live and as stored; at most `MOST_LISTED`. */
export const useReference = (collection: ReferenceCollection): Live<ReferenceRow[]> =>
  useDocuments(
    { path: collection, orderBy: [[REFERENCE_NAME_FIELDS[collection]]], limit: MOST_LISTED },
    ROWS[collection],
  );

/** The ids to try for a new document: the next small ones, then a random one. */
function* freeIds(known: readonly ReferenceRow[]): Generator<number> {
  const small = known.map(({ id }) => id).filter((id) => id < FIRST_RANDOM_ID);
  const next = Math.max(0, ...small) + 1;
  for (let id = next; id < next + ATTEMPTS; id += 1) yield id;
  yield newId();
}

/** Adds a document under the next free id; `known` are the documents there are. Gives the id. Throws AppError. */
export const createReference = (
  collection: ReferenceCollection,
  known: readonly ReferenceRow[],
  fields: ReferenceFields,
): Promise<number> =>
  transact(async ({ read, set }) => {
    for (const id of freeIds(known)) {
      const path = DOCUMENTS.reference(collection, id);
      if (await read(path)) continue;
      set(path, { ...fields, id });
      return id;
    }
    throw new AppError('conflict', 'No free id was found: please try again');
  });

/**
 * Replaces the fields of a document, if it still is what the editor began with. Throws AppError: conflict where somebody else
 * changed it meanwhile.
 */
export const updateReference = (
  collection: ReferenceCollection,
  before: ReferenceRow,
  fields: ReferenceFields,
): Promise<void> =>
  transact(async ({ read, set }) => {
    const path = DOCUMENTS.reference(collection, before.id);
    const stored = await read(path);
    if (!stored || Object.entries(before).some(([key, value]) => stored[key] !== value))
      throw new AppError('conflict', 'This was changed meanwhile');
    set(path, { ...fields, id: before.id });
  });
