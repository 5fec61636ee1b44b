import { type SearchSort as Sort, SORTS } from '@cellaret/domain/search/engine/search-item';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { HeartOf } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { FilterIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { filterCount } from './search-state.ts';
import type { Hits, SearchView } from './search-view.ts';
import { UnderstoodWords } from './understood-words.tsx';
import { type SearchBoth, useSearchScreen } from './use-search-screen.ts';

/** In which order hits stand. */
function SearchSort({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useText();
  const options = SORTS.map((sort) => ({ value: sort, label: t(`search.sort.${sort}`) }));
  return <SortSelect label={t('search.sort')} value={value} options={options} onChange={onChange} />;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Keyboard first: '/' goes to the search box from anywhere on the screen; the arrow keys walk from the box
 * through the results and back, Enter opens the focused one by itself.
 */
function useResultKeys(
  box: RefObject<HTMLInputElement | null>,
  results: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  useEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', onSlash);
    return () => removeEventListener('keydown', onSlash);
  }, [box]);

  return (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const stops = [box.current, ...links].filter((stop) => stop !== null);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
}

interface SearchBarProps {
  typed: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  box: Ref<HTMLInputElement>;
  /** How many filters are set. */
  filterTotal: number;
  filtersOpen: boolean;
  onFilters: () => void;
}

/** The search box, and the button that opens the filters. */
function SearchBar(props: SearchBarProps) {
  const t = useText();
  const filtersText = t('search.filters.button', { count: props.filterTotal });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box role="search" sx={{ flex: 1, minWidth: 0 }}>
        <SearchField
          label={t('search.box')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={props.typed}
          onChange={props.onType}
          onSubmit={props.onSubmit}
          inputRef={props.box}
          inputProps={{ maxLength: 200, 'aria-keyshortcuts': '/' }}
        />
      </Box>
      <Button
        variant="outlined"
        aria-expanded={props.filtersOpen}
        aria-controls="search-filters"
        onClick={props.onFilters}
        sx={{ gap: 1, minWidth: 56, px: { xs: 1.5, sm: 2.5 } }}
      >
        <FilterIcon />
        {/* On a phone the room is the box's: of the button's words only the number stays. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {filtersText}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <VisuallyHidden>{filtersText}</VisuallyHidden>
          {props.filterTotal > 0 && <span aria-hidden>{props.filterTotal}</span>}
        </Box>
      </Button>
    </Box>
  );
}

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
