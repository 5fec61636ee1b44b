import { isScored } from './flavour.ts';
import { SCORES, type Score } from './scores.ts';

/** A part of a taste description; the locales contain a text for each pair. */
export type TastePhrase =
  | {
      readonly score: 'sweetness' | 'bitterness' | 'sourness' | 'spiciness';
      readonly level: 'little' | 'plain' | 'very';
    }
  | { readonly score: 'body'; readonly level: 'light' | 'medium' | 'full' };

const TASTES = ['bitterness', 'sweetness', 'sourness', 'spiciness'] as const;

type Taste = (typeof TASTES)[number];
type Level = 'little' | 'plain' | 'very';

/** Minimum scores. By volume, a fifth of lemon juice makes a drink clearly sour at a score of 2. */
const LEVELS: Readonly<Record<Taste, Readonly<Record<Level, number>>>> = {
  sourness: { little: 1.3, plain: 2, very: 4.5 },
  sweetness: { little: 2, plain: 3.75, very: 6.5 },
  bitterness: { little: 2, plain: 4, very: 6.5 },
  spiciness: { little: 2, plain: 4, very: 6.5 },
};

const STRONGEST_FIRST = ['very', 'plain', 'little'] as const;

const bodyLevel = (value: number): 'light' | 'medium' | 'full' =>
  value < 3 ? 'light' : value < 6 ? 'medium' : 'full';

/** A taste in parts: the strongest taste, body, other tastes. Empty without scores. */
export function tasteSentence(scores: readonly number[]): TastePhrase[] {
  if (!isScored(scores)) return [];
  const of = (name: Score): number => scores[SCORES.indexOf(name)] ?? 0;
  const tastes = STRONGEST_FIRST.flatMap((level, rank) =>
    TASTES.filter((score) => {
      const stronger = STRONGEST_FIRST[rank - 1];
      return (
        of(score) >= LEVELS[score][level] && (stronger === undefined || of(score) < LEVELS[score][stronger])
      );
    })
      .sort((a, b) => of(b) - of(a))
      .map((score): TastePhrase => ({ score, level })),
  );
  return [...tastes.slice(0, 1), { score: 'body', level: bodyLevel(of('body')) }, ...tastes.slice(1)];
}
