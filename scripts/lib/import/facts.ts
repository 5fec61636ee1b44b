import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cleanName } from '@cellaret/domain/core/fields';
import { LIMITS } from '@cellaret/domain/core/limits';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { z } from 'zod';
import { Failure, messageOf } from '../command/failure.ts';

/** Text that can be stored: half a character cannot. */
const text = z.string().refine((value) => !/\p{Surrogate}/u.test(value), 'holds half a character');
const name = text
  .transform(cleanName)
  .refine((value) => value.trim() !== '', 'is blank')
  .pipe(z.string().max(LIMITS.name.max));
const word = text.nullable().default(null);

/** Far more than any glass holds, whatever the unit. */
const MOST_OF_ANYTHING = 1_000_000;
const amount = z.number().min(0).max(MOST_OF_ANYTHING);

const ingredientFact = z.object({
  _id: text.min(1),
  _parent_id: word,
  name,
  strength: z.number().nullable().default(0),
  origin: word,
  color: word,
  category: word,
});

const itemFact = z.object({
  _id: text.min(1),
  amount,
  units: text,
  optional: z.boolean().default(false),
  amount_max: amount.nullable().default(null),
  substitutes: z.array(text).default([]),
});

const recipeFact = z.object({
  _id: text.min(1),
  name,
  garnish: word,
  abv: z.number().nullable().default(null),
  glass: word,
  method: word,
  source: word,
  tags: z.array(text).default([]),
  ingredients: z.array(itemFact).min(LIMITS.recipeItems.min).max(LIMITS.recipeItems.max),
});

const factsFile = z.object({ ingredients: z.array(ingredientFact), cocktails: z.array(recipeFact) });

export type IngredientFact = z.infer<typeof ingredientFact>;
export type ItemFact = z.infer<typeof itemFact>;
export type RecipeFact = z.infer<typeof recipeFact>;
export type Facts = z.infer<typeof factsFile>;

/** Where a fact stands: a path of names and numbers into the file. */
export type FactPath = readonly (string | number)[];

export interface Problem {
  path: FactPath;
  message: string;
}

/** Facts, and how to say where one of them stands. */
export interface FactsFile {
  facts: Facts;
  /** A `Failure` that names the lines and the facts of all problems, the first twenty in words. */
  refusal: (problems: readonly Problem[]) => Failure;
}

const PROBLEMS_SHOWN = 20;

/** The number of the line on which the value at a path begins, or what is around it where there is none. */
function lineAt(content: string, tree: Node | undefined, path: FactPath): number {
  for (let length = path.length; tree && length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return content.slice(0, node.offset).split('\n').length;
  }
  return 1;
}

/** The name of the fact that a path leads into; the path if it has none. */
function nameAt(file: unknown, path: FactPath): string {
  const [kind, index, ...rest] = path;
  const list = (file as Record<string, unknown> | null)?.[String(kind)];
  const fact = Array.isArray(list) ? (list[Number(index)] as { name?: unknown } | undefined) : undefined;
  if (typeof fact?.name !== 'string') return path.join('.');
  return [`“${fact.name}”`, rest.join('.')].filter(Boolean).join(' ');
}

/**
 * Reads a file of facts and looks through all of it; a `Failure` that names every wrong line where there is
 * one.
 */
export function readFacts(path: string): FactsFile {
  let content: string;
  let file: unknown;
  try {
    content = readFileSync(path, 'utf8');
    file = JSON.parse(content);
  } catch (thrown) {
    throw new Failure(`${path} cannot be read as JSON (${messageOf(thrown)}).`);
  }
  const refusal = (problems: readonly Problem[]): Failure => {
    const tree = parseTree(content);
    const shown = problems
      .slice(0, PROBLEMS_SHOWN)
      .map((one) => `  line ${lineAt(content, tree, one.path)}: ${nameAt(file, one.path)}: ${one.message}`);
    const more = problems.length - shown.length;
    return new Failure(
      `${path} cannot be imported; nothing was written:\n${shown.join('\n')}${more > 0 ? `\n  and ${more} more` : ''}`,
    );
  };
  const parsed = factsFile.safeParse(file);
  if (!parsed.success)
    throw refusal(
      parsed.error.issues.map((issue) => ({ path: issue.path as FactPath, message: issue.message })),
    );
  const problems = factsProblems(parsed.data);
  if (problems.length > 0) throw refusal(problems);
  return { facts: parsed.data, refusal };
}

/** Facts of one kind that bear an `_id` an earlier one has. */
function duplicates(kind: 'ingredients' | 'cocktails', facts: readonly { _id: string }[]): Problem[] {
  const first = new Map<string, number>();
  return facts.flatMap(({ _id }, index) => {
    const earlier = first.get(_id);
    first.set(_id, earlier ?? index);
    return earlier === undefined
      ? []
      : [
          {
            path: [kind, index, '_id'],
            message: `“${_id}” is the _id of an earlier one, number ${earlier + 1}`,
          },
        ];
  });
}

/** Ingredients that are their own ancestor, or lie deeper than any may. */
function misplaced(ingredients: Facts['ingredients']): Problem[] {
  const parents = new Map(ingredients.map(({ _id, _parent_id }) => [_id, _parent_id]));
  return ingredients.flatMap(({ _id }, index) => {
    const line = new Set<string>();
    for (let above = parents.get(_id); above; above = parents.get(above)) {
      if (above === _id)
        return [{ path: ['ingredients', index, '_parent_id'], message: 'is its own ancestor' }];
      // Another ring, reported at its own members.
      if (line.has(above)) return [];
      line.add(above);
      if (line.size === LIMITS.ingredientLevels)
        return [
          {
            path: ['ingredients', index, '_parent_id'],
            message: `lies more than ${LIMITS.ingredientLevels} levels deep`,
          },
        ];
    }
    return [];
  });
}

/** Recipes of which no item would be left: none of its ingredients is in the file. */
function withoutItems({ ingredients, cocktails }: Facts): Problem[] {
  const known = new Set(ingredients.map(({ _id }) => _id));
  return cocktails.flatMap((recipe, index) =>
    recipe.ingredients.some(({ _id }) => known.has(_id))
      ? []
      : [{ path: ['cocktails', index, 'ingredients'], message: 'none of its ingredients is in the file' }],
  );
}

/** Problems of facts that have the right shape, each with its place. */
const factsProblems = (facts: Facts): Problem[] => [
  ...duplicates('ingredients', facts.ingredients),
  ...duplicates('cocktails', facts.cocktails),
  ...misplaced(facts.ingredients),
  ...withoutItems(facts),
];

const FIRST = 2n ** 32n;
const LAST = 2n ** 53n - 1n;

/**
 * The id an imported document always gets: 2^32 … 2^53 − 1, from what kind it is and its name in the facts.
 */
export function importedId(kind: 'ingredient' | 'recipe', factId: string): number {
  const hash = createHash('sha256').update(`${kind}:${factId}`).digest().readBigUInt64BE();
  return Number(FIRST + (hash % (LAST - FIRST + 1n)));
}
