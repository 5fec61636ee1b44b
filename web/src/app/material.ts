import type { ReactNode } from 'react';
import { lazyComponent } from './lazy-component.ts';

/** Material's theme, in a file of its own that all screens behind the guard share. */
export const MATERIAL = lazyComponent<{ children: ReactNode }>(async () =>
  (await import('./members-frame.ts')).membersFrame(),
);
