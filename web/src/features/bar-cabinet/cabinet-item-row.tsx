import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { StockToggle } from '#ui/kit/stock-toggle.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import type { CabinetItem } from './sort-items.ts';

interface CabinetItemRowProps {
  item: CabinetItem;
  onToggle: (id: number, isInStock: boolean) => void;
  onRemove: (id: number) => void;
}

/** An ingredient of a cabinet: name, type, the stock toggle and a menu. */
export function CabinetItemRow({ item, onToggle, onRemove }: CabinetItemRowProps) {
  const t = useText();
  return (
    <ShelfRow
      picture={<IngredientThumbnail name={item.name} typeName={item.typeName} />}
      name={
        <Link component={RouterLink} to={PATHS.ingredient(item.id)} color="inherit" underline="hover">
          {item.name}
        </Link>
      }
      detail={item.typeText}
      faded={!item.inStock}
      control={
        <StockToggle
          inStock={item.inStock}
          text={t(item.inStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock')}
          itemName={item.name}
          onToggle={(isInStock) => onToggle(item.id, isInStock)}
        />
      }
      actions={<RowMenu name={item.name} onRemove={() => onRemove(item.id)} />}
    />
  );
}
