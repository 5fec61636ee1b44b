import type { CSSProperties, ReactNode } from 'react';

const HIDDEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

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
