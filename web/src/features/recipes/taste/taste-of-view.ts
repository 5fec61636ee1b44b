import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { SCORES, TASTE_SCORES } from '@cellaret/domain/taste/scores';
import { tasteSentence } from '@cellaret/domain/taste/taste-sentence';
import type { MessageId } from '#lib/i18n/areas.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import type { TasteScore } from '#ui/taste/taste-figure.tsx';
import { scoresOfView } from './strength.ts';

/** The taste of a recipe as a figure and in words; null where nothing in it has a volume or a taste. */
export function tasteOfView(
  recipe: RecipeView,
  t: Translate,
): { sentence: string; scores: TasteScore[] } | null {
  const scores = scoresOfView(recipe);
  if (scores === null) return null;
  const sentence = tasteSentence(scores)
    .map(({ score, level }) => t(`recipes.taste.${score}.${level}` as MessageId))
    .join(', ');
  if (sentence === '') return null;
  return {
    sentence,
    scores: TASTE_SCORES.map((key) => ({ key, label: key, value: scores[SCORES.indexOf(key)] ?? 0 })),
  };
}
