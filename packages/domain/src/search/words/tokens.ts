import { foldName } from '../../core/folding.ts';

/** A word of a query, folded, with where it stands in what was typed. */
export interface Token {
  readonly word: string;
  /** From and up to but not including, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True if a minus stands before it: '-campari'. */
  readonly minus: boolean;
  /** True if what stands between it and the word before joins them: a comma, a stroke, a plus. */
  readonly joined: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`´](?:s|t)(?![\p{L}\p{N}]))?|%/giu;

/** Words behind this many are not read: nobody types a sentence so long. */
const MOST_TOKENS = 40;

/** The words of a query. Whatever is no letter, digit or percent sign parts words and means nothing else. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of query.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const between = query.slice(before, start);
    const words = match[0] === '%' ? ['percent'] : foldName(match[0]).split(' ').filter(Boolean);
    for (const [at, word] of words.entries())
      tokens.push({
        word,
        start,
        end,
        minus: at === 0 && (start === 1 ? /^[-−–!]$/u : /[\s(,][-−–!]$/u).test(between),
        joined: at === 0 && /[,/+;&]/.test(between),
      });
    before = end;
    if (tokens.length >= MOST_TOKENS) break;
  }
  return tokens.slice(0, MOST_TOKENS);
}
