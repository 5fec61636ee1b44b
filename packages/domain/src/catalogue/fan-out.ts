import { z } from 'zod';
import { REFERENCE_COLLECTIONS } from '../core/collections.ts';

/**
 * `fan_outs/{collection}_{id}`: something was changed that others show, and not all of them have followed yet. One document for each
 * source, however often it is changed meanwhile; gone once all have followed.
 */
export const fanOut = z.object({
  collection: z.enum(['ingredients', ...REFERENCE_COLLECTIONS]),
  id: z.number(),
  /** Whether the ingredients below an ingredient have to follow, too. */
  below: z.boolean(),
  /** Changes so far. */
  revision: z.number(),
  requested_at: z.date(),
  /** Names the task that works on it; another one once that one was lost. */
  task: z.string(),
  /** How far the pass that is going on has come, and for which revision it began; null where none has come anywhere. */
  through: z
    .object({ revision: z.number(), ingredient: z.number().nullable(), recipe: z.string().nullable() })
    .nullable(),
  /** How many followed. */
  settled: z.number(),
  /** When somebody last worked on it. */
  touched_at: z.date(),
  /** Why the last attempt ended early. */
  failure: z.string().nullable(),
});

export type FanOut = z.output<typeof fanOut>;

/** `unsettled/{kind}_{id}`: an ingredient or recipe whose read models could not be brought up to date, tried again until they are. */
export const unsettled = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id: z.number(),
  message: z.string(),
  /** How often it failed. */
  count: z.number(),
  failed_at: z.date(),
});
