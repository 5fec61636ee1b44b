import { createStore } from './store.ts';

/** A published menu that takes orders at present. */
export interface OpenEvening {
  token: string;
  title: string;
  /** Orders that are not served yet. */
  orders: number;
}

/** The open evenings of which the reader is a host: told by a listener, shown by the frame. */
export const openEvenings = createStore<readonly OpenEvening[]>([]);
