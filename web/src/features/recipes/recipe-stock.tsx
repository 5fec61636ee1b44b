import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type Stock, useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useMayChange } from '#data/session/place.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import { EndBar } from '#ui/kit/lists/list-styles.ts';
import { RecipeBadge } from './lines/recipe-badge.tsx';
import { missingOf } from './lines/view-availability.ts';

// The list is read where there is something to put on it.
const ShopButton = lazyOptional(async () => (await import('./lines/shop-button.tsx')).ShopButton);

/** The way to a first cabinet, once it is known that there is none. */
function FirstBottles() {
  const t = useText();
  const live = useActiveBarCabinet();
  const hasNone = live.state === 'ready' && live.value === null;
  const isKnown = useReading(live, hasNone) === 'read';
  const mayChange = useMayChange();
  if (!hasNone || !isKnown || !mayChange) return null;
  return (
    <Button component={Link} to={PATHS.fillBarCabinet} startIcon={<CheckIcon />} sx={{ px: 0.5 }}>
      {t('recipes.first-bottles')}
    </Button>
  );
}

interface RecipeStockProps {
  recipe: RecipeView;
  servings: number;
  stock: Stock | null;
}

/** Says if the drink can be made, and puts on the list what it lacks; without a cabinet, the way to one. */
export const RecipeStock = memo(function RecipeStock({ recipe, servings, stock }: RecipeStockProps) {
  const mayChange = useMayChange();
  const missing = stock === null ? [] : missingOf(recipe, stock);
  // Its line is there from the beginning: what stands below does not jump when the cabinet is known.
  return (
    <EndBar sx={{ minHeight: 48, justifyContent: { lg: 'flex-start' }, displayPrint: 'none' }}>
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
        {stock === null ? <FirstBottles /> : <RecipeBadge pill recipe={recipe} stock={stock} />}
      </Box>
      {missing.length > 0 && mayChange && (
        <Suspense fallback={null}>
          <ShopButton recipe={recipe} servings={servings} missing={missing} />
        </Suspense>
      )}
    </EndBar>
  );
});
