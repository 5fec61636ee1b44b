import Box from '@mui/material/Box';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AdminSections } from '#ui/admin-sections.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { LoadMoreButton } from '#ui/kit/lists/load-more-button.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

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
