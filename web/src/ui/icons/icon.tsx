import type { ReactNode } from 'react';

export type IconProps = {
  /** Edge length in CSS pixels, or any CSS length; 24 if not given. */
  size?: number | string;
  /** A name for screen readers; without it the icon is decoration. */
  title?: string;
};

/** The frame of every icon: a 24-unit grid, one round stroke in the colour of the text around it. */
export function Icon({ size = 24, title, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      style={{ flex: 'none' }}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
