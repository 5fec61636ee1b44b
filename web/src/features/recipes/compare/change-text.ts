import type { Score } from '@cellaret/domain/taste/scores';
import type { MessageId } from '#lib/i18n/areas.ts';
import type { Translate } from '#lib/i18n/i18n.ts';

/** A change of taste in words: 'less bitter'. */
export const changeText = (score: Score, by: number, t: Translate): string =>
  t(`recipes.change.${score}.${by > 0 ? 'more' : 'less'}` as MessageId);
