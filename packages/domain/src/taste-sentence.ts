import { isScored } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

/** One part of a taste put into words; the screen has the words for each pair, in each language. */
export type TastePhrase =
  | {
      readonly score: 'sweetness' | 'bitterness' | 'sourness' | 'spiciness';
      readonly level: 'little' | 'plain' | 'very';
    }
  | { readonly score: 'body'; readonly level: 'light' | 'medium' | 'full' };

const TASTES = ['bitterness', 'sweetness', 'sourness', 'spiciness'] as const;

/** From this score on a taste is named at all, plainly, and with emphasis. */
const LEVELS = { little: 2, plain: 4, very: 6.5 } as const;

const tasteLevel = (value: number): 'little' | 'plain' | 'very' =>
  value >= LEVELS.very ? 'very' : value >= LEVELS.plain ? 'plain' : 'little';

const bodyLevel = (value: number): 'light' | 'medium' | 'full' =>
  value < 3 ? 'light' : value < 6 ? 'medium' : 'full';

/**
 * A taste as the parts of a sentence: the strongest taste, the body, then the other tastes by strength ('bitter, medium body, a
 * little sweet'). Empty for an ingredient nobody scored.
 */
export function tasteSentence(scores: readonly number[]): TastePhrase[] {
  if (!isScored(scores)) return [];
  const of = (name: Score): number => scores[SCORES.indexOf(name)] ?? 0;
  const tastes = TASTES.filter((name) => of(name) >= LEVELS.little)
    .sort((a, b) => of(b) - of(a))
    .map((score): TastePhrase => ({ score, level: tasteLevel(of(score)) }));
  return [...tastes.slice(0, 1), { score: 'body', level: bodyLevel(of('body')) }, ...tastes.slice(1)];
}
