import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { availabilityOf, type Stock } from '#data/catalogue/stock.ts';
import type { useHearts } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface MenuItemNoteProps {
  card: RecipeCard | undefined;
  stock: Stock | null;
  names: ReadonlyMap<number, string>;
}

/** Says that a kept recipe can be made now, or what is missing. */
function MenuItemNote({ card, stock, names }: MenuItemNoteProps) {
  if (card === undefined || stock === null) return null;
  const { ingredient_ids: needed } = card;
  const unnamed = needed.some((id) => !stock.provides.has(id) && !names.has(id));
  return unnamed ? null : <StockBadge {...availabilityOf(stock, needed, (id) => names.get(id) ?? '')} />;
}

interface MenuRowActionsProps {
  name: string;
  heart: ReturnType<ReturnType<typeof useHearts>>;
  onRemove: (() => void) | undefined;
}

/** The heart of a drink and its menu, which on a phone has both. */
function MenuRowActions({ name, heart, onRemove }: MenuRowActionsProps) {
  const t = useText();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const { favourite, toggle } = heart;
  const inMenu = toggle && !isWide;
  return (
    <Box sx={{ display: 'flex' }}>
      {isWide && <HeartToggle name={name} {...heart} />}
      {(inMenu || onRemove) && (
        <RowMenu
          name={name}
          onRemove={onRemove}
          {...(inMenu && {
            others: [{ text: t('marks.favourite', { name }), isChecked: favourite, run: toggle }],
          })}
        />
      )}
    </Box>
  );
}

interface MenuRowProps extends MenuItemNoteProps, MenuRowActionsProps {
  id: number;
}

/** A kept recipe: its picture, whether it can be made, its heart and its menu. */
export function MenuRow({ id, card, stock, names, ...actions }: MenuRowProps) {
  return (
    <ShelfRow
      isDrink
      picture={<RecipeThumbnail look={card?.look} cover={card?.cover} size={56} />}
      name={
        <TextLink onClick={keepPicturePlace} to={PATHS.recipe(id)} color="inherit" underline="hover">
          {actions.name}
        </TextLink>
      }
      note={<MenuItemNote card={card} stock={stock} names={names} />}
      actions={<MenuRowActions {...actions} />}
    />
  );
}
