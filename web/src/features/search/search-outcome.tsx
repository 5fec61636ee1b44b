import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { HeartOf } from '#data/people/marks.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useForget } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { createIngredientHere } from '#ui/form/create-here.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchView } from './search-view.ts';

const look = {
  variant: 'outlined',
  startIcon: <AddIcon />,
  sx: { maxWidth: '100%', overflowWrap: 'anywhere' },
} as const;

/**
 * Where a search found nothing: what is missing can be written by the one who misses it. A recipe takes a
 * page, an ingredient does not.
 */
function WaysOn({ name }: { name: string }) {
  const t = useText();
  const navigate = useNavigate();
  const forget = useForget('search');
  // A second search starts a new request. While the first is still running it would start too soon.
  const hasMade = useRef(false);
  useEffect(
    () => () => {
      if (hasMade.current) forget();
    },
    [forget],
  );
  const createIngredient = async (): Promise<void> => {
    const made = await createIngredientHere(name);
    if (made === null) return;
    hasMade.current = true;
    // Replaces the search, which is answered: the API knows it a moment later than a quick Back.
    await navigate(PATHS.ingredient(made.id), { replace: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, maxWidth: '100%' }}>
      <Button {...look} onClick={() => void createIngredient()}>
        {t('search.create-ingredient', { name })}
      </Button>
      <Button {...look} component={Link} to={PATHS.createRecipeNamed(name)}>
        {t('search.create-recipe', { name })}
      </Button>
    </Box>
  );
}

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
          <SearchResults
            hits={view.hits}
            query={view.suggesting ? '' : query}
            busy={view.searching}
            onMore={onMore}
            heartOf={heartOf}
          />
        </Box>
      );
  }
}
