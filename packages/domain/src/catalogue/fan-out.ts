import { z } from 'zod';
import { REFERENCE_COLLECTIONS } from '../core/collections.ts';

/** `fan_outs/{collection}_{id}`: a pending update of a source's dependents; one per source. */
export const fanOut = z.object({
  collection: z.enum(['ingredients', ...REFERENCE_COLLECTIONS]),
  id: z.number(),
  /** True if child ingredients must be updated, too. */
  below: z.boolean(),
  revision: z.number(),
  requested_at: z.date(),
  task: z.string(),
  /** Cursor of the current pass, and the revision at its start; null before the first save. */
  through: z
    .object({ revision: z.number(), ingredient: z.number().nullable(), recipe: z.string().nullable() })
    .nullable(),
  settled: z.number(),
  touched_at: z.date(),
  failure: z.string().nullable(),
});

export type FanOut = z.output<typeof fanOut>;

/** `failed_rebuilds/{kind}_{id}`: an item whose read models could not be rebuilt; retried until they are. */
export const failedRebuild = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id: z.number(),
  message: z.string(),
  count: z.number(),
  failed_at: z.date(),
});
