import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { daysBetween, isAlmostEmpty, levelOf } from '@cellaret/domain/cabinets/bottles';
import { entryWith, keyOfIngredient } from '@cellaret/domain/shopping/shopping';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMayChange } from '#data/session/place.ts';
import { currentUid } from '#data/session/session.ts';
import { saveShoppingEntry, useShoppingList } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { type Translate, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { dayOf } from '#lib/text/format.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { StockText, StockToggle } from '#ui/kit/stock-toggle.tsx';
import { RowMenu } from '#ui/shelf/row-menu.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { IngredientThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { levelText } from './bottle/level-text.ts';
import type { CabinetItem } from './cabinet-items.ts';

interface AlmostEmptyProps {
  ingredientId: number;
  entry: BarCabinetEntry;
}

const Tile = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBottom: theme.spacing(2),
  textAlign: 'center',
  '& > *': { maxWidth: '100%', paddingInline: 4 },
  '& > .shelf': {
    alignSelf: 'stretch',
    display: 'grid',
    justifyItems: 'center',
    height: 104,
    overflow: 'hidden',
    borderBottom: `6px solid color-mix(in oklab, ${theme.vars.palette.primary.main} 55%, ${theme.vars.palette.well})`,
  },
  '& > .out > svg': { filter: 'grayscale(0.85)', opacity: 0.6 },
  '& > .menu': { position: 'absolute', insetInlineEnd: 0, top: 8, padding: 0 },
}));

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
    announce(t('bottle.listed.said', { name: ingredientLabel(name) }));
  };
  return (
    <>
      {t('bottle.almost-empty')}{' '}
      <Button
        size="small"
        onClick={put}
        aria-label={t('bottle.list.it', { name: ingredientLabel(entry.ingredient_name) })}
      >
        {t('bottle.list')}
      </Button>
    </>
  );
}

/** One line about a bottle: its type, how full it is, days open, spare bottles. */
function factsOf(entry: BarCabinetEntry | undefined, typeText: string | undefined, t: Translate): string {
  const known = entry?.is_in_stock ? entry : undefined;
  const level = known && levelOf(known);
  const { opened_on, spare = 0 } = known ?? {};
  return [
    typeText,
    level != null && levelText(level, t),
    opened_on !== undefined && t('bottle.open-for', { days: Math.max(0, daysBetween(opened_on, dayOf())) }),
    spare > 0 && t('bottle.beside', { count: spare }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface CabinetItemProps {
  item: CabinetItem;
  entry: BarCabinetEntry | undefined;
  /** Below the name of its type, which then need not be said again. */
  isGrouped: boolean;
  mayChange: boolean;
  onToggle: (id: number, isInStock: boolean) => void;
  onOpenBottle: (entry: BarCabinetEntry) => void;
  onRemove: () => void;
}

/** Says how it is drawn. */
const storedNameOf = ({ item, entry }: CabinetItemProps): string => entry?.ingredient_name ?? item.name;

/** The parts of which a row and a tile of a bottle are made. */
function usePartsOf({
  item,
  entry,
  isGrouped,
  mayChange,
  onToggle,
  onOpenBottle,
  onRemove,
}: CabinetItemProps) {
  const t = useText();
  const stock = t(item.inStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock');
  return {
    name: (
      <TextLink onClick={keepPicturePlace} to={PATHS.ingredient(item.id)} color="inherit" underline="hover">
        {item.name}
      </TextLink>
    ),
    detail: factsOf(entry, isGrouped ? undefined : item.typeText, t),
    note: entry?.is_in_stock && isAlmostEmpty(entry) && <AlmostEmpty ingredientId={item.id} entry={entry} />,
    control: mayChange ? (
      <StockToggle
        inStock={item.inStock}
        text={stock}
        itemName={item.name}
        onToggle={(isInStock) => onToggle(item.id, isInStock)}
      />
    ) : (
      <StockText inStock={item.inStock} text={stock} />
    ),
    actions: mayChange && (
      <RowMenu
        name={item.name}
        onRemove={onRemove}
        {...(entry?.is_in_stock && {
          others: [{ text: t('bottle.level'), run: () => onOpenBottle(entry) }],
        })}
      />
    ),
  };
}

/** An ingredient of a cabinet: name, type, how full its bottle is, the stock toggle and a menu. */
export function CabinetItemRow(props: CabinetItemProps) {
  const { typeName, inStock } = props.item;
  const { note, ...parts } = usePartsOf(props);
  return (
    <ShelfRow
      picture={<IngredientThumbnail name={storedNameOf(props)} typeName={typeName} size={56} />}
      {...parts}
      {...(note && { note })}
      faded={!inStock}
    />
  );
}

interface CabinetItemTileProps extends CabinetItemProps {
  /** The name of what begins with it. */
  group: string | undefined;
}

/** The same as a bottle that stands on a shelf, which its neighbours carry on. */
export function CabinetItemTile({ group, ...props }: CabinetItemTileProps) {
  const { typeName, inStock } = props.item;
  const { name: link, detail, note, control, actions } = usePartsOf(props);
  return (
    <Tile>
      {props.isGrouped && (
        <Typography variant="overline" component="h2" noWrap title={group} sx={{ height: 24 }}>
          {group}
        </Typography>
      )}
      <div className={inStock ? 'shelf' : 'shelf out'}>
        <IngredientThumbnail name={storedNameOf(props)} typeName={typeName} size={104} niche={false} />
      </div>
      <div className="menu">{actions}</div>
      <Typography variant="h5" component="div" dir="auto" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {link}
      </Typography>
      {detail !== '' && (
        <Typography variant="caption" component="div" color="textSecondary">
          {detail}
        </Typography>
      )}
      {note && (
        <Typography variant="caption" component="div">
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 'auto', pt: 0.5 }}>{control}</Box>
    </Tile>
  );
}
