import { errorText } from '@cellaret/domain/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '#data/api/client.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useOnline } from '#lib/online.ts';
import { useDelayedSearch } from '#lib/use-delayed-search.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { FilterIcon } from '#ui/icons/actions.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults, type Hits } from './search-results.tsx';
import {
  filterCount,
  ingredientSearch,
  isSearchable,
  readSearch,
  recipeSearch,
  writeSearch,
  type SearchState,
} from './search-state.ts';
import { useResultKeys } from './use-result-keys.ts';
import { WaysOn } from './ways-on.tsx';

/** How soon the address follows what is typed. */
const ADDRESS_MS = 300;

async function searchBoth(state: SearchState, cabinetId: number | null, signal: AbortSignal): Promise<Hits> {
  const [ingredients, recipes] = await Promise.all([
    callApi('searchIngredients', {}, ingredientSearch(state), { signal }),
    callApi('searchRecipes', {}, recipeSearch(state, cabinetId), { signal }),
  ]);
  return { ingredients, recipes };
}

/** `/search`: one box over ingredients and recipes; the address holds what is asked. */
export function SearchPage() {
  const t = useText();
  const online = useOnline();
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const [typed, setTyped] = useState(state.query);
  const [address, setAddress] = useState(state.query);
  // Back and Forward change the address from outside: the box follows.
  if (address !== state.query) {
    setAddress(state.query);
    setTyped(state.query);
  }
  const filterTotal = filterCount(state);
  const filtersText = t('search.filters.button', { count: filterTotal });
  const [open, setOpen] = useState(filterTotal > 0);
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const onKeyDown = useResultKeys(box, results);

  useEffect(() => {
    if (typed === state.query) return undefined;
    const timer = setTimeout(() => {
      setAddress(typed);
      setParams(writeSearch({ ...state, query: typed }), { replace: true, preventScrollReset: true });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  });

  const cabinet = useActiveBarCabinet();
  const cabinetId = cabinet.state === 'ready' ? (cabinet.value?.id ?? null) : null;
  const filters = writeSearch({ ...state, query: '' }).toString();
  const key = `${filters} ${cabinetId ?? ''}`;
  const { state: search, now } = useDelayedSearch(typed, key, (query, signal) =>
    searchBoth({ ...state, query }, cabinetId, signal),
  );
  const suggesting = !isSearchable(typed);
  const popular = useLoaded(suggesting && cabinet.state !== 'loading' ? `popular ${key}` : null, (signal) =>
    searchBoth({ ...state, query: '' }, cabinetId, signal),
  );

  const change = (part: Partial<SearchState>): void =>
    setParams(writeSearch({ ...state, query: typed, ...part }), { preventScrollReset: true });

  const hits: Hits | null = suggesting
    ? popular.state === 'ready'
      ? popular.value
      : null
    : search.kind === 'found'
      ? search.results
      : search.kind === 'searching'
        ? search.shown
        : null;
  const failure = suggesting
    ? popular.state === 'error'
      ? popular.error
      : null
    : search.kind === 'failed'
      ? search.error
      : null;
  const nothing = hits !== null && hits.ingredients.length === 0 && hits.recipes.length === 0;
  const counted =
    !suggesting && search.kind === 'found'
      ? t('search.count', {
          ingredients: search.results.ingredients.length,
          recipes: search.results.recipes.length,
        })
      : '';

  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('search.heading')}</PageHeading>
      <SectionLinks section="search" />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box role="search" sx={{ flex: 1, minWidth: 0 }}>
          <SearchField
            label={t('search.box')}
            placeholder={t('search.placeholder')}
            clearLabel={t('search.clear')}
            value={typed}
            onChange={setTyped}
            onSubmit={now}
            inputRef={box}
            inputProps={{ maxLength: 200, 'aria-keyshortcuts': '/' }}
          />
        </Box>
        <Button
          variant="outlined"
          aria-label={filtersText}
          aria-expanded={open}
          aria-controls="search-filters"
          onClick={() => setOpen(!open)}
          sx={{ gap: 1, minWidth: 56, px: { xs: 1.5, sm: 2.5 } }}
        >
          <FilterIcon />
          {/* On a phone the room is the box's: of the button's words only the number stays. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {filtersText}
          </Box>
          {filterTotal > 0 && (
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {filterTotal}
            </Box>
          )}
        </Button>
      </Box>
      <Box id="search-filters">
        <Collapse in={open} unmountOnExit>
          <SearchFilters state={state} onChange={change} hasCabinet={cabinetId !== null} />
        </Collapse>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, minHeight: 28 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(suggesting ? 'search.suggested' : 'search.results')}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {counted}
        </Typography>
      </Box>
      {failure !== null ? (
        <FailureBanner
          retry={popular.state === 'error' ? popular.retry : now}
          retryText={t('search.try-again')}
        >
          {online ? errorText(failure) : t('search.offline')}
        </FailureBanner>
      ) : hits === null ? (
        <Box sx={{ display: 'grid', gap: 1 }} aria-hidden>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} variant="rounded" height={72} />
          ))}
        </Box>
      ) : nothing ? (
        <EmptyState
          title={suggesting ? t('search.nothing') : t('search.nothing-for', { query: typed.trim() })}
        >
          <Typography color="textSecondary">{t('search.nothing-hint')}</Typography>
          {!suggesting && <WaysOn name={typed.trim()} />}
        </EmptyState>
      ) : (
        // What was found before stays as readable as it is while more is on its way: the count above says when it is there.
        <Box ref={results} aria-busy={!suggesting && search.kind === 'searching'}>
          <SearchResults hits={hits} />
        </Box>
      )}
    </Box>
  );
}
