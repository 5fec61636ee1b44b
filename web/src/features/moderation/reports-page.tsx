import { LIMITS } from '@cellaret/domain/limits';
import { itemKey } from '@cellaret/domain/moderation';
import type { ReportsAnswer } from '@cellaret/domain/moderation-answers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callApi } from '#data/api/client.ts';
import { formatMoment } from '#lib/format.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useUnreadText } from '#lib/use-failure-text.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { LoadMoreButton } from '#ui/kit/load-more-button.tsx';
import { ListSkeleton } from '#ui/kit/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { groupReports } from './group-reports.ts';
import { ReportedCard } from './reported-card.tsx';
import { AdminSections } from './sections.tsx';

/** `/admin/reports`: what people reported, newest first, and who edits unusually much. */
export function ReportsPage() {
  const t = useText();
  const unreadText = useUnreadText();
  const { data, error, isError, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['admin', 'reports'],
      queryFn: ({ pageParam, signal }) => callApi('listReports', {}, { before: pageParam }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page: ReportsAnswer) => page.next,
      staleTime: 0,
    });
  const pages = data?.pages ?? [];
  const groups = groupReports(pages);
  const again = () => void refetch();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <PageHeading>{t('moderation.heading')}</PageHeading>
      <AdminSections />
      {isPending && <ListSkeleton label={t('common.loading')} />}
      {isError && (
        <FailureBanner retry={again} retryText={t('error.retry')}>
          {t('moderation.unread', { reason: unreadText(error, t('moderation.offline')) })}
        </FailureBanner>
      )}
      {(pages[0]?.alerts ?? []).map(({ uid, email, edits, began_at }) => (
        <Banner
          key={uid}
          tone="error"
          action={
            <Button color="inherit" component={Link} to={PATHS.adminPerson(uid)}>
              {t('moderation.alert.look')}
            </Button>
          }
        >
          {t('moderation.alert', {
            who: email || uid,
            count: edits,
            most: LIMITS.moderation.editsPerHour,
            when: formatMoment(new Date(began_at)),
          })}
        </Banner>
      ))}
      {data && groups.length === 0 && (
        <EmptyState
          title={t('moderation.empty')}
          action={
            <Button variant="outlined" onClick={again}>
              {t('moderation.again')}
            </Button>
          }
        />
      )}
      {groups.length > 0 && (
        <Box
          component="ul"
          aria-label={t('moderation.reports')}
          sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {groups.map((group) => (
            <li key={itemKey(group.thing.kind, group.thing.id)}>
              <ReportedCard group={group} onDone={again} />
            </li>
          ))}
        </Box>
      )}
      {hasNextPage && (
        <LoadMoreButton
          label={t('moderation.more')}
          busyLabel={t('common.loading')}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        />
      )}
    </Box>
  );
}
