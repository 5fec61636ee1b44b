import type { MapPoint } from './flavour.ts';

/** The visible part of the map: its centre and half its size, in the units of `MapPoint`. */
export interface MapWindow {
  readonly x: number;
  readonly y: number;
  readonly half_width: number;
  readonly half_height: number;
}

export interface Placed extends MapPoint {
  readonly id: number;
}

export interface MapField<P extends Placed> {
  /** Column from the left, row from the top. */
  readonly column: number;
  readonly row: number;
  /** At least one; the one nearest to the centre first. */
  readonly places: readonly P[];
}

/** The map covers −1 to 1, plus a margin so that nothing is on the edge. */
const EDGE = 1.05;

/** Maximum zoom: nearer drinks taste the same. */
const LEAST_HALF = 0.02;

/** Margin around the places, as a fraction. */
const MARGIN = 0.08;

/** The window that contains all places with a margin; the whole map if there are none. */
export function windowOfAll(places: readonly MapPoint[]): MapWindow {
  if (places.length === 0) return { x: 0, y: 0, half_width: EDGE, half_height: EDGE };
  const span = (values: readonly number[]): [middle: number, half: number] => {
    const low = values.reduce((least, value) => Math.min(least, value));
    const high = values.reduce((most, value) => Math.max(most, value));
    return [(low + high) / 2, Math.max(LEAST_HALF, ((high - low) / 2) * (1 + 2 * MARGIN))];
  };
  const [x, half_width] = span(places.map((place) => place.x));
  const [y, half_height] = span(places.map((place) => place.y));
  return { x, y, half_width, half_height };
}

/** A panned and zoomed window (`zoom` 2: half the size), limited to `whole`. */
export function windowWithin(whole: MapWindow, { x, y, zoom }: MapPoint & { zoom: number }): MapWindow {
  const half = (most: number): number => Math.min(most, Math.max(LEAST_HALF, most / zoom));
  const half_width = half(whole.half_width);
  const half_height = half(whole.half_height);
  const kept = (value: number, middle: number, room: number): number =>
    Math.min(middle + room, Math.max(middle - room, value));
  return {
    x: kept(x, whole.x, whole.half_width - half_width),
    y: kept(y, whole.y, whole.half_height - half_height),
    half_width,
    half_height,
  };
}

/** True if a place is in a window, edges included. */
export const isSeen = ({ x, y, half_width, half_height }: MapWindow, place: MapPoint): boolean =>
  Math.abs(place.x - x) <= half_width && Math.abs(place.y - y) <= half_height;

/** The position of a place in a window: 0 … 1 from the left and the top. */
export const shareOf = (
  { x, y, half_width, half_height }: MapWindow,
  place: MapPoint,
): { left: number; top: number } => ({
  left: (place.x - x + half_width) / (2 * half_width),
  top: (y + half_height - place.y) / (2 * half_height),
});

/** Groups visible places by cells, to limit the number of markers. No empty cells; sorted by row. */
export function fieldsOf<P extends Placed>(
  window: MapWindow,
  places: readonly P[],
  grid: { readonly columns: number; readonly rows: number },
): MapField<P>[] {
  const cell = (share: number, count: number): number => Math.min(count - 1, Math.floor(share * count));
  const fields = new Map<number, P[]>();
  for (const place of places) {
    if (!isSeen(window, place)) continue;
    const { left, top } = shareOf(window, place);
    const key = cell(top, grid.rows) * grid.columns + cell(left, grid.columns);
    const held = fields.get(key);
    if (held) held.push(place);
    else fields.set(key, [place]);
  }
  return [...fields]
    .sort(([a], [b]) => a - b)
    .map(([key, held]) => {
      const column = key % grid.columns;
      const row = Math.floor(key / grid.columns);
      const off = (place: P): number => {
        const { left, top } = shareOf(window, place);
        return Math.hypot(left * grid.columns - column - 0.5, top * grid.rows - row - 0.5);
      };
      return { column, row, places: held.sort((a, b) => off(a) - off(b) || a.id - b.id) };
    });
}
