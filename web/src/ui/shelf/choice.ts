import type { ReactNode } from 'react';

/** Something that can be put on a shelf (a cabinet or a menu): a suggestion or a search hit. */
export interface Choice<T> {
  id: number;
  /** What is handed back when it is chosen. */
  item: T;
  name: string;
  /** One line that helps to choose. */
  detail: string;
  picture: ReactNode;
  /** Why it is suggested. */
  reason?: string;
}
