import { DOCUMENTS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { newId, parseId } from '@cellaret/domain/core/ids';
import { validate, type FieldError } from '@cellaret/domain/core/validation';
import { REFERENCE_NAME_FIELDS, REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useStoredDocuments, type StoredDocument } from '../firestore/live.ts';
import { transact } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';

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

/** A document that the product does without, because somebody wrote it past the rules. */
export interface MalformedReference {
  /** The document's name: its id, if that is valid. */
  documentId: string;
  data: Readonly<Record<string, unknown>>;
  /** Errors that keep it out of its collection. */
  errors: FieldError[];
}

/** A reference collection as it is stored: what is as it should be by name, and what is not. */
export interface StoredReference {
  rows: ReferenceRow[];
  malformed: MalformedReference[];
}

/**
 * Sorts the documents of a reference collection into those that are as they should be and those that are not.
 */
function sortedReference(
  collection: ReferenceCollection,
  documents: readonly StoredDocument[],
): StoredReference {
  const rows: ReferenceRow[] = [];
  const malformed: MalformedReference[] = [];
  for (const { id: documentId, data } of documents) {
    const checked = validate(ROWS[collection], data);
    const errors = checked.ok ? [] : checked.errors;
    if (checked.ok && checked.value.id === parseId(documentId)) rows.push(checked.value);
    else malformed.push({ documentId, data, errors });
  }
  const name = (row: ReferenceRow) => referenceName(collection, row);
  return { rows: rows.sort((a, b) => name(a).localeCompare(name(b)) || a.id - b.id), malformed };
}

/** The documents of a reference collection, live and as stored; at most `MOST_LISTED`. */
export function useReference(collection: ReferenceCollection): Live<StoredReference> {
  const live = useStoredDocuments({ path: collection, limit: MOST_LISTED });
  const documents = live.state === 'ready' ? live.value : null;
  const sorted = useMemo(
    () => (documents ? sortedReference(collection, documents) : { rows: [], malformed: [] }),
    [collection, documents],
  );
  return live.state === 'ready' ? { ...live, value: sorted } : live;
}

/** The ids to try for a new document: the next small ones, then a random one. */
function* freeIds(known: readonly ReferenceRow[]): Generator<number> {
  const small = known.map(({ id }) => id).filter((id) => id < FIRST_RANDOM_ID);
  const next = Math.max(0, ...small) + 1;
  for (let id = next; id < next + ATTEMPTS; id += 1) yield id;
  yield newId();
}

/**
 * Adds a document under the next free id; `known` are the documents there are. Gives the id. Throws AppError.
 */
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

/** The content of a document as one text, whatever it holds and in whatever order. */
const contentOf = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Replaces a document with these fields and its id, if it still is what the editor began with. Throws
 * AppError: conflict where somebody else changed it meanwhile.
 */
export const updateReference = (
  collection: ReferenceCollection,
  id: number,
  before: Readonly<Record<string, unknown>>,
  fields: ReferenceFields,
): Promise<void> =>
  transact(async ({ read, set }) => {
    const path = DOCUMENTS.reference(collection, id);
    const stored = await read(path);
    if (!stored || contentOf(stored) !== contentOf(before))
      throw new AppError('conflict', 'This was changed meanwhile');
    set(path, { ...fields, id });
  });
