import { memo, useCallback } from 'react';
import type { RecipeItemView, RecipeView } from '@cellaret/domain/recipe-view';
import type { UnitSystem } from '@cellaret/domain/user';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Stock } from '#data/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EndBar } from '#ui/kit/end-bar.ts';
import { LineVerdict } from './line-verdict.tsx';
import { RecipeLines } from './recipe-lines.tsx';
import { ServingsStepper } from './servings-stepper.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useSubstituteFacts } from './use-substitute-facts.ts';

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
  const facts = useSubstituteFacts(recipe.recipe_items, stock);
  const note = useCallback(
    (item: RecipeItemView) => stock !== null && <LineVerdict item={item} stock={stock} facts={facts} />,
    [stock, facts],
  );
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
      <RecipeLines items={recipe.recipe_items} system={system} servings={servings} note={note} />
    </Box>
  );
});
