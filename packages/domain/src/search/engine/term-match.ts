import { tokenise } from '../../core/folding.ts';

/** One folded word of a query. The last one may be unfinished. */
export interface QueryWord {
  readonly word: string;
  readonly last: boolean;
  /** What it is known to mean besides. */
  readonly meant?: MeantIngredients | undefined;
}

/** Ingredients that a word means. */
export interface MeantIngredients {
  /** It, its kinds and what is made of it. */
  readonly core: readonly number[];
  /** What only tastes of it or is named after it: bitters, liqueurs, sodas. */
  readonly loose: readonly number[];
  /** True if nothing else answers the word: a drink that is only called so does not. */
  readonly only: boolean;
  /** True if that is so where typos are forgiven alone. */
  readonly guessed?: boolean;
}

const MOST_WORDS = 8;

/** The distinct words of a query, at most eight. */
export function queryWords(query: string): QueryWord[] {
  const words = [...new Set(tokenise(query))].slice(0, MOST_WORDS);
  return words.map((word, index) => ({ word, last: index === words.length - 1 }));
}

/** How a term of the index answers a query word. */
export type MatchKind = 'exact' | 'prefix' | 'typo' | 'typo_prefix';

/** No word of a name is longer by much. */
const LONGEST_WORD = 40;

/** Edits forgiven in a word: none in short ones, which are near every other, nor in what is no word. */
export const forgivenEdits = ({ length }: string): number =>
  length < 5 || length > LONGEST_WORD ? 0 : length < 8 ? 1 : 2;

/** A single letter begins too many words to mean them all, unless it is being typed. */
export const mayBePrefix = ({ word, last }: QueryWord): boolean => last || word.length > 1;

/** A typo inside a word that is still being typed is forgiven from five letters on, and never in the first. */
export const mayBeTypoPrefix = ({ word, last }: QueryWord): boolean => last && word.length >= 5;

/**
 * One row of the edit distance with adjacent swaps (optimal string alignment): distances between the first `depth` characters
 * of a term and every beginning of the word.
 * @param rows rows 0 … depth − 1, row 0 being 0, 1, 2, …
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

/** Rows for words and terms of these lengths, the first one filled in. */
export const editRows = (wordLength: number, termLength: number): Uint8Array[] =>
  Array.from({ length: termLength + 1 }, (_, depth) =>
    depth === 0
      ? Uint8Array.from({ length: wordLength + 1 }, (__, at) => at)
      : new Uint8Array(wordLength + 1),
  );

/** A known word, and how many edits lead to it. */
export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

/** How many edits lead from one word to another. */
export function editsBetween(word: string, other: string): number {
  const rows = editRows(word.length, other.length);
  for (let depth = 1; depth <= other.length; depth += 1) editRow(rows, depth, other, word);
  return (rows[other.length] as Uint8Array)[word.length] as number;
}

/** How `term` answers a query word, or null. Typos only when allowed. */
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

/** A word found in the name counts more than any number found beside it. */
const IN_NAME = 64;

const WORTH: Readonly<Record<MatchKind, { readonly name: number; readonly label: number }>> = {
  exact: { name: IN_NAME + 6, label: 5 },
  prefix: { name: IN_NAME + 4, label: 3 },
  typo: { name: IN_NAME + 2, label: 1 },
  typo_prefix: { name: IN_NAME + 1, label: 1 },
};

/** What a match is worth: in the name before beside it, exact before beginning before typo. */
export const worthOf = (kind: MatchKind, field: 'name' | 'label'): number => WORTH[kind][field];

/** The worth of a recipe with a meant ingredient. */
export const MEANT_WORTH = { needed: 9, beside: 4, loose: 3, guessed: 1 } as const;

/** The worth of a word in a name that need not be there. */
export const NAMED_WORTH = IN_NAME;

/** What is added when a name has no other words than those asked for. */
const WHOLE_NAME = 3;

/** The worth of an item from the sum over the query's words. */
export const wholeWorth = (sum: number, queryLength: number, nameLength: number): number =>
  Math.floor(sum / IN_NAME) === queryLength && nameLength === queryLength ? sum + WHOLE_NAME : sum;
