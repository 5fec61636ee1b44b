import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { joinedNames } from '#lib/joined-names.ts';
import { PATHS } from '#lib/paths.ts';
import { CheckIcon } from '#ui/icons/actions.tsx';
import { CardRow } from '#ui/kit/card.tsx';
import { clampLines } from '#ui/kit/clamp-lines.ts';
import { RowGrid } from '#ui/kit/row-grid.ts';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { Highlighted } from './highlighted.tsx';
import type { Hits } from './search-view.ts';

function Group({
  id,
  heading,
  none,
  children,
}: {
  id: string;
  heading: string;
  none: string | null;
  children: ReactNode;
}) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {none === null ? (
        <RowGrid aria-labelledby={id}>{children}</RowGrid>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      )}
    </Box>
  );
}

const percent = (abv: number) => formatNumber(abv, { maximumFractionDigits: 1 });

/** The two groups of results: ingredients, and recipes with what the active cabinet lacks for them. */
export function SearchResults({ hits }: { hits: Hits }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Group
        id="found-ingredients"
        heading={t('search.ingredients')}
        none={hits.ingredients.length === 0 ? t('search.none.ingredients') : null}
      >
        {hits.ingredients.map((hit) => (
          <li key={hit.id}>
            <CardRow
              headingLevel={3}
              to={PATHS.ingredient(hit.id)}
              name={<Highlighted text={hit.ingredient_name} matches={hit.matches} />}
              picture={
                <IngredientThumbnail
                  name={hit.ingredient_name}
                  typeName={hit.ingredient_type.ingredient_type_name}
                  abv={hit.alcohol_abv}
                  size={56}
                />
              }
              line={t('search.ingredient-line', {
                type: nameOf(
                  'ingredient_types',
                  hit.ingredient_type.id,
                  hit.ingredient_type.ingredient_type_name,
                ),
                brand: hit.ingredient_brand_name,
                abv: percent(hit.alcohol_abv),
              })}
            />
          </li>
        ))}
      </Group>
      <Group
        id="found-recipes"
        heading={t('search.recipes')}
        none={hits.recipes.length === 0 ? t('search.none.recipes') : null}
      >
        {hits.recipes.map((hit) => (
          <li key={hit.id}>
            <CardRow
              headingLevel={3}
              to={PATHS.recipe(hit.id)}
              name={<Highlighted text={hit.recipe_name} matches={hit.matches} />}
              picture={<RecipeThumbnail look={hit.look} cover={hit.cover} size={56} />}
              line={
                <Box component="span" sx={clampLines(2)}>
                  {t('search.recipe-line', {
                    ingredients: joinedNames(hit.ingredient_names),
                    abv: percent(hit.alcohol_abv),
                  })}
                </Box>
              }
              meta={hit.missing !== null && <MissingNote missing={hit.missing} />}
            />
          </li>
        ))}
      </Group>
    </Box>
  );
}

function MissingNote({ missing }: { missing: readonly string[] }) {
  const t = useText();
  if (missing.length > 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(2) }}>
        {t('search.missing', { names: missing.join(', ') })}
      </Typography>
    );
  }
  return (
    <Chip
      size="small"
      icon={<CheckIcon size={16} />}
      label={t('search.makeable')}
      sx={(theme) => ({
        justifySelf: 'start',
        alignSelf: 'flex-start',
        bgcolor: theme.vars.palette.stock.tint,
        color: theme.vars.palette.stock.onTint,
        '& .MuiChip-icon': { color: 'inherit' },
      })}
    />
  );
}
