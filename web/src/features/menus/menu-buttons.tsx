import { keptEntries } from '@cellaret/domain/cabinets/shelf';
import type { Menu } from '@cellaret/domain/menus/menu';
import { NEW_PLAN, writtenShares } from '@cellaret/domain/parties/plan';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';
import { createPlan } from '#data/parties/plans.ts';
import { putOnList, useShoppingList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import type { ArrangedMenu } from './arrange-dialog.tsx';

const ArrangeDialog = lazy(async () => ({ default: (await import('./arrange-dialog.tsx')).ArrangeDialog }));

/** Opens what a menu's drinks are arranged by: order, sections, prices. */
export function ArrangeButton({ menu }: { menu: ArrangedMenu }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('menu.arrange')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ArrangeDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

// With the drawing of QR codes.
const GuestsDialog = lazy(async () => ({ default: (await import('./guests-dialog.tsx')).GuestsDialog }));

/** Opens what shows a menu to guests. */
export function GuestsButton({ menu }: { menu: { id: number; name: string } }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('menu.guests')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <GuestsDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Plans a party with the drinks of a menu, as much of each. */
export function PartyButton({ menu }: { menu: Menu }) {
  const t = useText();
  const navigate = useNavigate();
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
  return (
    <Button variant="outlined" onClick={plan}>
      {t('menu.party')}
    </Button>
  );
}

/** Puts what a menu's drinks lack on the shopping list; nothing where nothing is known to be missing. */
export function MenuShopButton({ menu, stock }: { menu: Menu; stock: Stock | null }) {
  const catalogue = stock?.catalogue ?? null;
  if (stock === null || catalogue === null) return null;
  const needed = keptEntries(menu).flatMap(([id]) => catalogue.recipes.get(id)?.ingredient_ids ?? []);
  const missing = missingFrom(stock, needed);
  // The list is read where there is something to put on it.
  return missing.length > 0 && <Shopping menu={menu} missing={missing} catalogue={catalogue} />;
}

interface ShoppingProps {
  menu: Menu;
  missing: readonly number[];
  catalogue: CompactCatalogue;
}

function Shopping({ menu, missing, catalogue }: ShoppingProps) {
  const t = useText();
  const navigate = useNavigate();
  const list = useShoppingList();
  const add = (): void => {
    if (list.state !== 'ready') return;
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
  return (
    <Button variant="outlined" onClick={add} disabled={list.state !== 'ready'}>
      {t('menu.shop')}
    </Button>
  );
}
