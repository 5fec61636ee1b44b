import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { HeartOf } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { SearchSort } from './search-sort.tsx';
import { filterCount } from './search-state.ts';
import type { Hits, SearchView } from './search-view.ts';
import { UnderstoodWords } from './understood-words.tsx';
import { useResultKeys } from './use-result-keys.ts';
import { useSearchScreen, type SearchBoth } from './use-search-screen.ts';

interface SearchScreenProps {
  /** Input of hits besides the address: the cabinet, or its absence; null while that loads. */
  about: string | null;
  hasCabinet: boolean;
  searchBoth: SearchBoth;
  /** The heart of each recipe found. */
  heartOf: HeartOf;
}

/** The hits; null if there are none yet. */
const hitsIn = (view: SearchView): Hits | null =>
  view.kind === 'hits' || view.kind === 'nothing' ? view.hits : null;

/** How much is shown, and whether there is more. */
function Counted({ hits }: { hits: Hits }) {
  const t = useText();
  const counted = { ingredients: hits.ingredients.length, recipes: hits.recipes.length };
  const isMore = hits.more_ingredients || hits.more_recipes;
  return [t('search.count', counted), ...(isMore ? [t('search.count.more')] : [])].join(', ');
}

/** The box, its filters, and what was found. */
export function SearchScreen({ about, hasCabinet, searchBoth, heartOf }: SearchScreenProps) {
  const t = useText();
  const { state, typed, type, now, rewrite, change, more, view } = useSearchScreen(about, searchBoth);
  const filterTotal = filterCount(state);
  const [open, setOpen] = useState(filterTotal > 0);
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const onKeyDown = useResultKeys(box, results);
  const suggesting = view.suggesting && filterTotal === 0;
  const hits = hitsIn(view);
  const isCounted = hits !== null && !suggesting && !('searching' in view && view.searching);
  const understood = view.suggesting ? null : (hits?.understood ?? null);
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('search.heading')}</PageHeading>
      <SectionLinks section="search" />
      <SearchBar
        typed={typed}
        onType={type}
        onSubmit={now}
        box={box}
        filterTotal={filterTotal}
        filtersOpen={open}
        onFilters={() => setOpen(!open)}
      />
      <Box id="search-filters">
        <Collapse in={open} unmountOnExit>
          <SearchFilters state={state} onChange={change} hasCabinet={hasCabinet} />
        </Collapse>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 28 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(suggesting ? 'search.suggested' : 'search.results')}
        </Typography>
        {/* On a phone a line of its own, there before the count is: the sort below it must not move under a finger. */}
        <Typography
          role="status"
          sx={{ color: 'text.secondary', mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' }, minHeight: 24 }}
        >
          {isCounted && <Counted hits={hits} />}
        </Typography>
        <SearchSort value={state.sort} onChange={(sort) => change({ sort })} />
      </Box>
      {understood && <UnderstoodWords understood={understood} onQuery={rewrite} />}
      {hits?.here && <Banner tone="notice">{t('search.here')}</Banner>}
      <SearchOutcome
        view={view}
        query={typed.trim()}
        onRetry={now}
        onMore={more}
        results={results}
        heartOf={heartOf}
      />
    </Box>
  );
}
