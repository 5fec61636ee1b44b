import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useMayChange } from '#data/session/place.ts';
import { saveShoppingEntry, takeOffList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { IngredientThumbnail } from '#ui/shelf/thumbnails.tsx';
import { useAmountText } from './amount-text.ts';
import { type ShoppingLine, shownName } from './grouped-entries.ts';

const EntryDialog = lazyDialog(async () => (await import('./entry-dialog.tsx')).EntryDialog);

interface ShoppingRowProps {
  line: ShoppingLine;
  /** The stored name of its type, which says how it is drawn; empty for what is no ingredient. */
  typeName: string;
  onTick: (isChecked: boolean) => void;
}

/** A ring to tick, filled once it is. */
function RoundBox({ ticked = false }: { ticked?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 26,
        height: 26,
        borderRadius: '50%',
        border: '2px solid',
        borderColor: ticked ? 'stock.main' : 'edge',
        color: 'stock.contrastText',
        bgcolor: ticked ? 'stock.main' : 'transparent',
      }}
    >
      {ticked && <CheckIcon size={18} />}
    </Box>
  );
}

/** One thing to buy: a box that a thumb hits in a shop, how much of it, and a menu to take it off. */
export function ShoppingRow({ line, typeName, onTick }: ShoppingRowProps) {
  const t = useText();
  const amount = useAmountText()(line);
  const { key, ...entry } = line;
  const name = shownName(entry);
  const [open, setOpen] = useState(false);
  const mayChange = useMayChange();
  const takeOff = (): void => {
    takeOffList({ [key]: entry }).catch(showFailure);
    showToast(t('bar-cabinet.shopping.removed', { name }), {
      action: {
        label: t('bar-cabinet.undo'),
        run: () => void saveShoppingEntry(key, entry).catch(showFailure),
      },
    });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
        '@media print': { minHeight: 0 },
      }}
    >
      <FormControlLabel
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 48,
          mr: 1,
          '@media print': { minHeight: 0, '& .MuiCheckbox-root': { p: 0.5 } },
        }}
        control={
          <Checkbox
            checked={line.is_checked}
            disabled={!mayChange}
            onChange={(_event, isChecked) => onTick(isChecked)}
            icon={<RoundBox />}
            checkedIcon={<RoundBox ticked />}
          />
        }
        label={
          <>
            <Box
              component="span"
              dir="auto"
              sx={{
                typography: 'h5',
                overflowWrap: 'anywhere',
                ...(line.is_checked && { textDecoration: 'line-through' }),
              }}
            >
              {name}
            </Box>
            {amount !== '' && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
                {amount}
              </Box>
            )}
          </>
        }
      />
      {typeName !== '' && (
        <Box sx={{ displayPrint: 'none', ...(line.is_checked && { opacity: 0.5 }) }}>
          <IngredientThumbnail name={line.name} typeName={typeName} />
        </Box>
      )}
      <Box sx={{ mr: -1.5, displayPrint: 'none', ...(!mayChange && { display: 'none' }) }}>
        <MoreMenu
          label={t('bar-cabinet.shopping.options', { name })}
          removeText={t('bar-cabinet.shopping.remove')}
          onRemove={takeOff}
          others={[{ text: t('bar-cabinet.shopping.change'), run: () => setOpen(true) }]}
        />
        {open && (
          <EntryDialog
            entry={entry}
            onClose={() => setOpen(false)}
            onSave={(changed) => void saveShoppingEntry(key, changed).catch(showFailure)}
          />
        )}
      </Box>
    </Box>
  );
}
