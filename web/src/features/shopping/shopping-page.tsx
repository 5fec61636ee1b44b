import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMayChange, useShownBar } from '#data/session/place.ts';
import { useShoppingList, type ShoppingItems } from '#data/shopping/shopping.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { ViewerNotice } from '#ui/shelf/viewer-notice.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { AddToList } from './add-to-list.tsx';
import { ListActions } from './list-actions.tsx';
import { ShoppingLines } from './shopping-lines.tsx';
import { useShoppingGroups } from './use-shopping-groups.ts';

/** `/shopping-list`: what is to be bought, by type, to be ticked in the shop. */
export function ShoppingPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('section.shopping-list')}</PageHeading>
      <SectionLinks section="ingredients" />
      <Content key={attempt} again={again} />
    </Box>
  );
}

const NOTHING: ShoppingItems = {};

function Content({ again }: { again: () => void }) {
  const t = useText();
  const live = useShoppingList();
  const items = live.state === 'ready' ? live.value : NOTHING;
  const isEmpty = Object.keys(items).length === 0;
  const reading = useReading(live, isEmpty);
  const groups = useShoppingGroups(items);
  const mayChange = useMayChange();
  const bar = useShownBar();
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (reading === 'waiting' || groups === null) return <ListSkeleton label={t('common.loading')} />;
  return (
    <>
      {mayChange ? <AddToList items={items} /> : <ViewerNotice bar={bar} />}
      {isEmpty ? (
        <EmptyState
          title={t('bar-cabinet.shopping.none')}
          action={
            <Button variant="contained" component={Link} to={PATHS.whatCanIMake}>
              {t('section.what-can-i-make')}
            </Button>
          }
        />
      ) : (
        <>
          <ListActions items={items} groups={groups} />
          <ShoppingLines groups={groups} />
        </>
      )}
    </>
  );
}
