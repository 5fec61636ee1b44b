import { BAR_CABINETS } from '@cellaret/domain/shelf';
import { useCallback, useMemo, useState } from 'react';
import { callApi } from '#data/api/client.ts';
import { useWithoutDeleted } from '#data/collections/deletions.ts';
import { useOptionList } from '#data/collections/option-lists.ts';
import { savePreferences, usePreferences } from '#data/collections/preferences.ts';
import { useSeenCards } from '#data/collections/seen-cards.ts';
import { useShelfDeletion } from '#data/collections/shelf-deletion.ts';
import {
  createShelf,
  mendShelfEntry,
  renameShelf,
  selectedOf,
  useShelves,
} from '#data/collections/shelves.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames, type ReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/paths.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { useReading } from '#lib/use-reading.ts';
import { useRepairs } from '#lib/use-repairs.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { Choice } from '#ui/shelf/choice.ts';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { ingredientReasonText } from '#ui/shelf/reason-text.ts';
import { ShelfPage } from '#ui/shelf/shelf-page.tsx';
import { ShelfSkeleton } from '#ui/shelf/shelf-skeleton.tsx';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { CabinetItemRow } from './cabinet-item-row.tsx';
import { sortedItems, type Sort } from './sort-items.ts';
import { staleEntries } from './stale-entries.ts';
import { useCabinetActions, type NamedIngredient } from './use-cabinet-actions.ts';

const toChoice = (
  ingredient: NamedIngredient & { ingredient_type: { id: number; ingredient_type_name: string } },
  { nameOf }: ReferenceNames,
): Choice<NamedIngredient> => ({
  id: ingredient.id,
  item: ingredient,
  name: ingredient.ingredient_name,
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

/** The bar cabinets of the signed-in user: what is there, what is in stock, what to buy next. */
export function BarCabinetPage() {
  const t = useText();
  const names = useReferenceNames();
  const search = useCallback(
    async (query: string, signal: AbortSignal) => {
      const hits = await callApi('searchIngredients', {}, { query }, { signal });
      return hits.map((hit) => toChoice(hit, names));
    },
    [names],
  );
  const cabinets = useShelves(BAR_CABINETS);
  const shelves = useWithoutDeleted('bar_cabinet', cabinets.state === 'ready' ? cabinets.value : []);
  const deleteShelf = useShelfDeletion(BAR_CABINETS, 'bar_cabinet');
  const preferences = usePreferences();
  const types = useOptionList('ingredient_types');
  const [sort, setSort] = useState<Sort>('name');

  const reading = useReading(
    preferences.state === 'ready' ? cabinets : preferences,
    cabinets.state === 'ready' && cabinets.value.length === 0,
  );
  const ready = cabinets.state === 'ready' && preferences.state === 'ready';
  const cabinet = ready ? selectedOf(shelves, preferences.value.active_bar_cabinet_id) : null;
  const actions = useCabinetActions(cabinet);
  // The API knows only what has reached the server: it is asked about a new one once that is there.
  const settled = useSettled(cabinet?.id ?? null, cabinets.state === 'ready' && cabinets.pending);
  const suggestions = useLoaded(
    cabinet === null || settled !== cabinet.id ? null : ['suggested ingredients', cabinet.id],
    (signal) => callApi('suggestIngredients', { id: cabinet?.id ?? 0 }, undefined, { signal }),
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
    cabinet === null
      ? []
      : staleEntries(cabinet, cards.values()).map(({ id, now }) => ({
          key: `${cabinet.id} ${id} ${now.ingredient_name} ${now.ingredient_type_id}`,
          run: () => mendShelfEntry(BAR_CABINETS, cabinet.id, id, now),
        })),
  );

  if (reading === 'unread' && !ready) return <UnreadNotice retry={() => location.reload()} />;
  if (!ready) return <ShelfSkeleton />;

  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  return (
    <ShelfPage
      id="bar-cabinet"
      title={t('section.cabinet')}
      section="ingredients"
      pickerLabel={t('bar-cabinet.cabinet')}
      shelves={shelves.map((one) => ({ id: one.id, name: one.bar_cabinet_name }))}
      selected={cabinet && { id: cabinet.id, name: cabinet.bar_cabinet_name }}
      onSelect={(id) => savePreferences(preferences.value, { active_bar_cabinet_id: id })}
      onCreate={(name) => createShelf(BAR_CABINETS, preferences.value, name).saved}
      onRename={(name) => renameShelf(BAR_CABINETS, preferences.value, cabinet?.id ?? 0, name)}
      onDelete={() => cabinet && deleteShelf(cabinet)}
      addText={t('bar-cabinet.add-ingredient')}
      sort={
        <SortSelect
          value={sort}
          options={[
            { value: 'name', label: t('bar-cabinet.sort.name') },
            { value: 'type', label: t('bar-cabinet.sort.type') },
          ]}
          onChange={setSort}
        />
      }
      pending={cabinets.pending}
      reading={reading}
      emptyText={t('bar-cabinet.empty')}
      listLabel={t('bar-cabinet.items')}
      items={items}
      row={(item, remove) => <CabinetItemRow item={item} onToggle={actions.toggle} onRemove={remove} />}
      onSeen={see}
      onRemove={actions.remove}
      suggestions={suggestions}
      choices={suggested.map((ingredient) => ({
        ...toChoice(ingredient, names),
        reason: ingredientReasonText(ingredient, t),
      }))}
      dialogTitle={t('bar-cabinet.add-ingredient')}
      placeholder={t('bar-cabinet.search')}
      search={search}
      onAdd={actions.add}
      create={{ to: PATHS.createIngredientNamed, text: t('bar-cabinet.create') }}
    />
  );
}
