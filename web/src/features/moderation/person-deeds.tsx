import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { readDeeds, type Deed } from '#data/moderation/moderation.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';

function DeedList({
  heading,
  none,
  deeds,
  pathOf,
}: {
  heading: string;
  none: string;
  deeds: readonly Deed[];
  pathOf: (id: number) => string;
}) {
  return (
    <Box component="section" aria-label={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {heading}
      </Typography>
      {deeds.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {deeds.map(({ id, name, at }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Link to={pathOf(id)}>{name}</Link>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {formatMoment(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Things that a person made, and ingredients whose present version is theirs; the first hundred of each. */
export function PersonDeeds({ uid }: { uid: string }) {
  const t = useText();
  const unreadText = useUnreadText();
  const deeds = useLoaded(['admin', 'deeds', uid], () => readDeeds(uid));
  if (deeds.state === 'loading') return <ListSkeleton label={t('common.loading')} />;
  if (deeds.state === 'error')
    return (
      <FailureBanner retry={deeds.retry} retryText={t('error.retry')}>
        {t('moderation.person.unread', { reason: unreadText(deeds.error, t('moderation.offline')) })}
      </FailureBanner>
    );
  const { recipes, ingredients } = deeds.value;
  return (
    <>
      <DeedList
        heading={t('moderation.person.ingredients')}
        none={t('moderation.person.none')}
        deeds={ingredients}
        pathOf={PATHS.ingredient}
      />
      <DeedList
        heading={t('moderation.person.recipes')}
        none={t('moderation.person.none')}
        deeds={recipes}
        pathOf={PATHS.recipe}
      />
    </>
  );
}
