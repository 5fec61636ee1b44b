import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import { GlassIcon } from '#ui/icons/things.tsx';
import type { MapDrink } from './map-drinks.ts';

/** Edge of the drawing of a drink on the map. */
const GLASS_PX = 44;

const Mark = styled('div')(({ theme }) => ({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  borderRadius: 12,
  padding: 2,
  '& a, & button': {
    display: 'grid',
    justifyItems: 'center',
    width: '100%',
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    cursor: 'pointer',
    textDecoration: 'none',
  },
  '& .name': {
    // A long word may reach into the space between two marks before it breaks.
    width: 'calc(100% + 12px)',
    marginInline: -6,
    fontSize: '0.75rem',
    [theme.breakpoints.down('sm')]: { fontSize: '0.6875rem' },
    lineHeight: 1.15,
    textAlign: 'center',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& a:hover .name, & button:hover .name': { textDecoration: 'underline' },
  '& .glass': { position: 'relative', width: GLASS_PX, height: GLASS_PX },
  '& .sign': {
    position: 'absolute',
    top: -4,
    right: -10,
    minWidth: 20,
    height: 20,
    borderRadius: 10,
    display: 'grid',
    placeItems: 'center',
    padding: '0 4px',
    fontSize: '0.75rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.vars.palette.primary.tint,
    color: theme.vars.palette.primary.onTint,
  },
  '& .makeable': {
    position: 'absolute',
    left: -8,
    bottom: 0,
    width: 20,
    height: 20,
    borderRadius: 10,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: theme.vars.palette.stock.tint,
    color: theme.vars.palette.stock.onTint,
  },
  '&.sought': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
    zIndex: 1,
  },
}));

interface MapMarkProps {
  drink: MapDrink;
  /** How many other drinks the field holds. */
  others: number;
  /** True if the page was opened for this drink. */
  sought: boolean;
  left: number;
  top: number;
  width: number;
  /** Goes closer, where the field holds more than can be drawn; null where there is no closer. */
  onCloser: (() => void) | null;
}

/** A drink on the map: a link to it, or the way closer to all there. The list beside says it in words. */
export function MapMark({ drink, others, sought, left, top, width, onCloser }: MapMarkProps) {
  const t = useText();
  const look = lookOfCode(drink.look);
  const content = (
    <>
      <span className="glass">
        {look ? <DrinkPicture look={look} size={GLASS_PX} niche={false} /> : <GlassIcon size={32} />}
        {drink.makeable && (
          <span className="makeable">
            <CheckIcon size={14} />
          </span>
        )}
        {others > 0 && <span className="sign">+{others}</span>}
      </span>
      <span className="name">{drink.name}</span>
    </>
  );
  const title = others > 0 ? `${drink.name}, ${t('flavour.map.more-here', { count: others })}` : drink.name;
  return (
    <Mark className={sought ? 'sought' : ''} style={{ left, top, width }}>
      {others > 0 && onCloser ? (
        <button type="button" tabIndex={-1} title={title} onClick={onCloser}>
          {content}
        </button>
      ) : (
        <Link to={PATHS.recipe(drink.id)} tabIndex={-1} title={title} draggable={false}>
          {content}
        </Link>
      )}
    </Mark>
  );
}
