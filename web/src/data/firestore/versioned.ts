import { AppError } from '@cellaret/domain/errors';
import type { z } from 'zod';
import { sameValue } from '#lib/same-value.ts';
import type { Writing } from './client.ts';
import { parseDocument } from './documents.ts';
import { transact } from './write.ts';

/** The same version was changed elsewhere meanwhile; `theirs` is what is stored now. Each noun has one of its own. */
export abstract class VersionConflict<T> extends AppError {
  readonly theirs: T;

  constructor(theirs: T) {
    super('conflict', 'This was changed meanwhile');
    this.theirs = theirs;
  }
}

/** Creates a document. Where its path is taken an earlier attempt arrived although its answer was lost: nothing is written then. */
export const createAt = (path: string, fieldsOf: (now: Writing['now']) => object): Promise<void> =>
  transact(async ({ read, set, now }) => {
    if ((await read(path)) === undefined) set(path, fieldsOf(now));
  });

interface Replacement<S extends z.ZodType<{ version: number }>, I> {
  path: string;
  schema: S;
  /** What a form makes of a stored document. */
  inputOf: (stored: z.output<S>) => I;
  /** The version the form began with. */
  seen: number;
  input: I;
  /** Writes the next version. */
  replace: (writing: Writing, stored: object) => void;
  Conflict: new (theirs: z.output<S>) => VersionConflict<z.output<S>>;
}

/** Replaces version `seen` of a document. Throws `Conflict` where another one is the current one by now: nothing is written then. */
export const replaceVersion = <S extends z.ZodType<{ version: number }>, I>({
  path,
  schema,
  inputOf,
  seen,
  input,
  replace,
  Conflict,
}: Replacement<S, I>): Promise<void> =>
  transact(async ({ read, ...writing }) => {
    const data = await read(path);
    if (!data) throw new AppError('not-found', 'This does not exist any more');
    const stored = parseDocument(schema, data);
    // An attempt before this one arrived although its answer was lost.
    if (stored.version === seen + 1 && sameValue(inputOf(stored), input)) return;
    if (stored.version !== seen) throw new Conflict(stored);
    replace(writing, data);
  });
