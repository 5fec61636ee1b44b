import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CheckIcon, RemoveIcon } from '#ui/icons/actions.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import type { CabinetItem } from './sort-items.ts';

interface CabinetItemRowProps {
  item: CabinetItem;
  onToggle: (id: number, isInStock: boolean) => void;
  onRemove: (id: number) => void;
}

/** An ingredient of a cabinet: name, type, the stock toggle and a menu. */
export function CabinetItemRow({ item, onToggle, onRemove }: CabinetItemRowProps) {
  const t = useText();
  const nameId = useId();
  return (
    <ShelfRow
      picture={<IngredientThumbnail name={item.name} typeName={item.typeName} />}
      nameId={nameId}
      name={
        <Link component={RouterLink} to={PATHS.ingredient(item.id)} color="inherit" underline="hover">
          {item.name}
        </Link>
      }
      detail={item.typeName}
      faded={!item.inStock}
      actions={
        <>
          <Button
            variant={item.inStock ? 'contained' : 'outlined'}
            color={item.inStock ? 'success' : 'inherit'}
            aria-describedby={nameId}
            startIcon={item.inStock ? <CheckIcon size={20} /> : <RemoveIcon size={20} />}
            onClick={() => onToggle(item.id, !item.inStock)}
            sx={{
              minWidth: { xs: 124, sm: 148 },
              px: 1.5,
              whiteSpace: 'nowrap',
              transition: 'background-color 180ms',
            }}
          >
            {t(item.inStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock')}
          </Button>
          <RowMenu name={item.name} onRemove={() => onRemove(item.id)} />
        </>
      }
    />
  );
}
