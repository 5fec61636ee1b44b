import type { ReactNode } from 'react';
import { HIDDEN } from './visually-hidden.ts';

interface VisuallyHiddenProps {
  children: ReactNode;
  live?: 'polite' | 'assertive';
  id?: string;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, live, id }: VisuallyHiddenProps) {
  return (
    <span
      id={id}
      style={HIDDEN}
      {...(live && { role: live === 'polite' ? 'status' : 'alert', 'aria-live': live })}
    >
      {children}
    </span>
  );
}
