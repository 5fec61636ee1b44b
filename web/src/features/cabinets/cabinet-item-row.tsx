import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import Box from '@mui/material/Box';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { StockText } from '#ui/kit/stock-text.tsx';
import { StockToggle } from '#ui/kit/stock-toggle.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BottleButton } from './bottle/bottle-button.tsx';
import { BottleNote } from './bottle/bottle-note.tsx';
import type { CabinetItem } from './sort-items.ts';

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
