import type { BarCabinet, BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import type { ReferenceNames } from '@cellaret/drawings/reference-names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { callApi } from '#data/api/call-api.ts';
import { useBars } from '#data/bars/bars.ts';
import { useChosenShelf } from '#data/cabinets/chosen-shelf.ts';
import { saveShelfEntry } from '#data/cabinets/shelves.ts';
import { useSeenCards } from '#data/catalogue/seen-cards.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useShownBar } from '#data/session/place.ts';
import { useKeptChoice } from '#lib/hooks/use-kept-choice.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useRepairs } from '#lib/hooks/use-repairs.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { createIngredientHere } from '#ui/form/create-here.ts';
import { CheckIcon, SearchIcon } from '#ui/icons/door.tsx';
import { PeopleIcon } from '#ui/icons/things.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { ingredientReasonText } from '#ui/shelf/ingredient-reason.ts';
import { ShelfBar } from '#ui/shelf/shelf-bar.tsx';
import { ShelfContents } from '#ui/shelf/shelf-contents.tsx';
import { EmptyShelf, ShelfColumns, ShelfPage } from '#ui/shelf/shelf-page.tsx';
import type { Choice } from '#ui/shelf/shelf-types.ts';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { IngredientThumbnail } from '#ui/shelf/thumbnails.tsx';
import { useShelfParts } from '#ui/shelf/use-shelf-parts.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Bottle } from './bottle/bottle-dialog.tsx';
import { CabinetItemRow, CabinetItemTile } from './cabinet-item-row.tsx';
import { type CabinetItem, sortedItems, SORTS, staleEntries } from './cabinet-items.ts';
import { CabinetSummary } from './cabinet-summary.tsx';
import { type NamedIngredient, useCabinetActions } from './use-cabinet-actions.ts';

// With Material's slider.
const BottleDialog = lazyDialog(async () => (await import('./bottle/bottle-dialog.tsx')).BottleDialog);

const toChoice = (
  ingredient: NamedIngredient & { ingredient_type: { id: number; ingredient_type_name: string } },
  { nameOf }: ReferenceNames,
): Choice<NamedIngredient> => ({
  id: ingredient.id,
  item: ingredient,
  name: ingredientLabel(ingredient.ingredient_name),
  detail: nameOf(
    'ingredient_types',
    ingredient.ingredient_type.id,
    ingredient.ingredient_type.ingredient_type_name,
  ),
  picture: (
    <IngredientThumbnail
      name={ingredient.ingredient_name}
      typeName={ingredient.ingredient_type.ingredient_type_name}
    />
  ),
});

const wordsOf = ({ name, typeText }: CabinetItem): string => `${name} ${typeText}`;

/** The bar cabinets of the signed-in user: what is there, what is in stock, what to buy next. */
export function BarCabinetPage() {
  const t = useText();
  const navigate = useNavigate();
  const names = useReferenceNames();
  const search = useCallback(
    async (query: string, signal: AbortSignal) => {
      const hits = await callApi('searchIngredients', {}, { query }, { signal });
      return hits.map((hit) => toChoice(hit, names));
    },
    [names],
  );
  const chosen = useChosenShelf(BAR_CABINETS, 'bar_cabinet');
  // From a bar, the header leads there.
  const isHome = useShownBar() === null;
  const bars = useBars();
  const { shelf: cabinet, savedId } = chosen;
  const types = useOptionList('ingredient_types');
  const [sort, setSort] = useKeptChoice('cabinet', SORTS);
  const actions = useCabinetActions(cabinet);
  const [bottle, setBottle] = useState<Bottle | null>(null);
  const suggestions = useLoaded(savedId === null ? null : ['suggested ingredients', savedId], (signal) =>
    callApi('suggestIngredients', { id: savedId ?? 0 }, undefined, { signal }),
  );
  const typeList = types.state === 'ready' ? types.value : null;
  const items = useMemo(() => {
    const typeNames = new Map(
      (typeList ?? []).map(({ id, ingredient_type_name: stored }) => [
        id,
        { stored, shown: names.nameOf('ingredient_types', id, stored) },
      ]),
    );
    return cabinet === null ? [] : sortedItems(cabinet, typeNames, sort, currentLocale());
  }, [cabinet, names, sort, typeList]);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const { cards, see } = useSeenCards('ingredient', ids);
  useRepairs(
    cabinet === null || !chosen.mayChange
      ? []
      : staleEntries(cabinet, cards.values()).map(({ id, now }) => ({
          key: `${cabinet.id} ${id} ${now.ingredient_name} ${now.ingredient_type_id}`,
          run: () => saveShelfEntry(BAR_CABINETS, cabinet.id, id, now),
        })),
  );

  const isGrouped = sort === 'type' && typeList !== null;
  const otherType = t('bar-cabinet.other-type');
  const groupOf = useMemo(
    () => (isGrouped ? ({ typeText }: CabinetItem) => typeText || otherType : undefined),
    [isGrouped, otherType],
  );
  const leadsTo = (text: string, icon: ReactNode, to: string) => ({
    text,
    icon,
    run: () => void navigate(to),
  });
  const bottleOf = (of: BarCabinet, item: CabinetItem, onRemove: () => void) => ({
    item,
    entry: of.items[String(item.id)],
    isGrouped,
    mayChange: chosen.mayChange,
    onToggle: actions.toggle,
    onOpenBottle: (entry: BarCabinetEntry) => setBottle({ cabinetId: of.id, ingredientId: item.id, entry }),
    onRemove,
  });
  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  const shelf = useShelfParts<NamedIngredient>({
    texts: {
      id: 'bar-cabinet',
      title: t('section.cabinet'),
      picker: t('bar-cabinet.cabinet'),
      list: t('bar-cabinet.items'),
      find: t('bar-cabinet.find'),
      empty: t('bar-cabinet.empty'),
      addButton: t('bar-cabinet.add-ingredient'),
      addTitle: t('bar-cabinet.add-ingredient'),
      placeholder: t('bar-cabinet.search'),
      create: (name) => t('bar-cabinet.create-named', { name }),
    },
    chosen,
    filling: {
      suggestions,
      choices: suggested.map((ingredient) => ({
        ...toChoice(ingredient, names),
        reason: ingredientReasonText(ingredient, t),
      })),
      search,
      add: actions.add,
      remove: actions.remove,
      create: {
        here: (name) =>
          void createIngredientHere(name).then((made) => {
            if (made) actions.add(made);
          }),
      },
    },
    ids,
  });
  const isEmpty = items.length === 0;
  return (
    <>
      <ShelfPage shelf={shelf}>
        <ShelfBar
          shelf={shelf}
          quiet={isEmpty}
          summary={!isEmpty && <CabinetSummary items={items} />}
          tools={
            <>
              {!isEmpty && (
                <SortSelect
                  label={t('bar-cabinet.sort')}
                  value={sort}
                  options={[
                    { value: 'name', label: t('bar-cabinet.sort.name') },
                    { value: 'type', label: t('bar-cabinet.sort.type') },
                  ]}
                  onChange={setSort}
                />
              )}
              {chosen.selected && (
                <MoreMenu
                  label={t('bar-cabinet.more', { name: chosen.selected.name })}
                  others={[
                    ...(chosen.mayChange
                      ? [leadsTo(t('bar-cabinet.fill.title'), <CheckIcon />, PATHS.fillBarCabinet)]
                      : []),
                    ...(isEmpty
                      ? []
                      : [{ text: t('bar-cabinet.find'), icon: <SearchIcon />, run: shelf.find }]),
                    ...(isHome && savedId !== null
                      ? [leadsTo(t('bar-cabinet.share'), <PeopleIcon />, PATHS.barsFor(savedId))]
                      : []),
                  ]}
                />
              )}
            </>
          }
        />
        <ShelfColumns shelf={shelf}>
          {isEmpty ? (
            <EmptyShelf
              shelf={shelf}
              action={
                <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
                  <Button variant="contained" component={Link} to={PATHS.fillBarCabinet}>
                    {t('bar-cabinet.fill.title')}
                  </Button>
                  {/* A cabinet that moved into a bar is not lost. */}
                  {isHome &&
                    cabinet === null &&
                    bars.state === 'ready' &&
                    bars.value.map(({ id, bar_name: name }) => (
                      <TextLink key={id} to={PATHS.bar(id)}>
                        {t('bar-cabinet.empty.shared', { name })}
                      </TextLink>
                    ))}
                </Box>
              }
            />
          ) : (
            <ShelfContents
              shelf={shelf}
              items={items}
              wordsOf={wordsOf}
              groupOf={groupOf}
              row={(item, remove) => cabinet && <CabinetItemRow {...bottleOf(cabinet, item, remove)} />}
              tile={(item, remove, group) =>
                cabinet && <CabinetItemTile {...bottleOf(cabinet, item, remove)} group={group} />
              }
              onSeen={see}
            />
          )}
        </ShelfColumns>
      </ShelfPage>
      {/* In none of the rows: they come and go with the width of the window, and what is typed stays. */}
      {bottle && <BottleDialog {...bottle} onClose={() => setBottle(null)} />}
    </>
  );
}
