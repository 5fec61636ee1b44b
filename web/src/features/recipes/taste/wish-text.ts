import type { TasteWish } from '@cellaret/domain/taste/flavour';
import type { Score } from '@cellaret/domain/taste/scores';
import type { Translate } from '#lib/i18n/i18n.ts';
import { changeText } from '../compare/change-text.ts';

/** Scores that people can ask more or less of. */
export const WISHED: readonly Score[] = [
  'sweetness',
  'bitterness',
  'sourness',
  'body',
  'aroma_strength',
  'spiciness',
];

/** A wish in words: 'less bitter, fuller'; empty where nothing is wished otherwise. */
export const wishText = (wish: TasteWish, t: Translate): string =>
  WISHED.flatMap((score) => {
    const by = wish[score] ?? 0;
    return by === 0 ? [] : changeText(score, by, t);
  }).join(', ');
