import { tokenise } from '../folding.ts';
import type { StrengthBand, Taste } from './tastes.ts';
import { CALLED, FILLERS, MEANINGS, PAIRS, singularsOf, type Meaning } from './words.ts';

/** What is known of names: a word means a taste only where nothing is called so. */
export interface KnownNames {
  /** Whether some name has all words of a query, in any order. */
  isName: (query: string) => boolean;
  /** Whether two words stand one behind the other in some name. */
  isNamePair: (first: string, second: string) => boolean;
  /** Whether a word stands in a name or beside one. */
  knows: (word: string) => boolean;
}

/** A word that was taken to mean something. */
export interface UnderstoodWord {
  readonly word: string;
  readonly taste?: Taste;
  readonly strength?: StrengthBand;
}

/** A query as it is understood: what is looked for by name, and what words were taken to mean. */
export interface Understood {
  readonly query: string;
  readonly words: readonly UnderstoodWord[];
}

/** A word as the catalogue writes it, where it is known by another name, in another language or as a plural. */
function asCalled(word: string, names: KnownNames): string {
  if (names.knows(word)) return word;
  const forms = [word, ...singularsOf(word)];
  for (const form of forms) {
    if (names.knows(form)) return form;
    const called = CALLED.get(form);
    if (called !== undefined) return called;
  }
  return parted(word, names) ?? word;
}

/** Two words of a name that were typed as one: 'maitai'. */
function parted(word: string, names: KnownNames): string | null {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (names.isNamePair(first, second)) return `${first} ${second}`;
  }
  return null;
}

/**
 * Takes what people type apart: words of taste and strength are told from names, fillers left out, plurals and German words written as
 * the catalogue writes them. What names a drink or an ingredient stays as it is: 'whiskey sour' is a drink, 'sour with whiskey' is not.
 * @param literal folded words that are to be taken as they are.
 */
export function understand(query: string, names: KnownNames, literal: readonly string[] = []): Understood {
  const typed = tokenise(query);
  if (typed.length > 1 && names.isName(query)) return { query, words: [] };
  const kept: string[] = [];
  const words: UnderstoodWord[] = [];
  const isInName = (at: number): boolean => {
    const [before, word, after] = [typed[at - 1], typed[at] ?? '', typed[at + 1]];
    return (
      (before !== undefined && names.isNamePair(before, word)) ||
      (after !== undefined && names.isNamePair(word, after))
    );
  };
  const take = (word: string, meaning: Meaning): void => {
    words.push({ word, ...meaning });
  };
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? '';
    const pair = `${word} ${typed[at + 1] ?? ''}`;
    const paired = PAIRS.get(pair);
    const meaning = MEANINGS.get(word);
    if (paired && !literal.includes(pair)) {
      take(pair, paired);
      at += 1;
    } else if (literal.includes(word) || isInName(at)) kept.push(word);
    else if (meaning) take(word, meaning);
    else if (!FILLERS.has(word)) kept.push(asCalled(word, names));
  }
  if (kept.length === 0 && words.length === 0) return { query, words };
  const rest = kept.join(' ');
  // As it was typed where nothing in it was understood, so that what is marked in names is what was typed.
  return words.length === 0 && rest === typed.join(' ') ? { query, words } : { query: rest, words };
}
