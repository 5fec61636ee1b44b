import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import type { TakenId } from '@cellaret/domain/core/taken-id';
import type { z } from 'zod';
import { sameValue } from '#lib/same-value.ts';
import type { Transacting, Writing } from './client.ts';
import { countWrite, type QuotaUse } from './count-write.ts';
import { parseDocument } from './parse-documents.ts';
import { transact } from './read-write.ts';

/**
 * The same version was changed elsewhere meanwhile; `theirs` is what is stored now. Each noun has one of its
 * own.
 */
export abstract class VersionConflict<T> extends AppError {
  readonly theirs: T;

  constructor(theirs: T) {
    super('conflict', 'This was changed meanwhile');
    this.theirs = theirs;
  }
}

const idOf = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1));

/** Something that is created: its fields, and what its id is taken for. */
interface Creation {
  taken: Omit<TakenId, 'taken_at'>;
  fields: object;
}

/**
 * Creates an ingredient or recipe at a path, and takes its id. Where the path is taken an earlier attempt
 * arrived although its answer was lost: nothing is written then.
 */
export const createAt = (
  path: string,
  quotaUse: QuotaUse,
  compose: (transacting: Transacting) => Creation | Promise<Creation>,
): Promise<void> =>
  transact(async (transacting) => {
    const { read, set, now } = transacting;
    if ((await read(path)) !== undefined) return;
    const count = await countWrite(transacting, quotaUse);
    const { taken, fields } = await compose(transacting);
    count(idOf(path));
    set(DOCUMENTS.takenId(idOf(path)), { ...taken, taken_at: now });
    set(path, fields);
  });

interface Replacement<S extends z.ZodType<{ version: number }>, I> {
  path: string;
  quotaUse: QuotaUse;
  schema: S;
  /** The form's input for a stored document. */
  inputOf: (stored: z.output<S>) => I;
  /** The version the form began with. */
  seen: number;
  input: I;
  /** Writes the next version. */
  replace: (writing: Writing, stored: object) => void;
  Conflict: new (theirs: z.output<S>) => VersionConflict<z.output<S>>;
}

/**
 * Replaces version `seen` of a document. Throws `Conflict` where another one is the current one by now:
 * nothing is written then.
 */
export const replaceVersion = <S extends z.ZodType<{ version: number }>, I>({
  path,
  quotaUse,
  schema,
  inputOf,
  seen,
  input,
  replace,
  Conflict,
}: Replacement<S, I>): Promise<void> =>
  transact(async (transacting) => {
    const { read, ...writing } = transacting;
    const data = await read(path);
    if (!data) throw new AppError('not-found', 'This does not exist any more');
    const stored = parseDocument(schema, data);
    // An attempt before this one arrived although its answer was lost.
    if (stored.version === seen + 1 && sameValue(inputOf(stored), input)) return;
    if (stored.version !== seen) throw new Conflict(stored);
    const count = await countWrite(transacting, quotaUse);
    count(idOf(path));
    replace(writing, data);
  });
