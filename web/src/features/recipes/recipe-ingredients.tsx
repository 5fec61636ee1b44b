import type { RecipeView } from '@cellaret/domain/recipe-view';
import type { UnitSystem } from '@cellaret/domain/user';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EndBar } from '#ui/kit/end-bar.ts';
import { RecipeLines } from './recipe-lines.tsx';
import { ServingsStepper } from './servings-stepper.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useLineNote } from './use-line-note.tsx';

interface RecipeIngredientsProps {
  recipe: RecipeView;
  servings: number;
  onServings: (servings: number) => void;
  system: UnitSystem;
  stock: Stock | null;
}

/** The lines of a recipe for so many servings, in the reader's units, each with what the active cabinet has for it. */
export const RecipeIngredients = memo(function RecipeIngredients({
  recipe,
  servings,
  onServings,
  system,
  stock,
}: RecipeIngredientsProps) {
  const t = useText();
  const note = useLineNote(recipe.recipe_items, stock);
  return (
    <Box component="section" aria-labelledby="ingredients" sx={{ minWidth: 0 }}>
      <EndBar>
        <Typography variant="h2" id="ingredients">
          {t('recipes.ingredients')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ServingsStepper value={servings} onChange={onServings} />
          <UnitSwitch />
        </Box>
      </EndBar>
      <Typography sx={{ display: 'none', displayPrint: 'block' }}>
        {t('recipes.servings.count', { count: servings })}
      </Typography>
      <RecipeLines items={recipe.recipe_items} system={system} servings={servings} note={note} />
    </Box>
  );
});
