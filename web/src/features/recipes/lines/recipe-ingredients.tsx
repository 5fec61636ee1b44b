import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeItemView, RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback } from 'react';
import { useHouseRules } from '#data/cabinets/house-rules.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { useMayChange } from '#data/session/place.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EndBar } from '#ui/kit/lists/list-styles.ts';
import { RecipeLines } from '#ui/recipe-lines.tsx';
import { HaveButton, InStockMark } from './line-buttons.tsx';
import { ServingsStepper, UnitSwitch } from './servings-stepper.tsx';
import { useLineNote } from './use-line-note.tsx';

interface RecipeIngredientsProps {
  recipe: RecipeView;
  servings: number;
  onServings: (servings: number) => void;
  system: UnitSystem;
  stock: Stock | null;
}

/** The lines of a recipe, for servings and in units as chosen, each with what the cabinet has for it. */
export const RecipeIngredients = memo(function RecipeIngredients({
  recipe,
  servings,
  onServings,
  system,
  stock,
}: RecipeIngredientsProps) {
  const t = useText();
  const mayChange = useMayChange();
  const decide = useHouseRules(stock?.cabinet ?? null);
  const note = useLineNote(recipe.recipe_items, stock, mayChange ? decide : undefined);
  const action = useCallback(
    (item: RecipeItemView) => {
      if (stock === null) return null;
      if (stock.provides.has(item.ingredient_id)) return <InStockMark />;
      return mayChange && <HaveButton item={item} stock={stock} />;
    },
    [stock, mayChange],
  );
  return (
    <Box component="section" aria-labelledby="ingredients" sx={{ minWidth: 0 }}>
      <EndBar>
        <Typography variant="h2" id="ingredients">
          {t('recipes.ingredients')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <ServingsStepper value={servings} onChange={onServings} />
          <UnitSwitch />
        </Box>
      </EndBar>
      <Typography sx={{ display: 'none', displayPrint: 'block' }}>
        {t('recipes.servings.count', { count: servings })}
      </Typography>
      <RecipeLines
        items={recipe.recipe_items}
        system={system}
        servings={servings}
        note={note}
        action={action}
      />
    </Box>
  );
});
