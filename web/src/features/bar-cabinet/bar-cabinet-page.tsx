import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@cellaret/domain/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { callApi } from '#data/api-client.ts';
import { createBarCabinet, renameBarCabinet, selectedOf, useBarCabinets } from '#data/bar-cabinets.ts';
import { useOptionList } from '#data/option-lists.ts';
import { patiently } from '#data/patiently.ts';
import { savePreferences, usePreferences } from '#data/users.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AddDialog } from '#ui/shelf/add-dialog.tsx';
import type { Choice } from '#ui/shelf/choice.ts';
import { settledWithin } from '#lib/settled-within.ts';
import { showToast } from '#lib/toasts.ts';
import { NamingDialog } from '#ui/shelf/naming-dialog.tsx';
import { ShelfFailure } from '#ui/shelf/shelf-failure.tsx';
import { ShelfPicker } from '#ui/shelf/shelf-picker.tsx';
import { ShelfSkeleton } from '#ui/shelf/shelf-skeleton.tsx';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { SuggestedSection } from '#ui/shelf/suggested-section.tsx';
import { SyncNote } from '#ui/shelf/sync-note.tsx';
import { CabinetItemRow } from './cabinet-item-row.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { ingredientReasonText } from '#ui/shelf/reason-text.ts';
import { sortedItems, type Sort } from './sort-items.ts';
import { useCabinetActions, type NamedIngredient } from './use-cabinet-actions.ts';

type Open = 'nothing' | 'add' | 'create' | 'rename';

/** The bar cabinets of the signed-in user: what is there, what is in stock, what to buy next. */
export function BarCabinetPage() {
  const t = useText();
  const cabinets = useBarCabinets();
  const preferences = usePreferences();
  const types = useOptionList('ingredient_types');
  const [sort, setSort] = useState<Sort>('name');
  const [open, setOpen] = useState<Open>('nothing');

  const ready = cabinets.state === 'ready' && preferences.state === 'ready';
  const cabinet = ready ? selectedOf(cabinets.value, preferences.value.active_bar_cabinet_id) : null;
  const actions = useCabinetActions(cabinet);
  const suggestions = useLoaded(cabinet === null ? null : String(cabinet.id), (signal) =>
    patiently(() => callApi('suggestIngredients', { id: cabinet?.id ?? 0 }, undefined, { signal }), signal),
  );

  const failed = [cabinets, preferences].find((live) => live.state === 'error');
  if (failed?.state === 'error') return <ShelfFailure text={errorText(failed.error)} />;
  if (!ready) return <ShelfSkeleton />;

  const typeNames = new Map(
    (types.state === 'ready' ? types.value : []).map((type) => [type.id, type.ingredient_type_name]),
  );
  const items = cabinet === null ? [] : sortedItems(cabinet, typeNames, sort, currentLocale());
  const present = new Set(items.map((item) => item.id));

  const toChoice = (
    ingredient: NamedIngredient & { ingredient_type: { ingredient_type_name: string } },
  ): Choice<NamedIngredient> => ({
    id: ingredient.id,
    item: ingredient,
    name: ingredient.ingredient_name,
    detail: ingredient.ingredient_type.ingredient_type_name,
    picture: (
      <IngredientThumbnail
        name={ingredient.ingredient_name}
        typeName={ingredient.ingredient_type.ingredient_type_name}
      />
    ),
  });
  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  const suggestedChoices = suggested.map((ingredient) => ({
    ...toChoice(ingredient),
    reason: ingredientReasonText(ingredient, t),
  }));
  const search = async (query: string, signal: AbortSignal): Promise<Choice<NamedIngredient>[]> => {
    const hits = await callApi('searchIngredients', {}, { query }, { signal });
    return hits.map(toChoice);
  };

  const name = async (given: string): Promise<void> => {
    const saved =
      open === 'rename' && cabinet !== null
        ? renameBarCabinet(preferences.value, cabinet.id, given)
        : createBarCabinet(preferences.value, given).saved;
    await settledWithin(saved, (failure) => showToast(errorText(failure), { tone: 'error' }));
    setOpen('nothing');
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880, mx: 'auto', width: '100%' }}>
      <PageHeading>{t('bar-cabinet.title')}</PageHeading>
      <ShelfPicker
        id="bar-cabinet"
        label={t('bar-cabinet.cabinet')}
        shelves={cabinets.value.map((one) => ({ id: one.id, name: one.bar_cabinet_name }))}
        selectedId={cabinet?.id ?? null}
        onSelect={(id) => {
          savePreferences(preferences.value, { active_bar_cabinet_id: id }).catch((failure: unknown) =>
            showToast(errorText(failure), { tone: 'error' }),
          );
        }}
        onAddNew={() => setOpen('create')}
        onEdit={() => setOpen('rename')}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setOpen(cabinet === null ? 'create' : 'add')}
        >
          {t('bar-cabinet.add-ingredient')}
        </Button>
        <SortSelect
          value={sort}
          options={[
            { value: 'name', label: t('bar-cabinet.sort.name') },
            { value: 'type', label: t('bar-cabinet.sort.type') },
          ]}
          onChange={setSort}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.5 }}>
        <Button size="small" component={RouterLink} to={PATHS.whatCanIMake}>
          {t('bar-cabinet.what-can-i-make')}
        </Button>
      </Box>
      <SyncNote pending={cabinets.pending} />
      {items.length === 0 ? (
        <EmptyState title={t('bar-cabinet.empty')} />
      ) : (
        <Box
          component="ul"
          aria-label={t('bar-cabinet.items')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {items.map((item) => (
            <CabinetItemRow key={item.id} item={item} onToggle={actions.toggle} onRemove={actions.remove} />
          ))}
        </Box>
      )}
      {cabinet !== null && (
        <SuggestedSection
          suggestions={suggestions}
          choices={suggestedChoices}
          added={present}
          onAdd={actions.add}
        />
      )}
      {open === 'add' && (
        <AddDialog
          title={t('bar-cabinet.add-ingredient')}
          placeholder={t('bar-cabinet.search')}
          onClose={() => setOpen('nothing')}
          suggestions={suggestions.state === 'loading' ? null : suggestedChoices}
          search={search}
          added={present}
          onAdd={actions.add}
          failureText={errorText}
          nothingSuggested={t('bar-cabinet.nothing-suggested')}
        />
      )}
      {(open === 'create' || open === 'rename') && (
        <NamingDialog
          current={open === 'rename' ? (cabinet?.bar_cabinet_name ?? null) : null}
          onCancel={() => setOpen('nothing')}
          onName={name}
          failureText={errorText}
        />
      )}
    </Box>
  );
}
