/** Letters without a Unicode decomposition, and their usual ASCII spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
};

const SPECIAL_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Possessives stay one word ("Daniel's" is typed "daniels"); others separate words ("d'Alsace"). */
const WORD_FINAL_APOSTROPHE = /(?<=\p{L})['’ʼ`´](?=(?:s|t)(?![\p{L}\p{N}]))/gu;

/** Matches folded text. Most words are folded already, and this test is much cheaper than folding. */
const PLAIN = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/;

const ASCII = /^[ -~]*$/;

const foldLetters = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      // Lower-casing can produce composed characters (İ), so marks are removed twice.
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
  );
};

/** Folds a name for comparison: lower case, no accents, only letters, digits and single spaces. */
export function foldName(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = text.replace(/[™®©]/gu, ' ').toLowerCase().replace(WORD_FINAL_APOSTROPHE, '');
  return foldLetters(plain)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text in order, with repeats. */
export function tokenise(text: string): string[] {
  const folded = foldName(text);
  return folded === '' ? [] : folded.split(' ');
}
