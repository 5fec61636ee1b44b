import { MENUS } from '@cellaret/domain/cabinets/shelf';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { callApi } from '#data/api/client.ts';
import { useChosenShelf } from '#data/cabinets/chosen-shelf.ts';
import { saveShelfEntry } from '#data/cabinets/shelves.ts';
import { useSeenCards } from '#data/catalogue/seen-cards.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { useHearts } from '#data/people/marks.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useRepairs } from '#lib/hooks/use-repairs.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { joinedNames } from '#lib/text/joined-names.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfPage } from '#ui/shelf/shelf-page.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import type { Choice } from '#ui/shelf/shelf.ts';
import { SortSelect } from '#ui/shelf/sort-select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ArrangeButton } from './arrange-button.tsx';
import { GuestsButton } from './guests-button.tsx';
import { MenuItemNote } from './menu-item-note.tsx';
import { MenuShopButton } from './menu-shop-button.tsx';
import { PartyButton } from './party-button.tsx';
import { recipeReasonText } from './recipe-reason.ts';
import { sortedRecipes } from './sort-recipes.ts';
import { staleEntries } from './stale-recipes.ts';
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
  const hearts = useHearts('recipes');
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

  const suggested = suggestions.state === 'ready' ? suggestions.value : [];
  return (
    <ShelfPage
      id="menu"
      section="recipes"
      texts={{
        title: t('section.menu'),
        picker: t('menu.menu'),
        list: t('menu.items'),
        find: t('menu.find'),
        empty: t('menu.empty'),
        addButton: t('menu.add-recipe'),
        addTitle: t('menu.add-recipes'),
        placeholder: t('menu.search'),
        create: (name) => t('menu.create', { name }),
      }}
      chosen={chosen}
      filling={{
        suggestions,
        choices: suggested.map((recipe) => ({ ...toChoice(recipe), reason: recipeReasonText(recipe, t) })),
        search,
        add: actions.add,
        remove: actions.remove,
        create: {
          at: (name) =>
            menu === null ? PATHS.createRecipeNamed(name) : PATHS.createRecipeFor(menu.id, name),
        },
      }}
      sort={
        <>
          <SortSelect
            label={t('bar-cabinet.sort')}
            value="name"
            options={[{ value: 'name', label: t('bar-cabinet.sort.name') }]}
            onChange={() => undefined}
          />
          {menu !== null && chosen.mayChange && <GuestsButton menu={{ id: menu.id, name: menu.menu_name }} />}
        </>
      }
      actions={
        menu !== null &&
        chosen.mayChange && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
            <MenuShopButton menu={menu} stock={stock} />
            <PartyButton menu={menu} />
            {items.length > 0 && <ArrangeButton menu={menu} />}
          </Box>
        )
      }
      items={items}
      wordsOf={nameOf}
      row={(item, remove) => (
        <ShelfRow
          picture={<RecipeThumbnail look={cards.get(item.id)?.look} cover={cards.get(item.id)?.cover} />}
          name={
            <TextLink to={PATHS.recipe(item.id)} color="inherit" underline="hover">
              {item.name}
            </TextLink>
          }
          note={<MenuItemNote card={cards.get(item.id)} stock={stock} names={missingNames} />}
          actions={
            <Box sx={{ display: 'flex' }}>
              <HeartToggle name={item.name} {...hearts(item.id)} />
              {chosen.mayChange && <RowMenu name={item.name} onRemove={remove} />}
            </Box>
          }
        />
      )}
      onSeen={see}
    />
  );
}
