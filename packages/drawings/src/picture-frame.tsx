import type { ReactNode } from 'react';
import { UNITS } from './line-width.ts';

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
