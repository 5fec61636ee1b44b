import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useStock } from '#data/catalogue/stock.ts';
import { useRecipes } from '#data/collections/recipes.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EndBar } from '#ui/kit/end-bar.ts';
import { useKeptPlace } from '#ui/kit/use-kept-place.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { RecipeTable } from './recipe-table.tsx';

/** `/list-recipes`: every recipe by name. */
export function RecipesPage() {
  const t = useText();
  const { list, show } = useRecipes();
  const stock = useStock();
  useKeptPlace(list.state === 'ready' ? list.value : null, show);
  const failure = list.state === 'error' ? list.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The recipe list could not be read', failure);
  }, [failure]);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <EndBar>
        <PageHeading>{t('section.recipes')}</PageHeading>
        <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={PATHS.createRecipe}>
          {t('recipes.create')}
        </Button>
      </EndBar>
      <SectionLinks section="recipes" />
      {list.state === 'loading' && (
        <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 1 }}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} variant="rounded" height={96} />
          ))}
        </Box>
      )}
      {list.state === 'error' && (
        <Button onClick={() => location.reload()} sx={{ justifySelf: 'start' }}>
          {t('recipes.try-again')}
        </Button>
      )}
      {list.state === 'ready' &&
        (list.value.rows.length === 0 ? (
          <Typography>{t('recipes.none')}</Typography>
        ) : (
          <RecipeTable
            rows={list.value.rows}
            stock={stock}
            onShow={show}
            {...(!list.value.hasMore && { total: list.value.rows.length })}
          />
        ))}
    </Box>
  );
}
