import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { daysBetween, isAlmostEmpty, levelOf } from '@cellaret/domain/cabinets/bottles';
import { entryWith, keyOfIngredient } from '@cellaret/domain/shopping/shopping';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMayChange } from '#data/session/place.ts';
import { currentUid } from '#data/session/session.ts';
import { saveShoppingEntry, useShoppingList } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { dayOf } from '#lib/text/format.ts';
import { StockText, StockToggle } from '#ui/kit/stock-toggle.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { IngredientThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LevelGlass } from './bottle/level-glass.tsx';
import { levelText } from './bottle/level-text.ts';
import type { CabinetItem } from './cabinet-items.ts';

/** How full a bottle is, as a drawing that opens what else is known of it. */
function BottleButton({ entry, onOpen }: { entry: BarCabinetEntry; onOpen: () => void }) {
  const t = useText();
  const level = levelOf(entry);
  return (
    <IconButton
      aria-label={t('bottle.open', { name: entry.ingredient_name, level: levelText(level, t) })}
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{ color: level === null ? 'text.disabled' : 'text.secondary', width: 40, height: 44 }}
    >
      <LevelGlass level={level} height={28} />
    </IconButton>
  );
}

interface AlmostEmptyProps {
  ingredientId: number;
  entry: BarCabinetEntry;
}

/**
 * Says that a bottle is almost empty, and puts another on the shopping list, once. The list is read where
 * there is something to put on it.
 */
function AlmostEmpty({ ingredientId, entry }: AlmostEmptyProps) {
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

/** A line about a bottle: almost empty, days open, spare bottles. Nothing without facts. */
function BottleNote({ ingredientId, entry }: { ingredientId: number; entry: BarCabinetEntry }) {
  const t = useText();
  if (!entry.is_in_stock) return null;
  const { opened_on, spare = 0 } = entry;
  const facts = [
    ...(opened_on === undefined
      ? []
      : [t('bottle.open-for', { days: Math.max(0, daysBetween(opened_on, dayOf())) })]),
    ...(spare > 0 ? [t('bottle.beside', { count: spare })] : []),
  ];
  return (
    <>
      {facts.length > 0 && <div>{facts.join(' · ')}</div>}
      {isAlmostEmpty(entry) && <AlmostEmpty ingredientId={ingredientId} entry={entry} />}
    </>
  );
}

interface CabinetItemRowProps {
  item: CabinetItem;
  entry: BarCabinetEntry | undefined;
  /** Below the name of its type, which then need not be said again. */
  isGrouped: boolean;
  mayChange: boolean;
  onToggle: (id: number, isInStock: boolean) => void;
  onOpenBottle: (entry: BarCabinetEntry) => void;
  onRemove: (id: number) => void;
}

/** An ingredient of a cabinet: name, type, how full its bottle is, the stock toggle and a menu. */
export function CabinetItemRow({
  item,
  entry,
  isGrouped,
  mayChange,
  onToggle,
  onOpenBottle,
  onRemove,
}: CabinetItemRowProps) {
  const t = useText();
  const stock = t(item.inStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock');
  return (
    <ShelfRow
      picture={<IngredientThumbnail name={item.name} typeName={item.typeName} />}
      name={
        <TextLink to={PATHS.ingredient(item.id)} color="inherit" underline="hover">
          {item.name}
        </TextLink>
      }
      {...(!isGrouped && { detail: item.typeText })}
      {...(entry && { note: <BottleNote ingredientId={item.id} entry={entry} /> })}
      faded={!item.inStock}
      control={
        mayChange ? (
          <StockToggle
            inStock={item.inStock}
            text={stock}
            itemName={item.name}
            onToggle={(isInStock) => onToggle(item.id, isInStock)}
          />
        ) : (
          <StockText inStock={item.inStock} text={stock} />
        )
      }
      actions={
        mayChange && (
          <Box sx={{ display: 'flex' }}>
            {entry?.is_in_stock && <BottleButton entry={entry} onOpen={() => onOpenBottle(entry)} />}
            <RowMenu name={item.name} onRemove={() => onRemove(item.id)} />
          </Box>
        )
      }
    />
  );
}
