import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { entryWith, keyOfIngredient } from '@cellaret/domain/shopping/shopping';
import Button from '@mui/material/Button';
import { useMayChange } from '#data/session/place.ts';
import { currentUid } from '#data/session/session.ts';
import { saveShoppingEntry, useShoppingList } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { TextLink } from '#ui/text-link.tsx';

interface AlmostEmptyProps {
  ingredientId: number;
  entry: BarCabinetEntry;
}

/**
 * Says that a bottle is almost empty, and puts another on the shopping list, once. The list is read where
 * there is something to put on it.
 */
export function AlmostEmpty({ ingredientId, entry }: AlmostEmptyProps) {
  const t = useText();
  const list = useShoppingList();
  const mayChange = useMayChange();
  if (list.state !== 'ready') return <>{t('bottle.almost-empty')}</>;
  const key = keyOfIngredient(ingredientId);
  const listed = list.value[key];
  if (listed && !listed.is_checked)
    return (
      <>
        {t('bottle.almost-empty')} · <TextLink to={PATHS.shoppingList}>{t('bottle.listed')}</TextLink>
      </>
    );
  if (!mayChange) return <>{t('bottle.almost-empty')}</>;
  const put = (): void => {
    const { ingredient_name: name, ingredient_type_id: typeId } = entry;
    const wanted = { id: ingredientId, typeId, name, ml: 0, note: '', bottles: 1 };
    const next = entryWith(listed, 'hand', wanted, currentUid());
    // An entry that was bought before is wanted again.
    saveShoppingEntry(key, { ...next, is_checked: false }).catch(showFailure);
    announce(t('bottle.listed.said', { name }));
  };
  return (
    <>
      {t('bottle.almost-empty')}{' '}
      <Button size="small" onClick={put} aria-label={t('bottle.list.it', { name: entry.ingredient_name })}>
        {t('bottle.list')}
      </Button>
    </>
  );
}
