import { foldName, tokenise } from '@cellaret/domain/core/folding';

/** Names one after the other, each said once: an ingredient may stand in a drink and on its rim. */
export const joinedNames = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** True if every word of the query begins one of the text, accents and case aside; if empty, always. */
export function wordsBegun(query: string): (text: string) => boolean {
  const words = tokenise(query);
  return (text) => {
    const folded = ` ${foldName(text)}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
}

/** Compares texts as readers of a language would: regardless of case and accents, numbers by their value. */
export const textOrder = (locale: string): ((a: string, b: string) => number) =>
  new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare;

interface Named {
  id: number;
  name: string;
}

/** Compares things by their names; of the same name the smaller id goes first. */
export function byName(locale: string): (a: Named, b: Named) => number {
  const compare = textOrder(locale);
  return (a, b) => compare(a.name, b.name) || a.id - b.id;
}
