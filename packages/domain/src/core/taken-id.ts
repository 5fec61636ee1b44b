import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * `ids/{id}`: an id that an ingredient or recipe took. Written together with what takes it and never removed, so that nothing comes back
 * under the id of what is gone, and no ingredient and recipe share one.
 */
export const takenId = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  /** Of an ingredient: how many lie above it. */
  depth: z.number().optional(),
  taken_at: z.date(),
});

export type TakenId = z.output<typeof takenId>;

/** Whether an ingredient may lie that deep; 0 is on top. */
export const isDepth = (depth: number): boolean => depth < LIMITS.ingredientLevels;
