import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { TasteFigure } from '#ui/taste/taste-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TasteArithmetic } from './taste-arithmetic.tsx';
import { tasteOfView } from './taste-of-view.ts';

/**
 * The taste of a recipe at a glance: the mean of its ingredients' scores by volume, as a figure and a
 * sentence.
 */
export const RecipeTaste = memo(function RecipeTaste({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const taste = tasteOfView(recipe, t);
  if (taste === null) return null;
  const { sentence, scores } = taste;
  return (
    <Box component="section" aria-labelledby="taste" sx={{ displayPrint: 'none' }}>
      <Typography variant="h2" id="taste" sx={{ mb: 1 }}>
        {t('recipes.taste')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TasteFigure size={96} sentence={sentence} scores={scores} />
        <Typography>{sentence}</Typography>
      </Box>
      <TextLink to={PATHS.flavourMapAt(recipe.id)} sx={{ display: 'inline-block', py: 1.5 }}>
        {t('flavour.map.link')}
      </TextLink>
      <TasteArithmetic recipe={recipe} />
    </Box>
  );
});
