import { type SearchSort as Sort, SORTS } from '@cellaret/domain/search/engine/search-item';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { HeartOf } from '#data/people/marks.ts';
import type { SavedSearches } from '#data/people/saved-searches.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { FilterIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { SaveSearch } from './save-search.tsx';
import { SavedChips } from './saved-chips.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { filterCount, STEP, writeSearch } from './search-state.ts';
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

interface FilterButtonProps {
  /** How many filters are set. */
  total: number;
  onOpen: () => void;
}

/** Opens the filters where they have no column of their own; says how many are set. */
function FilterButton({ total, onOpen }: FilterButtonProps) {
  const t = useText();
  return (
    // The number is beside the button, not in it: the button's name says it already.
    <Badge
      badgeContent={total}
      color="primary"
      overlap="circular"
      slotProps={{ badge: { 'aria-hidden': true, sx: { pointerEvents: 'none' } } }}
    >
      <IconButton
        edge="end"
        aria-label={t('search.filters.button', { count: total })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <FilterIcon />
      </IconButton>
    </Badge>
  );
}

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  /** The hits so far, whose number the button says. */
  hits: Hits | null;
  children: ReactNode;
}

/** The filters as a sheet; its button leads back to what they leave. */
function FilterSheet({ open, onClose, hits, children }: FilterSheetProps) {
  const t = useText();
  const count = hits?.recipes.length ?? 0;
  return (
    <Dialog open={open} onClose={onClose} panel fullWidth aria-labelledby="filters-heading">
      <DialogTitle id="filters-heading">{t('search.filters')}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {t(hits?.more_recipes ? 'search.filter.show-many' : 'search.filter.show', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SearchScreenProps {
  /** Input of hits besides the address: the cabinet, or its absence; null while that loads. */
  about: string | null;
  hasCabinet: boolean;
  searchBoth: SearchBoth;
  /** The heart of each recipe found. */
  heartOf: HeartOf;
  /** Null while they are not known. */
  saved: SavedSearches | null;
}

/** The hits; null if there are none yet. */
const hitsIn = (view: SearchView): Hits | null =>
  view.kind === 'hits' || view.kind === 'nothing' ? view.hits : null;

/** A saved search shows as much as one does at first. */
const fromStart = { ingredients: STEP, recipes: STEP };

/** How much is shown, and whether there is more. */
function Counted({ hits }: { hits: Hits }) {
  const t = useText();
  const counted = { ingredients: hits.ingredients.length, recipes: hits.recipes.length };
  const isMore = hits.more_ingredients || hits.more_recipes;
  return [t('search.count', counted), ...(isMore ? [t('search.count.more')] : [])].join(', ');
}

/** The box, its filters, and what was found. */
export function SearchScreen({ about, hasCabinet, searchBoth, heartOf, saved }: SearchScreenProps) {
  const t = useText();
  const { state, typed, type, now, rewrite, change, more, view } = useSearchScreen(about, searchBoth);
  const filterTotal = filterCount(state);
  const [open, setOpen] = useState(false);
  const hasColumn = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const onKeyDown = useResultKeys(box, results);
  const suggesting = view.suggesting && filterTotal === 0;
  const words = typed.trim();
  const hits = hitsIn(view);
  const isCounted = hits !== null && !suggesting && !('searching' in view && view.searching);
  const understood = view.suggesting ? null : (hits?.understood ?? null);
  const filters = <SearchFilters state={state} onChange={change} hasCabinet={hasCabinet} />;
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* On a phone the tab above the box says it, and a result more is seen. */}
      <PageHeading hidden={isPhone}>{t('search.heading')}</PageHeading>
      <Box role="search">
        <SearchField
          label={t('search.box')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={typed}
          onChange={type}
          onSubmit={now}
          inputRef={box}
          inputProps={{ maxLength: 200, 'aria-keyshortcuts': '/' }}
          action={!hasColumn && <FilterButton total={filterTotal} onOpen={() => setOpen(true)} />}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          alignItems: 'start',
          gridTemplateColumns: hasColumn ? '300px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        {hasColumn ? (
          filters
        ) : (
          <FilterSheet open={open} onClose={() => setOpen(false)} hits={hits}>
            {filters}
          </FilterSheet>
        )}
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {suggesting && saved && <SavedChips saved={saved} box={box} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography sx={{ flex: 1, fontWeight: 600 }}>
              {t(suggesting ? 'search.suggested' : 'search.results')}
            </Typography>
            {!suggesting && saved && (
              <SaveSearch
                saved={saved}
                words={words}
                address={writeSearch({ ...state, ...fromStart, query: words }).toString()}
                short={!hasColumn}
              />
            )}
            <SearchSort value={state.sort} onChange={(sort) => change({ sort })} />
            {/* There before the count is: what is below must not move under a finger. */}
            <Typography
              role="status"
              variant="caption"
              component="div"
              sx={{ width: 1, minHeight: suggesting ? 0 : 18 }}
            >
              {isCounted && <Counted hits={hits} />}
            </Typography>
          </Box>
          {/* Below the count: the words come with what was found, and move nothing that stands already. */}
          {understood && <UnderstoodWords understood={understood} onQuery={rewrite} box={box} />}
          {hits?.here && <Banner tone="notice">{t('search.here')}</Banner>}
          <SearchOutcome
            view={view}
            query={words}
            onRetry={now}
            onMore={more}
            results={results}
            heartOf={heartOf}
          />
        </Box>
      </Box>
    </Box>
  );
}
