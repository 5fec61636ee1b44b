import { foldName } from '../../core/folding.ts';

export interface Token {
  readonly word: string;
  /** The range (end exclusive) in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True after a minus: '-campari'. */
  readonly minus: boolean;
  /** True after a comma, slash, plus, ampersand or semicolon. */
  readonly joined: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`´](?:s|t)(?![\p{L}\p{N}]))?|%/giu;

/** Maximum number of words; others are ignored. */
const MOST_TOKENS = 40;

/** The words of a query. All characters except letters, digits and percent signs separate words. */
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
