import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import { memo, Suspense } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { useMayChange } from '#data/session/place.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { EndBar } from '#ui/kit/lists/list-styles.ts';
import { RecipeBadge } from './lines/recipe-badge.tsx';
import { missingOf } from './lines/view-availability.ts';

// The list is read where there is something to put on it.
const ShopButton = lazyOptional(async () => (await import('./lines/shop-button.tsx')).ShopButton);

interface RecipeStockProps {
  recipe: RecipeView;
  servings: number;
  stock: Stock | null;
}

/** Says if the drink can be made, and puts on the list what it lacks. */
export const RecipeStock = memo(function RecipeStock({ recipe, servings, stock }: RecipeStockProps) {
  const mayChange = useMayChange();
  const missing = stock === null ? [] : missingOf(recipe, stock);
  // Its line is there from the beginning: what stands below does not jump when the cabinet is known.
  return (
    <EndBar sx={{ minHeight: 48, justifyContent: { lg: 'flex-start' }, displayPrint: 'none' }}>
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
        {stock !== null && <RecipeBadge pill recipe={recipe} stock={stock} />}
      </Box>
      {missing.length > 0 && mayChange && (
        <Suspense fallback={null}>
          <ShopButton recipe={recipe} servings={servings} missing={missing} />
        </Suspense>
      )}
    </EndBar>
  );
});
