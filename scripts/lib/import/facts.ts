import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Failure, messageOf } from '../failure.ts';

const ingredientFact = z.object({
  _id: z.string().min(1),
  _parent_id: z.string().nullable().default(null),
  name: z.string().min(1).max(255),
  strength: z.number().nullable().default(0),
  origin: z.string().nullable().default(null),
  color: z.string().nullable().default(null),
  category: z.string().nullable().default(null),
});

const itemFact = z.object({
  _id: z.string().min(1),
  amount: z.number(),
  units: z.string(),
  optional: z.boolean().default(false),
  amount_max: z.number().nullable().default(null),
  substitutes: z.array(z.string()).default([]),
});

const recipeFact = z.object({
  _id: z.string().min(1),
  name: z.string().min(1).max(255),
  garnish: z.string().nullable().default(null),
  abv: z.number().nullable().default(null),
  glass: z.string().nullable().default(null),
  method: z.string().nullable().default(null),
  source: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  ingredients: z.array(itemFact).min(1),
});

const factsFile = z.object({ ingredients: z.array(ingredientFact), cocktails: z.array(recipeFact) });

export type IngredientFact = z.infer<typeof ingredientFact>;
export type ItemFact = z.infer<typeof itemFact>;
export type RecipeFact = z.infer<typeof recipeFact>;
export type Facts = z.infer<typeof factsFile>;

/** Reads a file of facts; a `Failure` that names the first wrong place where it has another shape. */
export function readFacts(path: string): Facts {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new Failure(`${path} cannot be read as JSON (${messageOf(thrown)}).`);
  }
  const parsed = factsFile.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure(`${path} is not a file of recipe facts: ${issue?.path.join('.')}: ${issue?.message}.`);
}
