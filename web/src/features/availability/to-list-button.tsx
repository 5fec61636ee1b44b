import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { putOnList, type ShoppingItems } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { BasketIcon } from '#ui/icons/basket.tsx';
import type { Bottle } from './bottle.ts';

interface ToListButtonProps {
  bottle: Bottle;
  /** The shopping list; null until it is loaded. */
  items: ShoppingItems | null;
}

/** Puts one bottle on the shopping list; where it is on it already, leads there. */
export function ToListButton({ bottle: { id, name, typeId }, items }: ToListButtonProps) {
  const t = useText();
  const entry = items?.[`i${id}`];
  if (entry && !entry.is_checked)
    return (
      <IconButton
        component={Link}
        to={PATHS.shoppingList}
        aria-label={t('search.explore.listed', { name })}
        color="primary"
      >
        <BasketIcon />
      </IconButton>
    );
  const put = (): void => {
    if (items === null) return;
    putOnList(items, 'hand', [{ id, typeId, name, ml: 0, note: '', bottles: 1 }]).catch(showFailure);
    announce(t('search.explore.listed', { name }));
  };
  return (
    <IconButton disabled={items === null} aria-label={t('search.explore.list', { name })} onClick={put}>
      <BasketIcon />
    </IconButton>
  );
}
