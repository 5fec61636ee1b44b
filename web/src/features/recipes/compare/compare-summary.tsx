import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { likenessOf } from '@cellaret/domain/taste/alike';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { scoresOfView, strengthOfView } from '../taste/strength.ts';
import { changeText } from './change-text.ts';

/** Percent of alcohol that can be tasted. */
const NOTICEABLE_ABV = 1;

/** So many changes of taste are worth naming. */
const CHANGES = 4;

/** A sentence on how the second drink differs from the first: 'Boulevardier: 3% stronger, sweeter'. */
export function CompareSummary({ one, other }: { one: RecipeView; other: RecipeView }) {
  const t = useText();
  const scores = scoresOfView(one);
  const theirs = scoresOfView(other);
  const { changes } =
    scores && theirs
      ? likenessOf({ scores, ingredient_ids: [] }, { scores: theirs, ingredient_ids: [] })
      : { changes: [] };
  const stronger =
    (strengthOfView(other).mixed.alcohol_abv ?? 0) - (strengthOfView(one).mixed.alcohol_abv ?? 0);
  const percent = formatNumber(Math.abs(stronger), { maximumFractionDigits: 0 });
  const words = [
    ...(Math.abs(stronger) < NOTICEABLE_ABV
      ? []
      : [t(stronger > 0 ? 'recipes.change.stronger' : 'recipes.change.weaker', { percent })]),
    ...changes.slice(0, CHANGES).map(({ score, by }) => changeText(score, by, t)),
  ];
  return (
    <Typography variant="subtitle1" sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
      {t('recipes.compare.summary', {
        name: other.recipe_name,
        changes: words.length === 0 ? t('recipes.change.none') : words.join(', '),
      })}
    </Typography>
  );
}
