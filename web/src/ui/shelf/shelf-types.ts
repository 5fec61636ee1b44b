import type { ReactNode } from 'react';
import type { Loaded } from '#lib/hooks/use-loaded.ts';
import type { Reading } from '#lib/hooks/use-reading.ts';

/** Something that can be put on a shelf (a cabinet or a menu): a suggestion or a search hit. */
export interface Choice<T> {
  id: number;
  /** The value returned when it is chosen. */
  item: T;
  name: string;
  /** One line that helps to choose. */
  detail: string;
  picture: ReactNode;
  isDrink?: boolean;
  /** Why it is suggested. */
  reason?: ReactNode;
}

interface ShelfName {
  id: number;
  name: string;
}

/** Which cabinet or menu is shown, and what can be done with it and the others. */
export interface ChosenShelf {
  ready: boolean;
  /** True if this person may change the shelf. */
  mayChange: boolean;
  /** The state of reading the shelves: only a finished read shows that there are none. */
  reading: Reading;
  /** Changes wait for the network. */
  pending: boolean;
  shelves: readonly ShelfName[];
  /** The one that is shown; null where the person keeps none. */
  selected: ShelfName | null;
  select: (id: number) => Promise<void>;
  create: (name: string) => Promise<void>;
  rename: (name: string) => Promise<void>;
  remove: () => void;
}

/** Adding to and removing from a shelf. */
export interface Filling<T> {
  suggestions: Loaded<readonly { id: number }[]>;
  /** The suggestions, as they are shown. */
  choices: readonly Choice<T>[];
  search: (query: string, signal: AbortSignal) => Promise<readonly Choice<T>[]>;
  add: (item: T) => void;
  remove: (id: number) => void;
  /** Creates a missing thing: in place and added, or on a page of its own. */
  create: { here: (name: string) => void } | { at: (name: string) => string };
}

/** Texts that differ between cabinet and menu. */
export interface ShelfTexts {
  /** Names the controls in the page. */
  id: string;
  title: string;
  picker: string;
  list: string;
  /** Of the box in which one finds something in it. */
  find: string;
  empty: string;
  addButton: string;
  addTitle: string;
  placeholder: string;
  /** Of the button that creates what was not found. */
  create: (name: string) => string;
}
