import type { RecipeView } from '@cellaret/domain/recipe-view';
import { SCORES, TASTE_SCORES } from '@cellaret/domain/scores';
import { tasteSentence } from '@cellaret/domain/taste-sentence';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { MessageId } from '#lib/i18n/catalogues.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { TasteFigure } from '#ui/taste/taste-figure.tsx';
import { scoresOfView } from './strength.ts';
import { TasteArithmetic } from './taste-arithmetic.tsx';

/** The taste of a recipe at a glance: the mean of its ingredients' scores by volume, as a figure and a sentence. */
export const RecipeTaste = memo(function RecipeTaste({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const scores = scoresOfView(recipe);
  if (scores === null) return null;
  const sentence = tasteSentence(scores)
    .map(({ score, level }) => t(`recipes.taste.${score}.${level}` as MessageId))
    .join(', ');
  if (sentence === '') return null;
  return (
    <Box component="section" aria-labelledby="taste" sx={{ displayPrint: 'none' }}>
      <Typography variant="h2" id="taste" sx={{ mb: 1 }}>
        {t('recipes.taste')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TasteFigure
          size={96}
          sentence={sentence}
          scores={TASTE_SCORES.map((key) => ({ key, label: key, value: scores[SCORES.indexOf(key)] ?? 0 }))}
        />
        <Typography>{sentence}</Typography>
      </Box>
      <Link
        component={RouterLink}
        to={PATHS.flavourMapAt(recipe.id)}
        sx={{ display: 'inline-block', py: 1.5 }}
      >
        {t('flavour.map.link')}
      </Link>
      <TasteArithmetic recipe={recipe} />
    </Box>
  );
});
