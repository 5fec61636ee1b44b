import { displayQuantity } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

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
              <TextLink to={PATHS.ingredient(item.ingredient_id)} dir="auto" sx={{ fontSize: '1.125rem' }}>
                {item.ingredient.ingredient_name}
              </TextLink>
              {item.garnish_only && <span> {t('recipes.garnish-only')}</span>}
              {item.optional && <span> {t('recipes.optional')}</span>}
              {note && (
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    columnGap: 2,
                    '& > :first-child': { minWidth: 0 },
                  }}
                >
                  <div>{note(item, servings)}</div>
                  {action?.(item)}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
});
