import { setTimeout } from 'node:timers/promises';
import { config } from '../../config.ts';
import { batched } from '../core/in-parallel.ts';
import { advanceCatalogue } from './browser-catalogue.ts';
import { saveCatalogueSnapshot } from './catalogue-index.ts';

/** In update intervals. Removed items must be gone from all files within a minute, with trigger delay. */
const CLEANED_AFTER = 10;

/** Batches calls of `work` to one run every `ms`. The promise resolves when the work is done. */
function paced(ms: number, work: () => Promise<void>): () => Promise<void> {
  let begun = 0;
  const queue = batched<'all'>(async () => {
    await setTimeout(Math.max(0, begun + ms - Date.now()));
    begun = Date.now();
    await work();
  });
  return () => queue('all');
}

export const followCards = paced(config.followEveryMs, () => advanceCatalogue({ clean: false }));

/** Removes deleted and hidden items from the index snapshot and the browsers' file. */
export const cleanCatalogue = paced(CLEANED_AFTER * config.followEveryMs, async () => {
  await saveCatalogueSnapshot();
  await advanceCatalogue({ clean: true });
});
