import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMayChange } from '#data/session/place.ts';
import { saveShoppingEntry, takeOffList, type ShoppingItems } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { useAmountText } from './amount-text.ts';
import { listAsText } from './grouped-entries.ts';
import type { TitledGroup } from './use-shopping-groups.ts';

interface ListActionsProps {
  items: ShoppingItems;
  groups: readonly TitledGroup[];
}

/** Actions on the whole list: share it, print it, remove the bought lines. */
export function ListActions({ items, groups }: ListActionsProps) {
  const t = useText();
  const amountOf = useAmountText();
  const mayChange = useMayChange();
  const ticked = Object.entries(items).filter(([, entry]) => entry.is_checked);

  const share = async (): Promise<void> => {
    const titles = new Map(groups.map(({ typeId, title }) => [typeId, title]));
    const text = listAsText(
      groups,
      (typeId) => titles.get(typeId) ?? t('bar-cabinet.shopping.more'),
      amountOf,
    );
    // Not everywhere there is something to share with.
    if ('share' in navigator) await navigator.share({ title: t('section.shopping-list'), text });
    else {
      await (navigator as Navigator).clipboard.writeText(text);
      showToast(t('bar-cabinet.shopping.copied'));
    }
  };
  const clear = (): void => {
    takeOffList(Object.fromEntries(ticked)).catch(showFailure);
    showToast(t('bar-cabinet.shopping.cleared', { count: ticked.length }), {
      action: {
        label: t('bar-cabinet.undo'),
        run: () => {
          for (const [key, entry] of ticked) saveShoppingEntry(key, entry).catch(showFailure);
        },
      },
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button
        variant="outlined"
        // Closing the device's share sheet is a choice and no failure.
        onClick={() => void share().catch(() => undefined)}
      >
        {t('bar-cabinet.shopping.share')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {t('bar-cabinet.shopping.print')}
      </Button>
      {ticked.length > 0 && mayChange && (
        <Button onClick={clear}>{t('bar-cabinet.shopping.clear', { count: ticked.length })}</Button>
      )}
    </Box>
  );
}
