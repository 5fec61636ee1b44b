import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { BasketIcon } from '../icons/things.tsx';

interface BasketButtonProps {
  /** Name of what is put on the shopping list. */
  name: string;
  isListed: boolean;
  /** Null until the list is known. */
  put: (() => void) | null;
}

/** Puts one bottle on the shopping list; where it is on it already, leads there. */
export function BasketButton({ name, isListed, put }: BasketButtonProps) {
  const t = useText();
  if (isListed)
    return (
      <IconButton
        component={Link}
        to={PATHS.shoppingList}
        aria-label={t('stock.listed', { name })}
        color="primary"
      >
        <BasketIcon />
      </IconButton>
    );
  return (
    <IconButton
      disabled={put === null}
      aria-label={t('stock.list', { name })}
      onClick={() => {
        put?.();
        announce(t('stock.listed', { name }));
      }}
    >
      <BasketIcon />
    </IconButton>
  );
}
