import type { MapPoint } from '@cellaret/domain/taste/flavour';
import { windowWithin, type MapWindow } from '@cellaret/domain/taste/flavour-map';

/** Where somebody looks: a middle, and how close (1: everything). */
export interface MapView extends MapPoint {
  readonly zoom: number;
}

/** No closer than this. */
export const CLOSEST = 32;
/** One press of a key or button. */
const STEP = 1.6;
const SHIFT = 0.35;

/** The view that shows everything. */
export const wholeView = (whole: MapWindow): MapView => ({ x: whole.x, y: whole.y, zoom: 1 });

/** A view kept within the map. */
export function keptView(whole: MapWindow, view: MapView): MapView {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom));
  const { x, y } = windowWithin(whole, { ...view, zoom });
  return { x, y, zoom };
}

/** A view `factor` times as close, with the place under `at` staying where it is. */
export function zoomed(whole: MapWindow, view: MapView, factor: number, at: MapPoint = view): MapView {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * factor));
  const kept = view.zoom / zoom;
  return keptView(whole, { x: at.x + (view.x - at.x) * kept, y: at.y + (view.y - at.y) * kept, zoom });
}

/** A view moved by so many of its own widths and heights. */
export function moved(whole: MapWindow, view: MapView, across: number, up: number): MapView {
  const { half_width, half_height } = windowWithin(whole, view);
  return keptView(whole, {
    ...view,
    x: view.x + across * 2 * half_width,
    y: view.y + up * 2 * half_height,
  });
}

/** The view after a key; null for keys without a meaning here. */
export function viewAfterKey(whole: MapWindow, view: MapView, key: string): MapView | null {
  switch (key) {
    case 'ArrowLeft':
      return moved(whole, view, -SHIFT, 0);
    case 'ArrowRight':
      return moved(whole, view, SHIFT, 0);
    case 'ArrowUp':
      return moved(whole, view, 0, SHIFT);
    case 'ArrowDown':
      return moved(whole, view, 0, -SHIFT);
    case '+':
    case '=':
      return zoomed(whole, view, STEP);
    case '-':
      return zoomed(whole, view, 1 / STEP);
    case '0':
    case 'Home':
      return wholeView(whole);
    default:
      return null;
  }
}

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A view as the address keeps it. */
export const writeView = ({ x, y, zoom }: MapView): Record<'x' | 'y' | 'zoom', string> => ({
  x: rounded(x),
  y: rounded(y),
  zoom: rounded(zoom),
});

/** The view of an address; null where it names none. */
export function readView(params: URLSearchParams): MapView | null {
  const [x, y, zoom] = ['x', 'y', 'zoom'].map((name) => Number.parseFloat(params.get(name) ?? ''));
  return x === undefined || y === undefined || zoom === undefined || ![x, y, zoom].every(Number.isFinite)
    ? null
    : { x, y, zoom };
}
