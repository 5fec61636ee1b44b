import { foldName } from '@cellaret/domain/core/folding';

/** Something a picker offers. */
export interface NamedOption {
  id: number;
  name: string;
  /** Another name: the plural of a unit. */
  also?: readonly string[];
}

/** English plurals as names have them: 'limes', 'cherries'. Other languages say theirs in `also`. */
const singular = (word: string): string => {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
};

const singularOf = (folded: string): string => folded.split(' ').map(singular).join(' ');

/** How well an option meets the words: 0 is called so, 1 begins so, 2 has them somewhere, 3 does not. */
function distance(option: NamedOption, words: string): number {
  const names = [option.name, ...(option.also ?? [])].map(foldName);
  const asked = singularOf(words);
  if (names.some((name) => name === words || singularOf(name) === asked)) return 0;
  if (names.some((name) => name.startsWith(words))) return 1;
  return names.some((name) => name.includes(words) || singularOf(name).includes(asked)) ? 2 : 3;
}

/**
 * The options in the order one expects after typing: what is called so, what begins so, the rest; those alike
 * stay as they were. `found` are options a search gave, which knows spellings and brands: they stay even
 * where their name has none of the words.
 */
export function bestFirst<O extends NamedOption>(
  options: readonly O[],
  typed: string,
  found: readonly O[] = [],
): O[] {
  const words = foldName(typed);
  const hits = new Set(found.map(({ id }) => id));
  const all = [...found, ...options.filter(({ id }) => !hits.has(id))];
  if (words === '') return all;
  return all
    .map((option) => ({ option, at: distance(option, words) }))
    .filter(({ option, at }) => at < 3 || hits.has(option.id))
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}
