import { tokenise } from '../../core/folding.ts';

/** A folded word of a query. The last one may be a prefix. */
export interface QueryWord {
  readonly word: string;
  readonly last: boolean;
  readonly meant?: MeantIngredients | undefined;
}

export interface MeantIngredients {
  /** The ingredient, its descendants and products made of it. */
  readonly core: readonly number[];
  /** Ingredients with its flavour or named after it: bitters, liqueurs, sodas. */
  readonly loose: readonly number[];
  /** True if only these ingredients match the word, not names with the word. */
  readonly only: boolean;
  /** True if the meaning applies only when typos are tolerated. */
  readonly guessed?: boolean;
}

const MOST_WORDS = 8;

/** The distinct words of a query, at most eight. */
export function queryWords(query: string): QueryWord[] {
  const words = [...new Set(tokenise(query))].slice(0, MOST_WORDS);
  return words.map((word, index) => ({ word, last: index === words.length - 1 }));
}

export type MatchKind = 'exact' | 'prefix' | 'typo' | 'typo_prefix';

/** Longer words are not in any name. */
const LONGEST_WORD = 40;

/** Tolerated edits: none for short words, which are similar to too many others, and for overlong ones. */
export const forgivenEdits = ({ length }: string): number =>
  length < 5 || length > LONGEST_WORD ? 0 : length < 8 ? 1 : 2;

/** A single letter is a prefix of too many words, unless it is still being typed. */
export const mayBePrefix = ({ word, last }: QueryWord): boolean => last || word.length > 1;

/** Typos in a word still being typed are tolerated from five letters on, never in the first letter. */
export const mayBeTypoPrefix = ({ word, last }: QueryWord): boolean => last && word.length >= 5;

/**
 * Computes a row of the edit distance with transpositions (optimal string alignment), between the first
 * `depth` characters of a term and every prefix of the word; row 0 is 0, 1, 2, …
 */
export function editRow(rows: readonly Uint8Array[], depth: number, term: string, word: string): number {
  const row = rows[depth] as Uint8Array;
  const above = rows[depth - 1] as Uint8Array;
  const letter = term.charCodeAt(depth - 1);
  row[0] = depth;
  let least = depth;
  for (let at = 1; at <= word.length; at += 1) {
    const own = word.charCodeAt(at - 1);
    let value = Math.min((above[at] as number) + 1, (row[at - 1] as number) + 1);
    value = Math.min(value, (above[at - 1] as number) + (own === letter ? 0 : 1));
    if (depth > 1 && at > 1 && own === term.charCodeAt(depth - 2) && word.charCodeAt(at - 2) === letter) {
      value = Math.min(value, ((rows[depth - 2] as Uint8Array)[at - 2] as number) + 1);
    }
    row[at] = value;
    if (value < least) least = value;
  }
  return least;
}

/** Allocates rows for a word and a term of these lengths and initialises the first. */
export const editRows = (wordLength: number, termLength: number): Uint8Array[] =>
  Array.from({ length: termLength + 1 }, (_, depth) =>
    depth === 0
      ? Uint8Array.from({ length: wordLength + 1 }, (__, at) => at)
      : new Uint8Array(wordLength + 1),
  );

export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

export function editsBetween(word: string, other: string): number {
  const rows = editRows(word.length, other.length);
  for (let depth = 1; depth <= other.length; depth += 1) editRow(rows, depth, other, word);
  return (rows[other.length] as Uint8Array)[word.length] as number;
}

/** How `term` matches a query word, or null. Typos only if allowed. */
export function matchKind(term: string, query: QueryWord, typos: boolean): MatchKind | null {
  const { word } = query;
  if (term === word) return 'exact';
  if (term.startsWith(word)) return mayBePrefix(query) ? 'prefix' : null;
  const edits = forgivenEdits(word);
  if (!typos || edits === 0) return null;
  const mayBeUnfinished = mayBeTypoPrefix(query) && term[0] === word[0];
  if (!mayBeUnfinished && Math.abs(term.length - word.length) > edits) return null;
  const depth = Math.min(term.length, word.length + edits);
  const rows = editRows(word.length, depth);
  let unfinished = false;
  for (let at = 1; at <= depth; at += 1) {
    if (editRow(rows, at, term, word) > edits) return unfinished ? 'typo_prefix' : null;
    if (((rows[at] as Uint8Array)[word.length] as number) <= edits) {
      if (at === term.length) return 'typo';
      unfinished = mayBeUnfinished;
    }
  }
  return unfinished ? 'typo_prefix' : null;
}

/** A word in the name counts more than any number of words in labels. */
const IN_NAME = 64;

const WORTH: Readonly<Record<MatchKind, { readonly name: number; readonly label: number }>> = {
  exact: { name: IN_NAME + 6, label: 5 },
  prefix: { name: IN_NAME + 4, label: 3 },
  typo: { name: IN_NAME + 2, label: 1 },
  typo_prefix: { name: IN_NAME + 1, label: 1 },
};

/** The worth of a match: name before label, exact before prefix before typo. */
export const worthOf = (kind: MatchKind, field: 'name' | 'label'): number => WORTH[kind][field];

/** The worth of a recipe with an ingredient that a word means. */
export const MEANT_WORTH = { needed: 9, beside: 4, loose: 3, guessed: 1 } as const;

/** The worth of an optional word in a name. */
export const NAMED_WORTH = IN_NAME;

/** Bonus if a name has no other words. */
const WHOLE_NAME = 3;

/** The worth of an item from the sum over the query's words. */
export const wholeWorth = (sum: number, queryLength: number, nameLength: number): number =>
  Math.floor(sum / IN_NAME) === queryLength && nameLength === queryLength ? sum + WHOLE_NAME : sum;
