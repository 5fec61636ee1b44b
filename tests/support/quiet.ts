import { DOCUMENTS, FUNCTION_COLLECTIONS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { database } from './data/database.ts';
import { eventually } from './eventually.ts';

/** Triggers write what other triggers follow: cards follow views, the catalogue follows cards. */
const GENERATIONS = 3;

/** Queues an event behind all others and waits for it: the average of a missing recipe is removed. */
async function eventPasses(seconds: number): Promise<void> {
  const id = newId();
  const average = database.doc(DOCUMENTS.ratingStats(id));
  const rating = database.doc(`${FUNCTION_COLLECTIONS.ratings(id)}/probe`);
  await average.set({ recipe_id: id, count: 1, mean: null, updated_at: new Date() });
  await rating.set({ rating: 5 });
  const followed = async () => !(await average.get()).exists;
  await eventually('the last event in the queue', followed, seconds);
  await rating.delete();
}

const noJobIsLeft = () =>
  eventually(
    'an empty queue of jobs',
    async () => (await database.collection(FUNCTION_COLLECTIONS.fanOuts).limit(1).get()).empty,
  );

/** Waits until functions have followed all writes. Fails if one event takes more than `seconds`. */
export async function untilQuiet(seconds = 60): Promise<void> {
  for (let generation = 0; generation < GENERATIONS; generation += 1) await eventPasses(seconds);
  await noJobIsLeft();
}
