import { FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Firestore } from 'firebase-admin/firestore';

const POLL_MS = 500;
const CHUNK = 200;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function missing(db: Firestore, recipeIds: readonly number[]): Promise<number[]> {
  const without: number[] = [];
  for (let start = 0; start < recipeIds.length; start += CHUNK) {
    const slice = recipeIds.slice(start, start + CHUNK);
    const cards = await db.getAll(...slice.map((id) => db.doc(FUNCTION_DOCUMENTS.card('recipe', id))), {
      fieldMask: ['visible'],
    });
    without.push(...slice.filter((_id, index) => cards[index]?.get('visible') !== true));
  }
  return without;
}

/**
 * Waits until the triggers have put all recipes into the feed; returns how many are still missing after
 * `withinMs`.
 */
export async function inFeed(db: Firestore, recipeIds: readonly number[], withinMs: number): Promise<number> {
  const started = Date.now();
  let left = await missing(db, recipeIds);
  while (left.length > 0 && Date.now() - started < withinMs) {
    await pause(POLL_MS);
    left = await missing(db, left);
  }
  return left.length;
}
