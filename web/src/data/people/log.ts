import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { logEntry, type LogEntry, type Mark } from '@cellaret/domain/people/marks';
import { showFailure } from '#lib/text/failure-words.ts';
import { writeWithinQuota } from '../firestore/count-write.ts';
import { useDocuments } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';
import { setMark } from './marks.ts';

/** The last drinks that the signed-in user made, the newest first: as many as the rules let anybody list. */
export const useLog = (): Live<LogEntry[]> =>
  useDocuments(
    { path: COLLECTIONS.log(currentUid()), orderBy: [['made_at', 'desc']], limit: LIMITS.liveList },
    logEntry,
  );

export type Made = Pick<LogEntry, 'recipe_id' | 'recipe_name' | 'made_at' | 'servings' | 'rating' | 'note'>;

const lastOf = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other);

/**
 * Writes down that a drink was made; `before` is its mark, which counts it and takes a rating that is
 * another. Throws AppError, QuotaExceeded.
 */
export function logMade(made: Made, before: Mark, id = newId()): Promise<void> {
  const uid = currentUid();
  return writeWithinQuota({ uid, kind: 'notes' }, id, (writing) => {
    writing.set(DOCUMENTS.logEntry(uid, id), { id, ...made, created_at: writing.now });
    setMark(writing, 'recipes', made.recipe_id, {
      made_count: writing.more(1),
      last_made_at: lastOf(before.last_made_at, made.made_at),
      ...(made.rating !== null && made.rating !== before.rating && { rating: made.rating }),
    });
  });
}

/** Logs a drink, visible at once; a refusal is shown. Returns how to undo all of it, the rating too. */
export function makeEntry(made: Made, before: Mark): () => void {
  const id = newId();
  logMade(made, before, id).catch(showFailure);
  return () =>
    void write((writing) => {
      writing.remove(DOCUMENTS.logEntry(currentUid(), id));
      setMark(writing, 'recipes', made.recipe_id, {
        made_count: writing.more(-1),
        last_made_at: before.last_made_at,
        ...(made.rating !== null && made.rating !== before.rating && { rating: before.rating }),
      });
    }).catch(showFailure);
}

/**
 * Takes an entry out of the log; `before` is the mark of its drink, which counts one less. Throws AppError.
 */
export const removeFromLog = ({ id, recipe_id }: LogEntry, before: Mark): Promise<void> =>
  write((writing) => {
    writing.remove(DOCUMENTS.logEntry(currentUid(), id));
    if (before.made_count > 0) setMark(writing, 'recipes', recipe_id, { made_count: writing.more(-1) });
  });
