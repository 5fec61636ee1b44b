import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@cellaret/domain/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { callApi } from '#data/api-client.ts';
import { selectedOf } from '#data/bar-cabinets.ts';
import { createMenu, renameMenu, useMenus } from '#data/menus.ts';
import { patiently } from '#data/patiently.ts';
import { useStock } from '#data/stock.ts';
import { savePreferences, usePreferences } from '#data/users.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { settledWithin } from '#lib/settled-within.ts';
import { showToast } from '#lib/toasts.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AddDialog } from '#ui/shelf/add-dialog.tsx';
import type { Choice } from '#ui/shelf/choice.ts';
import { NamingDialog } from '#ui/shelf/naming-dialog.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfFailure } from '#ui/shelf/shelf-failure.tsx';
import { ShelfPicker } from '#ui/shelf/shelf-picker.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { ShelfSkeleton } from '#ui/shelf/shelf-skeleton.tsx';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { SuggestedSection } from '#ui/shelf/suggested-section.tsx';
import { SyncNote } from '#ui/shelf/sync-note.tsx';
import { MenuItemNote } from './menu-item-note.tsx';
import { useMenuCards, useMissingNames } from './use-menu-cards.ts';
import { recipeReasonText } from './reason-text.ts';
import { sortedRecipes } from './sort-recipes.ts';
import { useMenuActions } from './use-menu-actions.ts';

interface NamedRecipe {
  id: number;
  recipe_name: string;
  ingredient_names: string[];
  look: unknown;
  cover: string | null;
}

const toChoice = (recipe: NamedRecipe): Choice<NamedRecipe> => ({
  id: recipe.id,
  item: recipe,
  name: recipe.recipe_name,
  detail: recipe.ingredient_names.join(', '),
  picture: <RecipeThumbnail look={recipe.look} cover={recipe.cover} />,
});

type Open = 'nothing' | 'add' | 'create' | 'rename';

/** The menus of the signed-in user: the recipes they keep, and what else would fit. */
export function MenuPage() {
  const t = useText();
  const menus = useMenus();
  const preferences = usePreferences();
  const [open, setOpen] = useState<Open>('nothing');

  const ready = menus.state === 'ready' && preferences.state === 'ready';
  const menu = ready ? selectedOf(menus.value, preferences.value.active_menu_id) : null;
  const actions = useMenuActions(menu);
  const suggestions = useLoaded(menu === null ? null : String(menu.id), (signal) =>
    patiently(() => callApi('suggestRecipes', { id: menu?.id ?? 0 }, undefined, { signal }), signal),
  );

  const stock = useStock();
  const cards = useMenuCards(menu);
  const missingNames = useMissingNames(cards.values(), stock);

  const failed = [menus, preferences].find((live) => live.state === 'error');
  if (failed?.state === 'error') return <ShelfFailure text={errorText(failed.error)} />;
  if (!ready) return <ShelfSkeleton />;

  const items = menu === null ? [] : sortedRecipes(menu, currentLocale());
  const present = new Set(items.map((item) => item.id));
  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  const suggestedChoices = suggested.map((recipe) => ({
    ...toChoice(recipe),
    reason: recipeReasonText(recipe, t),
  }));
  const search = async (query: string, signal: AbortSignal): Promise<Choice<NamedRecipe>[]> => {
    const hits = await callApi('searchRecipes', {}, { query }, { signal });
    return hits.map(toChoice);
  };

  const name = async (given: string): Promise<void> => {
    const saved =
      open === 'rename' && menu !== null
        ? renameMenu(preferences.value, menu.id, given)
        : createMenu(preferences.value, given).saved;
    await settledWithin(saved, (failure) => showToast(errorText(failure), { tone: 'error' }));
    setOpen('nothing');
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880, mx: 'auto', width: '100%' }}>
      <PageHeading>{t('menu.title')}</PageHeading>
      <ShelfPicker
        id="menu"
        label={t('menu.menu')}
        shelves={menus.value.map((one) => ({ id: one.id, name: one.menu_name }))}
        selectedId={menu?.id ?? null}
        onSelect={(id) => {
          savePreferences(preferences.value, { active_menu_id: id }).catch((failure: unknown) =>
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
          onClick={() => setOpen(menu === null ? 'create' : 'add')}
        >
          {t('menu.add-recipe')}
        </Button>
        <SortSelect
          value="name"
          options={[{ value: 'name', label: t('bar-cabinet.sort.name') }]}
          onChange={() => undefined}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.5 }}>
        <Button size="small" component={RouterLink} to={PATHS.whatCanIMake}>
          {t('bar-cabinet.what-can-i-make')}
        </Button>
        <Button size="small" component={RouterLink} to={PATHS.recipes}>
          {t('menu.all-recipes')}
        </Button>
      </Box>
      <SyncNote pending={menus.pending} />
      {items.length === 0 ? (
        <EmptyState title={t('menu.empty')} />
      ) : (
        <Box
          component="ul"
          aria-label={t('menu.items')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {items.map((item) => (
            <ShelfRow
              key={item.id}
              picture={<RecipeThumbnail look={cards.get(item.id)?.look} cover={cards.get(item.id)?.cover} />}
              name={
                <Link component={RouterLink} to={PATHS.recipe(item.id)} color="inherit" underline="hover">
                  {item.name}
                </Link>
              }
              note={<MenuItemNote card={cards.get(item.id)} stock={stock} names={missingNames} />}
              actions={<RowMenu name={item.name} onRemove={() => actions.remove(item.id)} />}
            />
          ))}
        </Box>
      )}
      {menu !== null && (
        <SuggestedSection
          suggestions={suggestions}
          choices={suggestedChoices}
          added={present}
          onAdd={actions.add}
        />
      )}
      {open === 'add' && (
        <AddDialog
          title={t('menu.add-recipes')}
          placeholder={t('menu.search')}
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
          current={open === 'rename' ? (menu?.menu_name ?? null) : null}
          onCancel={() => setOpen('nothing')}
          onName={name}
          failureText={errorText}
        />
      )}
    </Box>
  );
}
