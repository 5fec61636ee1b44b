import type { logEntryAnswer } from '@cellaret/domain/api/answers';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { logEntry, type LogChange, type LogEntry, type LogInput } from '@cellaret/domain/people/marks';
import type { z } from 'zod';
import { findDocuments, readDocument } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { notFound, refuseReference } from '../core/failures.ts';
import type { Page, Wanted } from '../core/paging.ts';
import { countAgainstQuota } from '../core/quotas.ts';
import { parseRecipe } from '../recipes/recipe-card.ts';
import { openMark } from './marks.ts';

type Answer = z.infer<typeof logEntryAnswer>;

const answerOf = ({ created_at: _, ...entry }: LogEntry): Answer => ({
  ...entry,
  made_at: entry.made_at.toISOString(),
});

const noEntry = () => notFound('entry of the log');

const later = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other);

/** A page of the log after the entry `after`, newest first. Throws not-found if that is missing. */
export async function listLog(uid: string, { limit, after }: Wanted): Promise<Page<Answer>> {
  const last = after === null ? null : await readDocument(DOCUMENTS.logEntry(uid, after));
  if (after !== null && !last) throw noEntry();
  // One more row than the limit shows if there is another page.
  const found = await findDocuments(COLLECTIONS.log(uid), {
    orderBy: ['made_at', 'desc'],
    ...(last && { behind: [last.made_at, String(after)] as const }),
    limit: limit + 1,
  });
  const rows = found.slice(0, limit).map(({ fields }) => answerOf(logEntry.parse(fields)));
  const nextAfter = found.length > limit ? rows.at(-1)?.id : undefined;
  return { rows, ...(nextAfter !== undefined && { nextAfter }) };
}

/** Logs a made drink and updates its mark. Throws unprocessable and QuotaExceeded. */
export async function addToLog(transaction: Transaction, uid: string, input: LogInput): Promise<Answer> {
  const { recipe_id, servings, note } = input;
  const rating = input.rating ?? undefined;
  const made_at = new Date(input.made_at);
  const place = { uid, kind: 'recipes', id: recipe_id, path: 'recipe_id' } as const;
  const recipe = parseRecipe(recipe_id, await transaction.read(DOCUMENTS.recipe(recipe_id)));
  if (!recipe) return refuseReference('recipe_id', `Recipe ${recipe_id} does not exist`);
  const { before, save } = await openMark(transaction, { ...place, rating });
  const count = await countAgainstQuota(transaction, uid, 'notes');
  const id = newId();
  const { recipe_name } = recipe;
  const entry = { id, recipe_id, recipe_name, made_at, servings, rating: input.rating, note };
  transaction.create(DOCUMENTS.logEntry(uid, id), { ...entry, created_at: SERVER_TIME });
  count(id);
  save({
    made_count: before.made_count + 1,
    last_made_at: later(before.last_made_at, made_at),
    ...(rating !== undefined && { rating }),
  });
  return { ...entry, made_at: made_at.toISOString() };
}

/** Edits a log entry; a later date or another rating updates the mark. Throws not-found and unprocessable. */
export async function changeInLog(
  transaction: Transaction,
  uid: string,
  id: number,
  change: LogChange,
): Promise<Answer> {
  const path = DOCUMENTS.logEntry(uid, id);
  const stored = await transaction.read(path);
  if (!stored) throw noEntry();
  const entry = logEntry.parse(stored);
  const changed = { ...change, made_at: new Date(change.made_at) };
  const rating = change.rating === null || change.rating === entry.rating ? undefined : change.rating;
  const place = { uid, kind: 'recipes', id: entry.recipe_id, path: 'rating', rating } as const;
  const { before, save } = await openMark(transaction, place);
  const last_made_at = later(before.last_made_at, changed.made_at);
  const isLater = last_made_at.getTime() !== before.last_made_at?.getTime();
  transaction.update(path, changed);
  if (rating !== undefined || isLater) save({ last_made_at, ...(rating !== undefined && { rating }) });
  return answerOf({ ...entry, ...changed });
}

/** Deletes a log entry and decrements the count of its mark. Throws not-found. */
export async function removeFromLog(transaction: Transaction, uid: string, id: number): Promise<void> {
  const path = DOCUMENTS.logEntry(uid, id);
  const stored = await transaction.read(path);
  if (!stored) throw noEntry();
  const { recipe_id } = logEntry.parse(stored);
  const place = { uid, kind: 'recipes', id: recipe_id, path: 'recipe_id' } as const;
  const { before, save } = await openMark(transaction, place);
  transaction.remove(path);
  if (before.made_count > 0) save({ made_count: before.made_count - 1 });
}
