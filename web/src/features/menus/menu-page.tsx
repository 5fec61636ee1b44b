import type { SuggestedRecipe } from '@cellaret/domain/api/answers';
import { MENUS } from '@cellaret/domain/cabinets/shelf';
import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import type { Menu, MenuEntry } from '@cellaret/domain/menus/menu';
import { useMemo } from 'react';
import { callApi } from '#data/api/call-api.ts';
import { useChosenShelf } from '#data/cabinets/chosen-shelf.ts';
import { saveShelfEntry } from '#data/cabinets/shelves.ts';
import { fetchCards, knownCards } from '#data/catalogue/cards.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import { useSeenCards } from '#data/catalogue/seen-cards.ts';
import { missingFrom, type Stock, useStock } from '#data/catalogue/stock.ts';
import { useHearts } from '#data/people/marks.ts';
import { answeredAvailability } from '#lib/availability.ts';
import { announce } from '#lib/browser/announcer.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useRepairs } from '#lib/hooks/use-repairs.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabels } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { ShelfBar } from '#ui/shelf/shelf-bar.tsx';
import { ShelfContents } from '#ui/shelf/shelf-contents.tsx';
import { EmptyShelf, ShelfColumns, ShelfPage } from '#ui/shelf/shelf-page.tsx';
import type { Choice } from '#ui/shelf/shelf-types.ts';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { useShelfParts } from '#ui/shelf/use-shelf-parts.ts';
import { GuestsNote, MenuMore } from './menu-more.tsx';
import { sortedRecipes, staleEntries } from './menu-recipes.ts';
import { MenuRow } from './menu-row.tsx';

/** Why a recipe is suggested. */
function SuggestionReason({ reason }: Pick<SuggestedRecipe, 'reason'>) {
  const t = useText();
  switch (reason.kind) {
    case 'makeable':
    case 'missing':
      return <StockBadge {...answeredAvailability(reason)} />;
    case 'similar':
    case 'popular':
      return t(`menu.reason.${reason.kind}`);
  }
}

/**
 * Names of everything that is not in stock for the given recipes, by id, replaced or not; read from cards
 * only beyond the browser's catalogue.
 */
function useMissingNames(cards: Iterable<RecipeCard>, stock: Stock | null): ReadonlyMap<number, string> {
  const needed = [...cards].flatMap((card) => card.ingredient_ids);
  const ids =
    stock === null ? [] : [...new Set(needed.filter((id) => !stock.provides.has(id)))].sort((a, b) => a - b);
  const catalogue = stock?.catalogue ?? null;
  const asks = catalogue === null && ids.length > 0;
  useLoaded(asks ? ['cards', ids] : null, () => fetchCards('ingredient', ids));
  const named = catalogue
    ? ids.map((id) => ({ id, name: ingredientNameIn(catalogue, id) }))
    : knownCards('ingredient', ids);
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** Actions on the recipes of a menu: shown at once, rolled back with a message if the server refuses. */
function useMenuActions(menu: Menu | null) {
  const t = useText();

  const save = (recipeId: number, entry: MenuEntry): void => {
    if (menu === null) return;
    saveShelfEntry(MENUS, menu.id, recipeId, entry).catch((failure: unknown) =>
      showToast(t('bar-cabinet.refused', { name: entry.recipe_name, reason: failureWords(t, failure) }), {
        tone: 'error',
      }),
    );
  };

  return {
    add: (recipe: { id: number; recipe_name: string }): void => {
      save(recipe.id, { recipe_name: recipe.recipe_name, is_deleted: false });
      announce(t('bar-cabinet.said.added', { name: recipe.recipe_name }));
    },
    remove: (recipeId: number): void => {
      const entry = menu?.items[String(recipeId)];
      if (!entry) return;
      save(recipeId, { ...entry, is_deleted: true });
      showToast(t('bar-cabinet.removed', { name: entry.recipe_name }), {
        action: { label: t('bar-cabinet.undo'), run: () => save(recipeId, { ...entry, is_deleted: false }) },
      });
    },
  };
}

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
  isDrink: true,
  detail: ingredientLabels(recipe.ingredient_names),
  picture: <RecipeThumbnail look={recipe.look} cover={recipe.cover} />,
});

