/** Letters that Unicode decomposition leaves whole, and the way people type them without the letter. */
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

/** Possessives and contractions stay one word ("Daniel's" is typed "daniels"); other apostrophes part words ("d'Alsace"). */
const WORD_FINAL_APOSTROPHE = /(?<=\p{L})['’ʼ`´](?=(?:s|t)(?![\p{L}\p{N}]))/gu;

/** Most words of a catalogue are folded already; telling so is much cheaper than folding them. */
const PLAIN = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/;

/** Nothing to decompose in these. */
const ASCII = /^[ -~]*$/;

const foldLetters = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      // Lower-casing can compose anew (İ), so marks go a second time.
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
  );
};

/**
 * A name as it is compared: no accents, no case, one blank between words, nothing but letters and digits.
 * Two names with the same folding count as the same name.
 */
export function foldName(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = text.replace(/[™®©]/gu, ' ').toLowerCase().replace(WORD_FINAL_APOSTROPHE, '');
  return foldLetters(plain)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text, in order, repeats included. */
export function tokenise(text: string): string[] {
  const folded = foldName(text);
  return folded === '' ? [] : folded.split(' ');
}
