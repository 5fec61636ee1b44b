import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { filterCount } from './search-state.ts';
import type { SearchView } from './search-view.ts';
import { useResultKeys } from './use-result-keys.ts';
import { useSearchScreen, type SearchBoth } from './use-search-screen.ts';

interface SearchScreenProps {
  /** What hits follow from besides the address: the cabinet, or that there is none; null while that loads. */
  about: number | 'nothing' | null;
  hasCabinet: boolean;
  searchBoth: SearchBoth;
}

/** How much was found; null while nothing is searched for, or more is on its way. */
function countedIn(view: SearchView): { ingredients: number; recipes: number } | null {
  if (view.suggesting || view.kind === 'waiting' || view.kind === 'failed' || view.searching) return null;
  if (view.kind === 'nothing') return { ingredients: 0, recipes: 0 };
  return { ingredients: view.hits.ingredients.length, recipes: view.hits.recipes.length };
}

/** The box, its filters, and what was found. */
export function SearchScreen({ about, hasCabinet, searchBoth }: SearchScreenProps) {
  const t = useText();
  const { state, typed, type, now, change, view } = useSearchScreen(about, searchBoth);
  const filterTotal = filterCount(state);
  const [open, setOpen] = useState(filterTotal > 0);
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const onKeyDown = useResultKeys(box, results);
  const { suggesting } = view;
  const found = countedIn(view);
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, minHeight: 28 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(suggesting ? 'search.suggested' : 'search.results')}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {found && t('search.count', found)}
        </Typography>
      </Box>
      <SearchOutcome view={view} query={typed.trim()} onRetry={now} results={results} />
    </Box>
  );
}
