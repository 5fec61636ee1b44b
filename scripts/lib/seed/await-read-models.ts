import { COLLECTIONS, FUNCTION_COLLECTIONS } from '@cellaret/domain/core/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { Failure } from '../command/failure.ts';

const POLL_MS = 500;
const QUIET_MS = 4000;
const STALLED_MS = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many documents a collection holds. */
const count = async (db: Firestore, path: string) => (await db.collection(path).count().get()).data().count;

/** The newest change of any read model, and how many there are: while triggers work, it changes. */
async function stateOf(
  db: Firestore,
): Promise<{ cards: number; recipeViews: number; jobs: number; print: string }> {
  const collections = [
    COLLECTIONS.cards,
    COLLECTIONS.recipeViews,
    FUNCTION_COLLECTIONS.popularity,
    FUNCTION_COLLECTIONS.optionLists,
    COLLECTIONS.catalogue,
    COLLECTIONS.folders,
  ];
  const jobs = await count(db, FUNCTION_COLLECTIONS.fanOuts);
  const [cards = 0, recipeViews = 0, ...others] = await Promise.all(
    collections.map((path) => count(db, path)),
  );
  const newest = await db.collection(COLLECTIONS.cards).orderBy('updated_at', 'desc').limit(1).get();
  const changed: unknown = newest.docs[0]?.get('updated_at');
  return { cards, recipeViews, jobs, print: JSON.stringify([cards, recipeViews, jobs, others, changed]) };
}

/**
 * Waits until the triggers have built a card for every ingredient and recipe, no job is left to do, and they
 * have been quiet for a while: a job that is exported would be taken up by every start of a fresh system, and
 * keep it busy for a minute. A `Failure` when nothing changes for a minute before that.
 */
export async function readModelsBuilt(db: Firestore): Promise<{ cards: number }> {
  const [ingredients, recipes] = await Promise.all([
    count(db, COLLECTIONS.ingredients),
    count(db, COLLECTIONS.recipes),
  ]);
  let quietSince = Date.now();
  let last = '';
  for (;;) {
    const state = await stateOf(db);
    if (state.print !== last) {
      last = state.print;
      quietSince = Date.now();
    }
    const complete = state.jobs === 0 && state.cards >= ingredients + recipes && state.recipeViews >= recipes;
    if (complete && Date.now() - quietSince >= QUIET_MS) return { cards: state.cards };
    if (Date.now() - quietSince >= STALLED_MS)
      throw new Failure(
        `The triggers stopped before all read models were built (${last} for ${ingredients} ingredients and ${recipes} recipes).`,
      );
    await pause(POLL_MS);
  }
}
