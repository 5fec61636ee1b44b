import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIngredients } from '#data/ingredients/ingredients.ts';
import { useHidden } from '#data/moderation/moderation.ts';
import { useWithoutDeleted } from '#data/recipes/deletions.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { EndBar } from '#ui/kit/lists/end-bar.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { useKeptPlace } from '#ui/kit/lists/use-kept-place.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { IngredientTable } from './ingredient-table.tsx';

/** `/ingredients`: the catalogue by name. */
export function IngredientsPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  const create = (
    <Button
      variant="contained"
      component={Link}
      to={PATHS.createIngredient}
      startIcon={<AddIcon size={20} />}
    >
      {t('ingredients.create')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <EndBar sx={{ gap: 2 }}>
        <PageHeading>{t('section.ingredients')}</PageHeading>
        {create}
      </EndBar>
      <SectionLinks section="ingredients" />
      <List key={attempt} again={again} create={create} />
    </Box>
  );
}

function List({ again, create }: { again: () => void; create: ReactNode }) {
  const t = useText();
  const { list, show } = useIngredients();
  const brands = useOptionList('ingredient_brands');
  const types = useOptionList('ingredient_types');
  useKeptPlace(list.state === 'ready' ? list.value : null, show);
  const failure = list.state === 'error' ? list.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The ingredients could not be read', failure);
  }, [failure]);
  const there = useWithoutDeleted('ingredient', list.state === 'ready' ? list.value.rows : []);
  const hidden = useHidden('ingredient');
  const rows = Object.keys(hidden).length === 0 ? there : there.filter(({ id }) => !(String(id) in hidden));
  const reading = useReading(list, rows.length === 0);

  if (rows.length > 0)
    return (
      <IngredientTable
        rows={rows}
        brands={brands.state === 'ready' ? brands.value : []}
        types={types.state === 'ready' ? types.value : []}
        onShow={show}
        {...(list.state === 'ready' && !list.value.hasMore && { total: rows.length })}
      />
    );
  switch (reading) {
    case 'waiting':
      return <ListSkeleton label={t('common.loading')} />;
    case 'unread':
      return <UnreadNotice retry={again} />;
    case 'read':
      return <EmptyState title={t('ingredients.empty')} action={create} />;
  }
}
