import type { z } from 'zod';
import type { HouseRuleColumns } from '../availability/house-rules.ts';
import { COLLECTIONS, DOCUMENTS, type Place } from '../core/collections.ts';
import { type MenuCard, menuDocument, type MenuEntry } from '../menus/menu.ts';
import type { UserPreferences } from '../people/user.ts';
import { barCabinetDocument, type BarCabinetEntry } from './bar-cabinet.ts';

/** A cabinet or menu: entries by item id, and a name in the field `N`. */
export type Shelf<N extends string, E> = {
  id: number;
  items: Record<string, E>;
  /** Substitution rules; only for cabinets. */
  house_rules?: HouseRuleColumns | undefined;
  /** The arrangement; only for menus. */
  card?: MenuCard | undefined;
  last_item_id: string | null;
  created_at: Date;
  updated_at: Date;
} & Record<N, string>;

export type ShelfPointer = Extract<keyof UserPreferences, 'active_bar_cabinet_id' | 'active_menu_id'>;

export interface ShelfKind<N extends string, E> {
  /** English names of the shelf and of its items, for messages. */
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

export const keptEntries = <E extends { is_deleted: boolean }>(shelf: {
  items: Record<string, E>;
}): [id: number, entry: E][] =>
  Object.entries(shelf.items)
    .filter(([, entry]) => !entry.is_deleted)
    .map(([key, entry]) => [Number(key), entry]);
