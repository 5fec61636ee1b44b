import { displayQuantity } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { TextLink } from './text-link.tsx';

interface RecipeLinesProps {
  items: readonly RecipeItemView[];
  system: UnitSystem;
  servings: number;
  /** Text after a line's ingredient, as 'missing'. Keep its identity while its answers stay the same. */
  note?: (item: RecipeItemView, servings: number) => ReactNode;
  /** Action on a line, after its note. */
  action?: (item: RecipeItemView) => ReactNode;
}

/** The ingredients of a recipe: amount in the reader's system, name, whether a garnish or optional. */
export const RecipeLines = memo(function RecipeLines(props: RecipeLinesProps) {
  const { items, system, servings, note, action } = props;
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
              gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr) auto', sm: '6.5rem minmax(0, 1fr) auto' },
              columnGap: { xs: 1.5, lg: 2.5 },
              alignItems: 'center',
              minHeight: { xs: 52, lg: 60 },
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ textAlign: 'right' }}>
              <Typography component="span" variant="amount" sx={{ whiteSpace: 'nowrap' }}>
                {amount.number}
              </Typography>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {amount.unit}
              </Typography>
            </Box>
            <Box sx={{ minWidth: 0, fontSize: { xs: '1.125rem', lg: '1.25rem' }, lineHeight: 1.25 }}>
              <TextLink
                to={PATHS.ingredient(item.ingredient_id)}
                dir="auto"
                color="inherit"
                underline="hover"
                sx={{ py: 0.75 }}
              >
                {ingredientLabel(item.ingredient.ingredient_name)}
              </TextLink>
              <Typography
                variant="caption"
                component="div"
                color="textSecondary"
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}
              >
                {note?.(item, servings)}
                {item.garnish_only && <span>{t('recipes.garnish-only')}</span>}
                {item.optional && <span>{t('recipes.optional')}</span>}
              </Typography>
            </Box>
            {action?.(item)}
          </Box>
        );
      })}
    </Box>
  );
});
