import { keptEntries } from '@cellaret/domain/cabinets/shelf';
import type { Menu } from '@cellaret/domain/menus/menu';
import { NEW_PLAN, writtenShares } from '@cellaret/domain/parties/plan';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';
import { usePublications } from '#data/menus/publications.ts';
import { createPlan } from '#data/parties/plans.ts';
import { putOnList, useShoppingList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { SearchIcon } from '#ui/icons/door.tsx';
import { BasketIcon, BellIcon, GlassIcon, ListIcon, PeopleIcon, PrintIcon } from '#ui/icons/things.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';

const ArrangeDialog = lazyDialog(async () => (await import('./arrange-dialog.tsx')).ArrangeDialog);
// With the drawing of QR codes.
const GuestsDialog = lazyDialog(async () => (await import('./guests-dialog.tsx')).GuestsDialog);

/** The menu's publication; null where guests do not see it, or nobody knows yet. */
function usePublicationOf(menuId: number) {
  const live = usePublications();
  return (live.state === 'ready' && live.value.find(({ menu_id }) => menu_id === menuId)) || null;
}

/** A link among small words, as high as a finger needs. */
const NOTE_LINK = { p: 0, minWidth: 0, font: 'inherit', fontWeight: 600, textDecoration: 'underline' };

/** Says that guests see the menu, and opens its link; nothing where they do not. */
export function GuestsNote({ menu }: { menu: Menu }) {
  const t = useText();
  const published = usePublicationOf(menu.id);
  const [open, setOpen] = useState(false);
  if (published === null) return null;
  return (
    <>
      {' · '}
      <Button onClick={() => setOpen(true)} sx={NOTE_LINK}>
        {t('menu.guests.is-open')}
      </Button>
      {open && <GuestsDialog menu={{ id: menu.id, name: menu.menu_name }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Puts what a menu's drinks lack on the shopping list; null where nothing is known to be missing. */
function useShopping(menu: Menu, stock: Stock | null): (() => void) | null {
  const t = useText();
  const navigate = useNavigate();
  const list = useShoppingList();
  const catalogue = stock?.catalogue ?? null;
  if (stock === null || catalogue === null || list.state !== 'ready') return null;
  const needed = keptEntries(menu).flatMap(([id]) => catalogue.recipes.get(id)?.ingredient_ids ?? []);
  const missing = missingFrom(stock, needed);
  if (missing.length === 0) return null;
  return () => {
    // How much of it is a matter of how many come: the planner says.
    const wanted = missing.map((id) => ({
      id,
      typeId: catalogue.ingredients.get(id)?.ingredient_type_id ?? null,
      name: ingredientNameIn(catalogue, id),
      ml: 0,
      note: '',
      bottles: null,
    }));
    putOnList(list.value, `menu_${menu.id}`, wanted).catch(showFailure);
    showToast(t('menu.shop.done', { count: missing.length }), {
      action: { label: t('menu.shop.open'), run: () => void navigate(PATHS.shoppingList) },
    });
  };
}

interface MenuMoreProps {
  menu: Menu;
  stock: Stock | null;
  /** Opens the box that filters the drinks; null where there are none. */
  onFind: (() => void) | null;
}

/** All that is done with a menu, but adding to it: guests, orders, shopping, a party, its arrangement. */
export function MenuMore({ menu, stock, onFind }: MenuMoreProps) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'guests' | 'arrange' | null>(null);
  const published = usePublicationOf(menu.id);
  const shop = useShopping(menu, stock);
  const plan = (): void => {
    const { id, saved } = createPlan({
      ...NEW_PLAN,
      plan_name: menu.menu_name,
      menu_id: menu.id,
      shares: writtenShares(keptEntries(menu).map(([recipe_id]) => ({ recipe_id, weight: 1 }))),
    });
    saved.catch(showFailure);
    void navigate(PATHS.partyPlan(id));
  };
  const close = (): void => setOpen(null);
  return (
    <>
      <MoreMenu
        label={t('bar-cabinet.more', { name: menu.menu_name })}
        others={[
          { text: t('menu.guests'), icon: <PeopleIcon />, run: () => setOpen('guests') },
          ...(published
            ? [
                {
                  text: t('menu.guests.orders'),
                  icon: <BellIcon />,
                  run: () => void navigate(PATHS.orders(published.id)),
                },
              ]
            : []),
          ...(shop ? [{ text: t('menu.shop'), icon: <BasketIcon />, run: shop }] : []),
          ...(onFind
            ? [
                { text: t('menu.party'), icon: <GlassIcon />, run: plan },
                { text: t('menu.arrange'), icon: <ListIcon />, run: () => setOpen('arrange') },
                { text: t('menu.find'), icon: <SearchIcon />, run: onFind },
                { text: t('menu.guests.print'), icon: <PrintIcon />, run: () => print() },
              ]
            : []),
        ]}
      />
      {open === 'guests' && <GuestsDialog menu={{ id: menu.id, name: menu.menu_name }} onClose={close} />}
      {open === 'arrange' && <ArrangeDialog menu={menu} onClose={close} />}
    </>
  );
}
