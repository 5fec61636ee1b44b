import type { ReactNode } from 'react';
import { lazyComponent } from './lazy-component.ts';

/** What stands around all screens behind the guard, in a file of its own. */
export const MEMBER_FRAME = lazyComponent<{ children: ReactNode }>(async () =>
  (await import('./members-frame.ts')).membersFrame(),
);
