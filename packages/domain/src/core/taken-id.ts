import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * `ids/{id}`: a used id of an ingredient or recipe. Created together with it and never removed, so that ids
 * are not reused, and no ingredient and recipe have the same id.
 */
export const takenId = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  /** Number of ancestors of an ingredient. */
  depth: z.number().optional(),
  taken_at: z.date(),
});

export type TakenId = z.output<typeof takenId>;

/** True if an ingredient may have this depth; 0 is the top level. */
export const isDepth = (depth: number): boolean => depth < LIMITS.ingredientLevels;
