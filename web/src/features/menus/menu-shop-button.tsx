import { keptEntries } from '@cellaret/domain/cabinets/shelf';
import type { Menu } from '@cellaret/domain/menus/menu';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';
import { putOnList, useShoppingList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';

/**
 * Puts what the drinks of a menu lack on the shopping list; nothing where they lack nothing, or nobody here
 * knows.
 */
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
