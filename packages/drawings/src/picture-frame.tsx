import type { ReactNode } from 'react';
import { UNITS } from './line-width.ts';

/** What every drawing of the cabinet takes besides what it draws. */
export interface PictureProps {
  /** Edge length of the square picture in CSS pixels; it fills its container where left out. */
  size?: number;
  /** Names the picture for screen readers; without it the picture is decoration. */
  title?: string;
  /** Draws the cabinet's niche behind it; true if left out. */
  niche?: boolean;
}

/** The square every drink, bottle and fruit is drawn in. */
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
