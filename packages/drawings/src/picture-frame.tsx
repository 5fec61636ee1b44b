import type { ReactNode } from 'react';

/** Edge length of the drawing in its own units. */
const UNITS = 126;

/** Line width in drawing units that appears similar at all sizes: 1.4 px in a list, 2.6 px on a page. */
export const lineWidth = (size = UNITS): number => (UNITS / size) * (1.2 + size / 220);

/**
 * The arched niche with a shelf behind each picture. `glow` is a hex colour for the wall; the theme's
 * variables define the others.
 */
export function Niche({ glow }: { glow: string }) {
  return (
    <>
      <path
        d="M8 116V56a52 52 0 0 1 104 0v60Z"
        style={{
          fill: `color-mix(in oklab, color-mix(in oklab, ${glow} 55%, #F2B552) 22%, var(--c-palette-well, #F3EBDD))`,
        }}
      />
      <rect
        x="3"
        y="111.5"
        width="114"
        height="4.5"
        rx="1.5"
        style={{
          fill: 'color-mix(in oklab, var(--c-palette-primary-main, #8A5A12) 55%, var(--c-palette-well, #F3EBDD))',
        }}
      />
    </>
  );
}

/** The shadow of an object on the shelf. */
export function ShelfShadow({ half }: { half: number }) {
  return <ellipse cx="60" cy="111.5" rx={half + 5} ry="2.2" fill="#000" opacity="0.16" />;
}

/** Common properties of all drawings. */
export interface PictureProps {
  /** Edge length in CSS pixels; fills the container if absent. */
  size?: number;
  /** The name for screen readers; decorative if absent. */
  title?: string;
  /** Draws the niche behind it; true by default. */
  niche?: boolean;
}

/** The square SVG of every drawing. */
export function PictureFrame({
  size,
  title,
  children,
}: Pick<PictureProps, 'size' | 'title'> & { children: ReactNode }) {
  return (
    <svg
      data-drawing=""
      viewBox={`-3 -6 ${UNITS} ${UNITS}`}
      width={size ?? '100%'}
      height={size ?? '100%'}
      fill="none"
      focusable="false"
      style={{ color: 'var(--c-palette-text-primary, #1F1A17)', display: 'block', flex: 'none' }}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
