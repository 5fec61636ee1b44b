import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { LoadMoreButton } from '#ui/kit/lists/load-more-button.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

const SCREENS = [
  { to: PATHS.adminReports, text: 'moderation.reports' },
  { to: PATHS.adminLog, text: 'moderation.log' },
  { to: PATHS.adminSubstitutes, text: 'moderation.stand-ins' },
  { to: PATHS.adminReference, text: 'moderation.reference' },
] as const;

/** The screens of administrators, with the present one marked. */
export function AdminSections() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('moderation.screens')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {SCREENS.map(({ to, text }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={to === pathname ? 'contained' : 'outlined'}
          aria-current={to === pathname ? 'page' : undefined}
        >
          {t(text)}
        </Button>
      ))}
    </Box>
  );
}

interface PagedPageProps {
  heading: string;
  /** Text for a list that could not be read, with the reason. */
  unread: (reason: string) => string;
  answer: Pick<
    UseInfiniteQueryResult,
    'error' | 'isError' | 'isPending' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >;
  /** The rows that are loaded. */
  children: ReactNode;
}

/** An administrators' page of what comes in pages, with its waiting, its failure and the way to more. */
export function PagedPage({ heading, unread, answer, children }: PagedPageProps) {
  const t = useText();
  const unreadText = useUnreadText();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <PageHeading>{heading}</PageHeading>
      <AdminSections />
      {answer.isPending && <ListSkeleton label={t('common.loading')} />}
      {answer.isError && (
        <FailureBanner retry={() => void answer.refetch()} retryText={t('error.retry')}>
          {unread(unreadText(answer.error, t('moderation.offline')))}
        </FailureBanner>
      )}
      {children}
      {answer.hasNextPage && (
        <LoadMoreButton
          label={t('moderation.more')}
          busyLabel={t('common.loading')}
          busy={answer.isFetchingNextPage}
          onClick={() => void answer.fetchNextPage()}
        />
      )}
    </Box>
  );
}
