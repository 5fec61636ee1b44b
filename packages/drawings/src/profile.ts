/**
 * The right half of a solid of revolution, from the rim down, as half widths and heights (y downwards). A
 * segment is a line to [half, y] or a cubic curve [half1, y1, half2, y2, half, y]; y never decreases.
 */
export type Profile = { start: Point; segments: readonly (Point | Curve)[] };
export type Point = readonly [half: number, y: number];
type Curve = readonly [number, number, number, number, number, number];
type Cubic = readonly [Point, Point, Point, Point];

/** Where a vessel's axis stands in a drawing of 120 by 120 units. */
export const AXIS = 60;

const mid = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The profile as a chain of cubic curves. */
function cubics({ start, segments }: Profile): Cubic[] {
  let from = start;
  return segments.map((segment) => {
    const cubic: Cubic =
      segment.length === 2
        ? [from, mid(from, segment, 1 / 3), mid(from, segment, 2 / 3), segment]
        : [from, [segment[0], segment[1]], [segment[2], segment[3]], [segment[4], segment[5]]];
    from = cubic[3];
    return cubic;
  });
}

/** Splits a cubic curve at t (de Casteljau); returns the part after t. */
function after([a, b, c, d]: Cubic, t: number): Cubic {
  const [ab, bc, cd] = [mid(a, b, t), mid(b, c, t), mid(c, d, t)];
  const [abc, bcd] = [mid(ab, bc, t), mid(bc, cd, t)];
  return [mid(abc, bcd, t), bcd, cd, d];
}

/** The t at which a descending curve reaches a height. */
function crossing(cubic: Cubic, y: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const t = (low + high) / 2;
    if (after(cubic, t)[0][1] < y) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

/** The part of a profile below a height. */
function cut(profile: Profile, y: number): Cubic[] {
  const below = cubics(profile).filter((cubic) => cubic[3][1] > y);
  const [first, ...rest] = below;
  if (!first) return [];
  return [first[0][1] >= y ? first : after(first, crossing(first, y)), ...rest];
}

/** Half the width at a height; that of the rim above it, 0 below the end. */
export function halfWidthAt(profile: Profile, y: number): number {
  return cut(profile, y)[0]?.[0][0] ?? 0;
}

const n = (value: number) => String(Math.round(value * 100) / 100);

/**
 * SVG path of a profile's outline around the axis x, below `from`. `close` closes the top with half an
 * ellipse of that ratio of height to width; undefined leaves the path open.
 */
export function outline(profile: Profile, options: { from?: number; close?: number } = {}): string {
  const curves = cut(profile, options.from ?? profile.start[1]);
  const first = curves[0];
  const last = curves.at(-1);
  if (!first || !last) return '';
  const right = ([half, y]: Point) => `${n(AXIS + half)} ${n(y)}`;
  const left = ([half, y]: Point) => `${n(AXIS - half)} ${n(y)}`;
  const down = curves.map(([, b, c, d]) => `C${right(b)} ${right(c)} ${right(d)}`).join('');
  const up = curves
    .toReversed()
    .map(([a, b, c]) => `C${left(c)} ${left(b)} ${left(a)}`)
    .join('');
  const half = first[0][0];
  const top =
    options.close === undefined ? '' : `A${n(half)} ${n(half * options.close)} 0 0 0 ${right(first[0])}Z`;
  return `M${right(first[0])}${down}L${left(last[3])}${up}${top}`;
}

/** SVG path of a highlight on the left side, through the given heights. */
export const shineAlong = (profile: Profile, heights: readonly number[]): string =>
  `M${heights.map((y) => `${(AXIS - halfWidthAt(profile, y) * 0.8).toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
