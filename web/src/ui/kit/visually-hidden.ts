import type { CSSProperties } from 'react';

/** Spoken, not seen. In pixels, because Material's `sx` takes 1 for the whole width. */
export const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies CSSProperties;
