import { foldName, tokenise } from '@cellaret/domain/core/folding';

/**
 * True if every word of the query begins a word of a text; accents and case do not matter, and an empty query
 * matches everything.
 */
export function wordsBegun(query: string): (text: string) => boolean {
  const words = tokenise(query);
  return (text) => {
    const folded = ` ${foldName(text)}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
}
