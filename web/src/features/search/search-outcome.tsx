import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { HeartOf } from '#data/people/marks.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchView } from './search-view.ts';
import { WaysOn } from './ways-on.tsx';

interface SearchOutcomeProps {
  view: SearchView;
  /** The query. */
  query: string;
  onRetry: () => void;
  onMore: (kind: 'ingredients' | 'recipes') => void;
  results: Ref<HTMLDivElement>;
  /** The heart of each recipe found. */
  heartOf: HeartOf;
}

/** The area below the search box. */
export function SearchOutcome({ view, query, onRetry, onMore, results, heartOf }: SearchOutcomeProps) {
  const t = useText();
  const unreadText = useUnreadText();
  switch (view.kind) {
    case 'failed':
      return (
        <FailureBanner retry={onRetry} retryText={t('search.try-again')}>
          {unreadText(view.error, t('search.offline'))}
        </FailureBanner>
      );
    case 'waiting':
      return (
        // Its own element: what was found takes its place, and does not move from it.
        <Box key="waiting" sx={{ display: 'grid', gap: 1 }} aria-hidden>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} variant="rounded" height={72} />
          ))}
        </Box>
      );
    case 'nothing':
      return (
        <EmptyState title={view.suggesting ? t('search.nothing') : t('search.nothing-for', { query })}>
          <Typography color="textSecondary">{t('search.nothing-hint')}</Typography>
          {!view.suggesting && <WaysOn name={query} />}
        </EmptyState>
      );
    case 'hits':
      return (
        // The previous results stay readable during a search: the count above says when new ones are there.
        <Box ref={results} aria-busy={view.searching}>
          <SearchResults hits={view.hits} busy={view.searching} onMore={onMore} heartOf={heartOf} />
        </Box>
      );
  }
}
