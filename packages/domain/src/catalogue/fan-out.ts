import { z } from 'zod';
import { REFERENCE_COLLECTIONS } from '../core/collections.ts';

/**
 * `fan_outs/{collection}_{id}`: a pending update of the dependents of a changed document. One per source,
 * whatever the number of changes; deleted when done.
 */
export const fanOut = z.object({
  collection: z.enum(['ingredients', ...REFERENCE_COLLECTIONS]),
  id: z.number(),
  /** True if child ingredients must be updated, too. */
  below: z.boolean(),
  revision: z.number(),
  requested_at: z.date(),
  /** The name of the assigned task; replaced if the task is lost. */
  task: z.string(),
  /** Cursor of the current pass, and the revision at its start; null before the first save. */
  through: z
    .object({ revision: z.number(), ingredient: z.number().nullable(), recipe: z.string().nullable() })
    .nullable(),
  /** Number of updated dependents. */
  settled: z.number(),
  /** When a task last worked on it. */
  touched_at: z.date(),
  /** The error of the last failed attempt. */
  failure: z.string().nullable(),
});

export type FanOut = z.output<typeof fanOut>;

/** `unsettled/{kind}_{id}`: an item whose read models could not be rebuilt; retried until they are. */
export const unsettled = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id: z.number(),
  message: z.string(),
  count: z.number(),
  failed_at: z.date(),
});
