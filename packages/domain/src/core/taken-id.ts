import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** `ids/{id}`: a used id, created with its document and never removed, so that ids are not reused. */
export const takenId = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  depth: z.number().optional(),
  taken_at: z.date(),
});

export type TakenId = z.output<typeof takenId>;

/** True if an ingredient may have this depth; 0 is the top level. */
export const isDepth = (depth: number): boolean => depth < LIMITS.ingredientLevels;
