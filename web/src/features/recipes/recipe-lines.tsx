import type { RecipeItemView } from '@cellaret/domain/recipe-view';
import { displayQuantity } from '@cellaret/domain/units';
import type { UnitSystem } from '@cellaret/domain/user';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/paths.ts';

interface RecipeLinesProps {
  items: readonly RecipeItemView[];
  system: UnitSystem;
  servings: number;
  /** What stands behind a line's ingredient: in stock, missing, a substitute. The same function while it says the same. */
  note?: (item: RecipeItemView) => ReactNode;
}

/** The ingredients of a recipe: amount in the reader's system, name, garnish mark. */
export const RecipeLines = memo(function RecipeLines({ items, system, servings, note }: RecipeLinesProps) {
  const t = useText();
  const { unitOf } = useReferenceNames();
  return (
    <Box component="ul" aria-label={t('recipes.ingredients')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => {
        const amount = displayQuantity(item.quantity, unitOf(item.quantity_unit), {
          system,
          locale: currentLocale(),
          servings,
        });
        return (
          <Box
            component="li"
            key={item.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
              columnGap: 1.5,
              alignItems: 'baseline',
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ textAlign: 'right' }}>
              <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 600, whiteSpace: 'nowrap' }}>
                {amount.number}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {amount.unit}
              </Box>
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={PATHS.ingredient(item.ingredient_id)}
                dir="auto"
                sx={{ fontSize: '1.125rem' }}
              >
                {item.ingredient.ingredient_name}
              </Link>
              {item.garnish_only && <span> {t('recipes.garnish-only')}</span>}
              {note?.(item)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
});
