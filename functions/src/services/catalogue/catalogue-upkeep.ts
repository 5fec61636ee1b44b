import { setTimeout } from 'node:timers/promises';
import { config } from '../../config.ts';
import { batched } from '../core/batched.ts';
import { advanceCatalogue } from './browser-catalogue.ts';
import { saveCatalogueSnapshot } from './catalogue-index.ts';

/**
 * How many times as long it is from one cleaning of what is stored as a whole to the next. What is gone has to be out of it
 * within a minute, the delay of a trigger included.
 */
const CLEANED_AFTER = 10;

/** Work that is asked for often and done together, at most every `ms`: at once after a rest. Whoever asks waits until it is done. */
function paced(ms: number, work: () => Promise<void>): () => Promise<void> {
  let begun = 0;
  const queue = batched<'all'>(async () => {
    await setTimeout(Math.max(0, begun + ms - Date.now()));
    begun = Date.now();
    await work();
  });
  return () => queue('all');
}

/** Tells open browsers what changed. */
export const followCards = paced(config.followEveryMs, () => advanceCatalogue({ clean: false }));

/** Takes what is no longer shown out of everything that is stored as a whole: the index for instances that start, the browsers' file. */
export const cleanCatalogue = paced(CLEANED_AFTER * config.followEveryMs, async () => {
  await saveCatalogueSnapshot();
  await advanceCatalogue({ clean: true });
});
