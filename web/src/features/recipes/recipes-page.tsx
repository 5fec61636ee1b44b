import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStock } from '#data/catalogue/stock.ts';
import { useWithoutDeleted } from '#data/recipes/deletions.ts';
import { useRecipes } from '#data/recipes/recipes.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EndBar } from '#ui/kit/lists/end-bar.ts';
import { useKeptPlace } from '#ui/kit/lists/use-kept-place.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { RecipeTable } from './recipe-table.tsx';

/** `/list-recipes`: every recipe by name. */
export function RecipesPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <EndBar>
        <PageHeading>{t('section.recipes')}</PageHeading>
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={PATHS.createRecipe}>
          {t('recipes.create')}
        </Button>
      </EndBar>
      <SectionLinks section="recipes" />
      <List key={attempt} again={again} />
    </Box>
  );
}

function List({ again }: { again: () => void }) {
  const t = useText();
  const { list, show } = useRecipes();
  const stock = useStock();
  useKeptPlace(list.state === 'ready' ? list.value : null, show);
  const failure = list.state === 'error' ? list.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The recipe list could not be read', failure);
  }, [failure]);
  const rows = useWithoutDeleted('recipe', list.state === 'ready' ? list.value.rows : []);
  const reading = useReading(list, rows.length === 0);

  if (rows.length > 0)
    return (
      <RecipeTable
        rows={rows}
        stock={stock}
        onShow={show}
        {...(list.state === 'ready' && !list.value.hasMore && { total: rows.length })}
      />
    );
  switch (reading) {
    case 'waiting':
      return (
        <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 1 }}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} variant="rounded" height={96} />
          ))}
        </Box>
      );
    case 'unread':
      return <UnreadNotice retry={again} />;
    case 'read':
      return <Typography>{t('recipes.none')}</Typography>;
  }
}
