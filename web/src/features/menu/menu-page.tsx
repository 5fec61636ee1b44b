import { MENUS } from '@cellaret/domain/shelf';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '#data/api/client.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { useWithoutDeleted } from '#data/collections/deletions.ts';
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
import { joinedNames } from '#lib/joined-names.ts';
import { PATHS } from '#lib/paths.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { useReading } from '#lib/use-reading.ts';
import { useRepairs } from '#lib/use-repairs.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { Choice } from '#ui/shelf/choice.ts';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfPage } from '#ui/shelf/shelf-page.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { ShelfSkeleton } from '#ui/shelf/shelf-skeleton.tsx';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { MenuItemNote } from './menu-item-note.tsx';
import { recipeReasonText } from './reason-text.ts';
import { sortedRecipes } from './sort-recipes.ts';
import { staleEntries } from './stale-entries.ts';
import { useMenuActions } from './use-menu-actions.ts';
import { useMissingNames } from './use-missing-names.ts';

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
  detail: joinedNames(recipe.ingredient_names),
  picture: <RecipeThumbnail look={recipe.look} cover={recipe.cover} />,
});

const search = async (query: string, signal: AbortSignal): Promise<Choice<NamedRecipe>[]> => {
  const hits = await callApi('searchRecipes', {}, { query }, { signal });
  return hits.map(toChoice);
};

/** The menus of the signed-in user: the recipes they keep, and what else would fit. */
export function MenuPage() {
  const t = useText();
  const menus = useShelves(MENUS);
  const shelves = useWithoutDeleted('menu', menus.state === 'ready' ? menus.value : []);
  const deleteShelf = useShelfDeletion(MENUS, 'menu');
  const preferences = usePreferences();

  const reading = useReading(
    preferences.state === 'ready' ? menus : preferences,
    menus.state === 'ready' && menus.value.length === 0,
  );
  const ready = menus.state === 'ready' && preferences.state === 'ready';
  const menu = ready ? selectedOf(shelves, preferences.value.active_menu_id) : null;
  const actions = useMenuActions(menu);
  // The API knows only what has reached the server: it is asked about a new one once that is there.
  const settled = useSettled(menu?.id ?? null, menus.state === 'ready' && menus.pending);
  const suggestions = useLoaded(
    menu === null || settled !== menu.id ? null : ['suggested recipes', menu.id],
    (signal) => callApi('suggestRecipes', { id: menu?.id ?? 0 }, undefined, { signal }),
  );
  const stock = useStock();
  const items = useMemo(() => (menu === null ? [] : sortedRecipes(menu, currentLocale())), [menu]);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const { cards, see } = useSeenCards('recipe', ids);
  const missingNames = useMissingNames(cards.values(), stock);
  useRepairs(
    menu === null
      ? []
      : staleEntries(menu, cards.values()).map(({ id, name }) => ({
          key: `${menu.id} ${id} ${name}`,
          run: () => mendShelfEntry(MENUS, menu.id, id, { recipe_name: name }),
        })),
  );

  if (reading === 'unread' && !ready) return <UnreadNotice retry={() => location.reload()} />;
  if (!ready) return <ShelfSkeleton />;

  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  return (
    <ShelfPage
      id="menu"
      title={t('section.menu')}
      section="recipes"
      pickerLabel={t('menu.menu')}
      shelves={shelves.map((one) => ({ id: one.id, name: one.menu_name }))}
      selected={menu && { id: menu.id, name: menu.menu_name }}
      onSelect={(id) => savePreferences(preferences.value, { active_menu_id: id })}
      onCreate={(name) => createShelf(MENUS, preferences.value, name).saved}
      onRename={(name) => renameShelf(MENUS, preferences.value, menu?.id ?? 0, name)}
      onDelete={() => menu && deleteShelf(menu)}
      addText={t('menu.add-recipe')}
      sort={
        <SortSelect
          value="name"
          options={[{ value: 'name', label: t('bar-cabinet.sort.name') }]}
          onChange={() => undefined}
        />
      }
      pending={menus.pending}
      reading={reading}
      emptyText={t('menu.empty')}
      listLabel={t('menu.items')}
      items={items}
      row={(item, remove) => (
        <ShelfRow
          picture={<RecipeThumbnail look={cards.get(item.id)?.look} cover={cards.get(item.id)?.cover} />}
          name={
            <Link component={RouterLink} to={PATHS.recipe(item.id)} color="inherit" underline="hover">
              {item.name}
            </Link>
          }
          note={<MenuItemNote card={cards.get(item.id)} stock={stock} names={missingNames} />}
          actions={<RowMenu name={item.name} onRemove={remove} />}
        />
      )}
      onSeen={see}
      onRemove={actions.remove}
      suggestions={suggestions}
      choices={suggested.map((recipe) => ({ ...toChoice(recipe), reason: recipeReasonText(recipe, t) }))}
      dialogTitle={t('menu.add-recipes')}
      placeholder={t('menu.search')}
      search={search}
      onAdd={actions.add}
      create={{ to: PATHS.createRecipeNamed, text: t('menu.create') }}
    />
  );
}
