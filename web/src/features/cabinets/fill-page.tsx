import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useChosenShelf } from '#data/cabinets/chosen-shelf.ts';
import { addBottles, type Bottle } from '#data/cabinets/shelves.ts';
import { useCatalogueOrReason } from '#data/catalogue/catalogue.ts';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { makeableOf, opensOf } from '#data/catalogue/makeable.ts';
import { inStock } from '#data/catalogue/stock.ts';
import { loadSearchHere } from '#data/catalogue/use-search-here.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { dropFormDraft, readFormDraft, writeFormDraft } from '#data/session/form-drafts.ts';
import { useMayChange, useShownBar } from '#data/session/place.ts';
import { dropKeptBar, keptBar } from '#lib/browser/kept-bar.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { createIngredientHere } from '#ui/form/create-here.ts';
import { BeingMade, EmptyState } from '#ui/kit/empty-state.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ViewerNotice } from '#ui/shelf/viewer-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { BottleGroupSection } from './bottle-group-section.tsx';
import { type BottleGroup, bottleGroups, groupsFound } from './bottle-groups.ts';
import { FillBar } from './fill-bar.tsx';

type Chosen = Pick<ReturnType<typeof useChosenShelf>, 'create'> & { shelf: { id: number } | null };

/**
 * Puts bottles into the chosen cabinet, in stock; begins one where there is none. Everything is there at once
 * and sent in this order, with or without a network; what the server refuses goes again and says why.
 */
function useBottlesAdded({ shelf, create }: Chosen): (bottles: readonly Bottle[]) => void {
  const t = useText();
  return (bottles) => {
    if (shelf) addBottles(shelf.id, bottles, showFailure);
    else
      create(t('bar-cabinet.fill.cabinet-name'), (id) => addBottles(id, bottles, showFailure)).catch(
        showFailure,
      );
  };
}

const DRAFT = 'bottles';
const ids = z.array(z.int());

const writeTicks = (values: number[]): void =>
  writeFormDraft(DRAFT, { values, version: null, names: new Map() });

/** Those of an earlier visit, and those from before there was an account, which become part of them. */
function firstTicks(): readonly number[] {
  const earlier = readFormDraft(DRAFT, ids)?.values ?? [];
  const kept = keptBar();
  if (kept === null) return earlier;
  const all = [...new Set([...earlier, ...kept])];
  writeTicks(all);
  dropKeptBar();
  return all;
}

/** Ticked ingredients in the order of ticking; stored like a form's draft, so that a reload loses nothing. */
function useTicks() {
  const [ticked, setTicked] = useState(firstTicks);
  const keep = (next: number[]): void => {
    setTicked(next);
    if (next.length === 0) dropFormDraft(DRAFT);
    else writeTicks(next);
  };
  return {
    ticked,
    toggle: (id: number): void =>
      keep(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]),
    /** Forgets what is kept: it stands in the cabinet now, or is not wanted. */
    drop: (): void => dropFormDraft(DRAFT),
  };
}

/** `/bar-cabinet/fill`: everything one may own, by type, to be ticked in one go. */
export function FillPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  const mayChange = useMayChange();
  const bar = useShownBar();
  const ticks = useTicks();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('bar-cabinet.fill.title')}</PageHeading>
      <Typography color="textSecondary">
        {t('bar-cabinet.fill.text')} <TextLink to={PATHS.home}>{t('bar-cabinet.fill.skip')}</TextLink>
      </Typography>
      {mayChange ? <OfCatalogue key={attempt} again={again} ticks={ticks} /> : <ViewerNotice bar={bar} />}
    </Box>
  );
}

type Ticks = ReturnType<typeof useTicks>;

function OfCatalogue({ again, ticks }: { again: () => void; ticks: Ticks }) {
  const t = useText();
  const live = useCatalogueOrReason();
  // Their names are the headings.
  const types = useOptionList('ingredient_types');
  const found = live.state === 'ready' ? live.value : null;
  const catalogue = typeof found === 'string' ? null : found;
  const reading = useReading(live, catalogue === null);
  if (catalogue && types.state !== 'loading') return <Bottles catalogue={catalogue} ticks={ticks} />;
  if (catalogue || reading === 'waiting') return <Skeleton variant="rounded" height={480} />;
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (found === 'being-made') return <BeingMade text={t('bar-cabinet.fill.being-made')} />;
  return (
    <EmptyState
      title={t('bar-cabinet.fill.too-large')}
      action={
        <Button variant="contained" component={Link} to={PATHS.barCabinet}>
          {t('bar-cabinet.fill.to-cabinet')}
        </Button>
      }
    />
  );
}

const NOTHING: ReadonlySet<number> = new Set();

/**
 * The bottles that words ask for; null without words, and until the search, which knows other names and is
 * read where somebody types, can say.
 */
