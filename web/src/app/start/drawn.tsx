import { useLayoutEffect, type ReactNode } from 'react';

/** Calls `onDrawn` in the same breath as its content is there. */
export function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}
