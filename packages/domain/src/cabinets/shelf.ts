import type { z } from 'zod';
import type { SwapRuleColumns } from '../availability/swap-rules.ts';
import { COLLECTIONS, DOCUMENTS, type Place } from '../core/collections.ts';
import type { MenuCard } from '../menus/menu-card.ts';
import { menuDocument, type MenuEntry } from '../menus/menu.ts';
import type { UserPreferences } from '../people/user.ts';
import { barCabinetDocument, type BarCabinetEntry } from './bar-cabinet.ts';

/** A cabinet or menu: entries under the id of what they refer to, and a name in the field `N`. */
export type Shelf<N extends string, E> = {
  id: number;
  items: Record<string, E>;
  /** What a cabinet says of stand-ins; no menu says anything of them. */
  swap_rules?: SwapRuleColumns | undefined;
  /** How a menu is arranged; no cabinet is. */
  card?: MenuCard | undefined;
  last_item_id: string | null;
  created_at: Date;
  updated_at: Date;
} & Record<N, string>;

/** The preferences that say which shelf of a kind is the active one. */
export type ShelfPointer = Extract<keyof UserPreferences, 'active_bar_cabinet_id' | 'active_menu_id'>;

/** What cabinets and menus differ in, but for their entries. */
export interface ShelfKind<N extends string, E> {
  /** What one is called, and what its entries refer to, in English. */
  noun: string;
  entryNoun: string;
  nameField: N;
  pointer: ShelfPointer;
  collection: (place: Place) => string;
  document: (place: Place, id: number) => string;
  schema: z.ZodType<Shelf<N, E>>;
}

export const BAR_CABINETS: ShelfKind<'bar_cabinet_name', BarCabinetEntry> = {
  noun: 'bar cabinet',
  entryNoun: 'ingredient',
  nameField: 'bar_cabinet_name',
  pointer: 'active_bar_cabinet_id',
  collection: COLLECTIONS.barCabinets,
  document: DOCUMENTS.barCabinet,
  schema: barCabinetDocument,
};

export const MENUS: ShelfKind<'menu_name', MenuEntry> = {
  noun: 'menu',
  entryNoun: 'recipe',
  nameField: 'menu_name',
  pointer: 'active_menu_id',
  collection: COLLECTIONS.menus,
  document: DOCUMENTS.menu,
  schema: menuDocument,
};

/** The entries of a shelf that are not removed. */
export const keptEntries = <E extends { is_deleted: boolean }>(shelf: {
  items: Record<string, E>;
}): [id: number, entry: E][] =>
  Object.entries(shelf.items)
    .filter(([, entry]) => !entry.is_deleted)
    .map(([key, entry]) => [Number(key), entry]);