const search = async (query: string, signal: AbortSignal): Promise<Choice<NamedRecipe>[]> => {
  const hits = await callApi('searchRecipes', {}, { query }, { signal });
  return hits.map(toChoice);
};

/** How many of the drinks can be made; null where this device does not know all of them. */
function readyOf(ids: readonly number[], stock: Stock | null): number | null {
  const recipes = stock?.catalogue?.recipes;
  if (!stock || !recipes || !ids.every((id) => recipes.has(id))) return null;
  return ids.filter((id) => missingFrom(stock, recipes.get(id)?.ingredient_ids ?? []).length === 0).length;
}

const nameOf = ({ name }: { name: string }): string => name;

/** The menus of the signed-in user: the recipes they keep, and what else would fit. */
export function MenuPage() {
  const t = useText();
  const chosen = useChosenShelf(MENUS, 'menu');
  const { shelf: menu, savedId } = chosen;
  const actions = useMenuActions(menu);
  const suggestions = useLoaded(savedId === null ? null : ['suggested recipes', savedId], (signal) =>
    callApi('suggestRecipes', { id: savedId ?? 0 }, undefined, { signal }),
  );
  const stock = useStock();
  const hearts = useHearts();
  const items = useMemo(() => (menu === null ? [] : sortedRecipes(menu, currentLocale())), [menu]);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const { cards, see } = useSeenCards('recipe', ids);
  const missingNames = useMissingNames(cards.values(), stock);
  useRepairs(
    menu === null || !chosen.mayChange
      ? []
      : staleEntries(menu, cards.values()).map(({ id, name }) => ({
          key: `${menu.id} ${id} ${name}`,
          run: () => saveShelfEntry(MENUS, menu.id, id, { recipe_name: name }),
        })),
  );

  const ready = useMemo(() => readyOf(ids, stock), [ids, stock]);
  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  const shelf = useShelfParts<NamedRecipe>({
    texts: {
      id: 'menu',
      title: t('section.menu'),
      picker: t('menu.menu'),
      list: t('menu.items'),
      find: t('menu.find'),
      empty: t('menu.empty'),
      addButton: t('menu.add-recipe'),
      addTitle: t('menu.add-recipes'),
      placeholder: t('menu.search'),
      create: (name) => t('menu.create', { name }),
    },
    chosen,
    filling: {
      suggestions,
      choices: suggested.map((recipe) => ({
        ...toChoice(recipe),
        reason: <SuggestionReason reason={recipe.reason} />,
      })),
      search,
      add: actions.add,
      remove: actions.remove,
      create: {
        at: (name) => (menu === null ? PATHS.createRecipeNamed(name) : PATHS.createRecipeFor(menu.id, name)),
      },
    },
    ids,
  });
  const isEmpty = items.length === 0;
  return (
    <ShelfPage shelf={shelf}>
      <ShelfBar
        shelf={shelf}
        summary={
          !isEmpty && (
            <>
              {ready !== null && t('menu.ready', { ready, count: ids.length })}
              {menu !== null && chosen.mayChange && <GuestsNote menu={menu} />}
            </>
          )
        }
        tools={
          <>
            {!isEmpty && (
              <SortSelect
                label={t('bar-cabinet.sort')}
                value="name"
                options={[{ value: 'name', label: t('bar-cabinet.sort.name') }]}
                onChange={() => undefined}
              />
            )}
            {menu !== null && chosen.mayChange && (
              <MenuMore menu={menu} stock={stock} onFind={isEmpty ? null : shelf.find} />
            )}
          </>
        }
      />
      <ShelfColumns shelf={shelf}>
        {isEmpty ? (
          <EmptyShelf shelf={shelf} />
        ) : (
          <ShelfContents
            shelf={shelf}
            items={items}
            wordsOf={nameOf}
            row={(item, remove) => (
              <MenuRow
                id={item.id}
                name={item.name}
                card={cards.get(item.id)}
                stock={stock}
                names={missingNames}
                heart={hearts(item.id)}
                onRemove={chosen.mayChange ? remove : undefined}
              />
            )}
            onSeen={see}
          />
        )}
      </ShelfColumns>
    </ShelfPage>
  );
}
