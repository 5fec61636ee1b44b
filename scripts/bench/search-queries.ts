import { tokenise } from '@cellaret/domain/core/folding';
import type { RecipeItem } from '@cellaret/domain/search/engine/search-item';
import { seeded, whole } from '../../tests/support/data/random.ts';

export const QUERY_KINDS = ['prefix', 'two words', 'typo', 'by ingredient', 'left out'] as const;

export type QueryKind = (typeof QUERY_KINDS)[number];

/** A query made from a recipe, which a good answer holds among the first twenty. */
export interface BenchQuery {
  readonly kind: QueryKind;
  readonly text: string;
  readonly recipe_id: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One edit anywhere in a word: a wrong, a missing, an extra letter, or two swapped. */
function misspelled(word: string, random: () => number): string {
  const at = whole(random, word.length - 1);
  const letter = LETTERS[whole(random, LETTERS.length)] ?? 'e';
  const edits = [
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return edits[whole(random, edits.length)] ?? word;
}

function textOf(kind: QueryKind, recipe: RecipeItem, random: () => number): string {
  const words = tokenise(recipe.name);
  const [first = '', second = ''] = random() < 0.5 ? words : [words[1], words[0]];
  if (kind === 'prefix') return first.slice(0, 3 + whole(random, 3));
  if (kind === 'two words') return `${first} ${second.slice(0, Math.max(3, Math.ceil(second.length * 0.6)))}`;
  if (kind === 'typo') return `${misspelled(first, random)} ${second}`;
  const names = recipe.ingredient_names.slice(0, 2).map((name) => tokenise(name)[0] ?? '');
  if (kind === 'left out')
    return `sour ${tokenise(recipe.ingredient_names[0] ?? '').at(-1)} without ${names[1]}`;
  return names.join(' ');
}

/** Queries of every kind, each from a recipe of the sample. */
export function makeQueries(sample: readonly RecipeItem[], perKind: number, seed = 7): BenchQuery[] {
  const random = seeded(seed);
  return QUERY_KINDS.flatMap((kind) =>
    Array.from({ length: perKind }, () => {
      const recipe = sample[whole(random, sample.length)] as RecipeItem;
      return { kind, text: textOf(kind, recipe, random), recipe_id: recipe.id };
    }),
  );
}
