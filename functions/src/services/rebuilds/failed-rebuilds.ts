import { failedRebuild } from '@cellaret/domain/catalogue/fan-out';
import { FUNCTION_COLLECTIONS, FUNCTION_DOCUMENTS, type CardKind } from '@cellaret/domain/core/collections';
import { logger } from 'firebase-functions';
import { findDocuments, removeDocuments } from '../../store/documents.ts';
import { increment, SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction } from '../../store/transaction.ts';
import { inParallel } from '../core/in-parallel.ts';
import { rebuildIngredient, rebuildRecipe } from '../recipes/rebuild.ts';

/** Retries per run, oldest failure first. */
const MOST = 200;
const WIDTH = 4;
const MESSAGE_LENGTH = 500;

const settle = (kind: CardKind, id: number): Promise<void> =>
  kind === 'recipe' ? rebuildRecipe(id) : rebuildIngredient(id);

export const messageOf = (failure: unknown): string => String(failure).slice(0, MESSAGE_LENGTH);

async function note(kind: CardKind, id: number, message: string): Promise<void> {
  logger.error('Read models could not be brought up to date', { kind, id, failure: message });
  await runTransaction(async (transaction) => {
    transaction.merge(FUNCTION_DOCUMENTS.failedRebuild(kind, id), {
      kind,
      id,
      message,
      count: increment(1),
      failed_at: SERVER_TIME,
    });
    return Promise.resolve();
  });
}

/** Rebuilds an item's read models. A failure is stored for a retry, so that it does not block other items. */
export async function rebuildOrNote(kind: CardKind, id: number): Promise<boolean> {
  try {
    await settle(kind, id);
    return true;
  } catch (failure) {
    await note(kind, id, messageOf(failure));
    return false;
  }
}

/** Retries failed rebuilds; returns the number that succeeded. */
export async function retryFailedRebuilds(): Promise<number> {
  const found = await findDocuments(FUNCTION_COLLECTIONS.failedRebuild, {
    orderBy: ['failed_at', 'asc'],
    limit: MOST,
  });
  let settled = 0;
  await inParallel(found, WIDTH, async ({ path, fields }) => {
    const { kind, id } = failedRebuild.parse(fields);
    if (!(await rebuildOrNote(kind, id))) return;
    await removeDocuments([path]);
    settled += 1;
  });
  return settled;
}
