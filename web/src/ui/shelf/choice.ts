import type { ReactNode } from 'react';

/** Something that can be put on a shelf (a cabinet or a menu): a suggestion or a search hit. */
export interface Choice {
  id: number;
  name: string;
  /** One line that helps to choose. */
  detail: string;
  picture: ReactNode;
  /** Why it is suggested. */
  reason?: string;
}