function useFoundBottles(groups: readonly BottleGroup[], query: string, catalogue: CompactCatalogue) {
  const search = useLoaded(query === '' ? null : ['bottles meant'], loadSearchHere, {
    freshMs: Number.POSITIVE_INFINITY,
  });
  const meantBy = search.state === 'ready' ? search.value.ingredientsMeant : null;
  const found = useMemo(
    () => (query === '' ? null : groupsFound(groups, query, meantBy?.(catalogue, query) ?? NOTHING)),
    [catalogue, groups, meantBy, query],
  );
  return found?.isCalled || search.state !== 'loading' ? found : null;
}

function Bottles({ catalogue, ticks }: { catalogue: CompactCatalogue; ticks: Ticks }) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { nameOf } = useReferenceNames();
  const types = useOptionList('ingredient_types');
  const chosen = useChosenShelf(BAR_CABINETS, 'bar_cabinet');
  const { shelf: cabinet } = chosen;
  const { ticked, toggle, drop } = ticks;
  const addBottles = useBottlesAdded(chosen);
  const [query, setQuery] = useState('');
  const substitutionRules = useSubstitutionRules(cabinet, catalogue);
  /** Ingredients created here: the catalogue has them a moment later. */
  const [made, setMade] = useState<ReadonlyMap<number, { name: string; typeId: number }>>(new Map());

  const inCabinet = useMemo(() => (cabinet ? new Set(inStock(cabinet)) : NOTHING), [cabinet]);
  // By the cabinet, not by the ticks: rows must not move under the thumb that ticks them.
  const groups = useMemo(() => {
    const opens = opensOf(catalogue, [...inCabinet], substitutionRules);
    return bottleGroups(catalogue, new Set(substitutionRules?.staple_ids), locale, opens);
  }, [catalogue, inCabinet, substitutionRules, locale]);
  const words = query.trim();
  const isSearched = words !== '';
  const found = useFoundBottles(groups, words, catalogue);
  const shown = isSearched ? found?.groups : groups;
  const wanted = useMemo(
    () =>
      new Set(ticked.filter((id) => !inCabinet.has(id) && (catalogue.ingredients.has(id) || made.has(id)))),
    [catalogue, inCabinet, made, ticked],
  );
  const stock = useDeferredValue(useMemo(() => [...inCabinet, ...wanted], [inCabinet, wanted]));
  const drinks = useMemo(
    () => (stock.length === 0 ? 0 : makeableOf(catalogue, stock, substitutionRules).length),
    [catalogue, stock, substitutionRules],
  );

  const titleOf = (typeId: number): string => {
    const stored = types.state === 'ready' ? types.value.find(({ id }) => id === typeId) : undefined;
    return stored ? nameOf('ingredient_types', typeId, stored.ingredient_type_name) : '…';
  };
  const createBottle = async (): Promise<void> => {
    const bottle = await createIngredientHere(words);
    if (bottle === null) return;
    const { id, ingredient_name: name, ingredient_type: type } = bottle;
    setMade((known) => new Map(known).set(id, { name, typeId: type.id }));
    toggle(id);
    setQuery('');
  };
  const add = (): void => {
    addBottles(
      [...wanted].flatMap((id) => {
        const known = catalogue.ingredients.get(id);
        const { name, typeId } = made.get(id) ?? { name: known?.name, typeId: known?.ingredient_type_id };
        return name === undefined || typeId === undefined || typeId === null ? [] : [{ id, name, typeId }];
      }),
    );
    drop();
    showToast(t('bar-cabinet.fill.done', { count: wanted.size }));
    void navigate(PATHS.whatCanIMake);
  };

  if (groups.length === 0)
    return (
      <EmptyState
        title={t('bar-cabinet.fill.empty')}
        action={
          <Button variant="contained" component={Link} to={PATHS.createIngredient}>
            {t('bar-cabinet.fill.create')}
          </Button>
        }
      />
    );
  return (
    <>
      <SearchField
        label={t('bar-cabinet.fill.search')}
        placeholder={t('bar-cabinet.fill.search')}
        value={query}
        onChange={setQuery}
        clearLabel={t('bar-cabinet.search-clear')}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        {shown?.map((group) => (
          <BottleGroupSection
            key={group.typeId}
            group={group}
            title={titleOf(group.typeId)}
            ticked={wanted}
            inCabinet={inCabinet}
            onToggle={toggle}
            whole={isSearched}
          />
        ))}
      </Box>
      {found && !found.isCalled && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          {found.groups.length === 0 && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t('bar-cabinet.nothing-found', { query })}
            </Typography>
          )}
          <Button variant="outlined" onClick={() => void createBottle()} sx={{ overflowWrap: 'anywhere' }}>
            {t('bar-cabinet.create-named', { name: words })}
          </Button>
        </Box>
      )}
      <FillBar bottles={wanted.size} drinks={drinks} onAdd={add} />
    </>
  );
}
