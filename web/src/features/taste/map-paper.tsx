import { isSeen, shareOf, type MapWindow } from '@cellaret/domain/taste/flavour-map';
import Box from '@mui/material/Box';
import type { MapDrink } from './map-drinks.ts';

/** Every tenth of the way to the end of an axis; lines move with the view, so that moving can be seen. */
const LINES = Array.from({ length: 21 }, (_, index) => (index - 10) / 10);

interface MapPaperProps {
  drinks: readonly MapDrink[];
  window: MapWindow;
  width: number;
  height: number;
}

/** Background of the map: quarters of taste in quiet colours, fine lines, a dot for every drink. */
export function MapPaper({ drinks, window, width, height }: MapPaperProps) {
  const at = (x: number, y: number) => {
    const { left, top } = shareOf(window, { x, y });
    return { left: left * width, top: top * height };
  };
  const dots = drinks
    .filter((drink) => isSeen(window, drink))
    .map((drink) => {
      const { left, top } = at(drink.x, drink.y);
      return `M${left.toFixed(1)} ${top.toFixed(1)}h0`;
    })
    .join('');
  const lines = LINES.map((value) => {
    const { left, top } = at(value, value);
    return `M${left.toFixed(1)} 0V${height}M0 ${top.toFixed(1)}H${width}`;
  }).join('');
  const axes = at(0, 0);
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'absolute',
        inset: 0,
        background: `radial-gradient(120% 120% at 0% 50%, ${theme.vars.palette.bitters.tint}, transparent 62%), radial-gradient(120% 120% at 100% 50%, ${theme.vars.palette.primary.tint}, transparent 62%)`,
      })}
    >
      <svg width={width} height={height} style={{ position: 'absolute', inset: 0 }}>
        <path d={lines} style={{ stroke: 'var(--c-palette-divider)' }} strokeWidth="1" opacity="0.55" />
        <path
          d={`M${axes.left} 0V${height}M0 ${axes.top}H${width}`}
          style={{ stroke: 'var(--c-palette-edge)' }}
          strokeWidth="1"
          strokeDasharray="2 6"
        />
        <path
          d={dots}
          style={{ stroke: 'var(--c-palette-primary-main)' }}
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.3"
        />
      </svg>
    </Box>
  );
}
