import { fieldsOf, isSeen, type MapWindow, shareOf, windowWithin } from '@cellaret/domain/taste/flavour-map';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { MapDrink } from './map-drinks.ts';
import { MapMark } from './map-mark.tsx';
import { CLOSEST, type MapView, viewAfterKey, zoomed } from './map-view.ts';
import { useMapGestures } from './use-map-gestures.ts';

/** The inner size of an element in CSS pixels, followed; 0 × 0 before it is known. */
function useBoxSize(box: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** Every tenth of the way to the end of an axis; lines move with the view, so that moving can be seen. */
const LINES = Array.from({ length: 21 }, (_, index) => (index - 10) / 10);

interface MapPaperProps {
  drinks: readonly MapDrink[];
  window: MapWindow;
  width: number;
  height: number;
}

/** Background of the map: quarters of taste in quiet colours, fine lines, a dot for every drink. */
function MapPaper({ drinks, window, width, height }: MapPaperProps) {
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

/** Least size of a field of the grid, in which one drink is drawn. */
const FIELD = { wide: { width: 88, height: 84 }, narrow: { width: 76, height: 78 } };
/** A drawing less wide than this takes the narrow fields. */
const NARROW_PX = 500;
/** Above and below the drawing, for the names of the axes. */
const BAND_PX = 32;
/** How much closer a press on a crowded field goes. */
const CLOSER = 2.5;

interface FlavourMapProps {
  drinks: readonly MapDrink[];
  whole: MapWindow;
  view: MapView;
  onView: (view: MapView) => void;
  /** The drink the page was opened for. */
  sought: number | null;
}

/** The drawing: one drink of every field, others as a number; screen readers are led to the list. */
export function FlavourMap({ drinks, whole, view, onView, sought }: FlavourMapProps) {
  const t = useText();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(box);
  const gestures = useMapGestures(box, whole, view, onView);
  const window = windowWithin(whole, view);
  const field = width < NARROW_PX ? FIELD.narrow : FIELD.wide;
  const grid = {
    columns: Math.max(1, Math.floor(width / field.width)),
    rows: Math.max(1, Math.floor(height / field.height)),
  };
  const cell = { width: width / grid.columns, height: height / grid.rows };
  const fields = width === 0 ? [] : fieldsOf(window, drinks, grid);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = viewAfterKey(whole, view, event.key);
    if (!next) return;
    event.preventDefault();
    onView(next);
  };

  /** Drinks are drawn where they are, moved just so far that none leaves its field and covers another. */
  const within = (share: number, length: number, cellLength: number, index: number, room: number): number =>
    Math.min((index + 1) * cellLength - room, Math.max(index * cellLength + room, share * length));

  return (
    <Box
      role="group"
      tabIndex={0}
      aria-label={t('flavour.map.label')}
      aria-describedby={hint}
      onKeyDown={onKeyDown}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        height: { xs: 'min(62vh, 480px)', md: 'min(68vh, 640px)' },
        minHeight: 360,
        borderRadius: '16px',
        bgcolor: 'background.paper',
        boxShadow: 1,
        cursor: view.zoom > 1 ? 'grab' : 'default',
        userSelect: 'none',
        // Seen whole there is nowhere to drag to: a finger scrolls the page.
        touchAction: view.zoom > 1 ? 'none' : 'pan-y',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <VisuallyHidden>
        <span id={hint}>{t('flavour.map.hint')}</span>
      </VisuallyHidden>
      <AxisNames />
      <Box
        ref={box}
        {...gestures}
        sx={{ position: 'absolute', inset: `${BAND_PX}px 0`, touchAction: 'inherit' }}
      >
        <MapPaper drinks={drinks} window={window} width={width} height={height} />
        <Box aria-hidden>
          {fields.map(({ column, row, places }) => {
            const chosen = places.find(({ id }) => id === sought) ?? places[0];
            if (!chosen) return null;
            const { left, top } = shareOf(window, chosen);
            return (
              <MapMark
                key={chosen.id}
                drink={chosen}
                others={places.length - 1}
                sought={chosen.id === sought}
                left={within(left, width, cell.width, column, Math.min(cell.width / 2, 42))}
                top={within(top, height, cell.height, row, Math.min(cell.height / 2, 40))}
                width={Math.min(cell.width, 96) - 8}
                onCloser={
                  view.zoom >= CLOSEST
                    ? null
                    : () => onView(zoomed(whole, { ...view, x: chosen.x, y: chosen.y }, CLOSER))
                }
              />
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

/** The ends of the two axes, on bands of their own where no drink is drawn. */
function AxisNames() {
  const t = useText();
  return (
    <Box
      aria-hidden
      sx={{
        '& > div': {
          position: 'absolute',
          left: 0,
          right: 0,
          height: BAND_PX,
          px: 1.5,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        },
      }}
    >
      <Box sx={{ top: 0 }}>
        <span style={{ marginInline: 'auto' }}>↑ {t('flavour.map.top')}</span>
      </Box>
      <Box sx={{ bottom: 0 }}>
        <span>← {t('flavour.map.left')}</span>
        <span>↓ {t('flavour.map.bottom')}</span>
        <span>{t('flavour.map.right')} →</span>
      </Box>
    </Box>
  );
}
