import { BOTTLE_SCORES, SCORES, TASTE_SCORES, type Score } from '@cellaret/domain/taste/scores';
import type { MessageId } from '#lib/i18n/areas.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import type { TasteScore } from '#ui/taste/taste-figure.tsx';

const LABELS = Object.fromEntries(SCORES.map((score) => [score, `score.${score}`])) as {
  [S in Score]: `score.${S}` & MessageId;
};

/** From this on a score is worth a word in the sentence. */
const NOTABLE = 5;

/** An ingredient's scores by name, for `ui/taste`: what is tasted, and what the bottle is like. */
export function tasteScores(
  scored: Record<Score, number>,
  t: Translate,
): { taste: TasteScore[]; bottle: TasteScore[] } {
  const named = (score: Score): TasteScore => ({ key: score, label: t(LABELS[score]), value: scored[score] });
  return {
    taste: TASTE_SCORES.map(named),
    bottle: [...BOTTLE_SCORES].map(named),
  };
}

/** The taste in words: what stands out, strongest first. */
export function tasteSentence(scores: readonly TasteScore[], t: Translate): string {
  const notable = scores.filter(({ value }) => value >= NOTABLE).sort((a, b) => b.value - a.value);
  if (notable.length === 0) return t('taste.mild');
  return t('taste.notable', {
    list: notable.map(({ label, value }) => t('taste.score', { label, value })).join(', '),
  });
}
