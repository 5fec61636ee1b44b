import { createElement, type ReactElement, type SVGAttributes } from 'react';

export type IconProps = {
  /** Edge length in CSS pixels, or any CSS length; 24 if not given. */
  size?: number | string;
  /** A name for screen readers; without it the icon is decoration. */
  title?: string;
  /** Filled with the colour of its stroke, as a favourite is. */
  filled?: boolean;
};

/**
 * An icon of one path on a 24-unit grid, with one round stroke in the colour of the text around it. The note
 * below lets a build leave out the icons that nothing shows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(d: string, look?: SVGAttributes<SVGPathElement>): (props: IconProps) => ReactElement {
  return ({ size = 24, title, filled }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        focusable: 'false',
        style: { flex: 'none' },
        ...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }),
      },
      createElement('path', { d, ...(filled && { fill: 'currentColor' }), ...look }),
    );
}
