import { stocked } from '@cellaret/domain/cabinets/bottles';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { addBottles, saveShelfEntry } from '#data/cabinets/shelves.ts';
import { useStaple } from '#data/cabinets/staples.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useMayChange } from '#data/session/place.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { StockText, StockToggle } from '#ui/kit/stock-toggle.tsx';

/** Shows the ingredient's stock in the active cabinet and changes it; without a cabinet, the way to one. */
export function InCabinet({ ingredient }: { ingredient: Ingredient }) {
  const t = useText();
  const live = useActiveBarCabinet();
  const cabinet = live.state === 'ready' ? live.value : null;
  const reading = useReading(live, cabinet === null);
  const { id, ingredient_name: name, ingredient_type_id: typeId } = ingredient;
  const { isStaple } = useStaple(id);
  const mayChange = useMayChange();
  if (isStaple)
    return <Typography sx={{ fontWeight: 600, color: 'stock.main' }}>{t('ingredient.staple')}</Typography>;
  if (cabinet === null)
    return (
      reading === 'read' &&
      mayChange && (
        <Button component={Link} to={PATHS.fillBarCabinet} startIcon={<AddIcon />}>
          {t('ingredient.first-cabinet')}
        </Button>
      )
    );
  const entry = cabinet.items[String(id)];
  if (!mayChange) {
    const inStock = entry?.is_in_stock === true && !entry.is_deleted;
    return (
      <StockText inStock={inStock} text={t(inStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock')} />
    );
  }
  if (!entry || entry.is_deleted)
    return (
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => {
          addBottles(cabinet.id, [{ id, name, typeId }], showFailure);
          announce(t('bar-cabinet.said.added', { name: ingredientLabel(name) }));
        }}
      >
        {t('ingredient.add-to', { cabinet: cabinet.bar_cabinet_name })}
      </Button>
    );
  return (
    <StockToggle
      inStock={entry.is_in_stock}
      text={t(entry.is_in_stock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock')}
      itemName={cabinet.bar_cabinet_name}
      onToggle={(inStock) => {
        saveShelfEntry(BAR_CABINETS, cabinet.id, id, stocked(inStock)).catch(showFailure);
        const state = t(inStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock');
        announce(t('bar-cabinet.said.toggled', { name: ingredientLabel(name), state }));
      }}
    />
  );
}
