import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link, useSearchParams } from 'react-router-dom';
import { useMarks } from '#data/people/marks.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ownTags } from '#lib/own-tags.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import { ChoiceLinks } from '#ui/kit/choice-links.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { DrinkLog, MarkedTiles } from './drink-log.tsx';
import { type MarkTab, type Tab, TABS } from './marked.ts';
import { OwnRecipes } from './own-recipes.tsx';

interface TagRowProps {
  tab: Tab;
  /** The tags one uses. */
  tags: readonly string[];
  chosen: string | null;
}

/** The own tags: one narrows what is shown, once more widens it again. Nothing where there are none. */
function TagRow({ tab, tags, chosen }: TagRowProps) {
  const t = useText();
  if (tags.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('marks.tags')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          clickable
          component={Link}
          to={PATHS.myDrinksOf(tab, tag === chosen ? null : tag)}
          replace
          preventScrollReset
          label={tag}
          aria-current={tag === chosen ? 'true' : undefined}
          color={tag === chosen ? 'primary' : 'default'}
          variant={tag === chosen ? 'filled' : 'outlined'}
          {...(tag === chosen && { icon: <CheckIcon size={16} /> })}
          sx={{ minHeight: 40, borderRadius: '20px' }}
        />
      ))}
    </Box>
  );
}

/** `/my-drinks`: favourites, what was rated, what was made, tags and notes. */
export function MyDrinksPage() {
  const t = useText();
  const [params] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'favourites';
  const tag = params.get('tag');
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('section.my-drinks')}</PageHeading>
      <ChoiceLinks
        label={t('section.my-drinks')}
        name="tab"
        alone
        options={TABS.map((one) => ({
          text: t(`marks.drinks.${one}`),
          isChosen: one === tab,
          value: one === 'favourites' ? null : one,
        }))}
      />
      {tab === 'mine' ? (
        <OwnRecipes key={attempt} again={again} />
      ) : (
        <Content key={attempt} tab={tab} tag={tag} again={again} />
      )}
    </Box>
  );
}

function Content({ tab, tag, again }: { tab: MarkTab | 'made'; tag: string | null; again: () => void }) {
  const t = useText();
  const live = useMarks('recipes');
  const marks = live.state === 'ready' ? live.value : {};
  const reading = useReading(live, Object.keys(marks).length === 0);
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (live.state !== 'ready' || reading === 'waiting') return <ListSkeleton label={t('common.loading')} />;
  if (tab === 'made') return <DrinkLog marks={marks} again={again} />;
  return (
    <>
      <TagRow tab={tab} tags={ownTags(marks)} chosen={tag} />
      <MarkedTiles marks={marks} tab={tab} tag={tag} />
    </>
  );
}
