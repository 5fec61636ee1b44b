import { z } from 'zod';
import { givenName, id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { menuCard } from './menu-card.ts';

/** What a client sends to create or rename a menu. */
export const menuInput = z.strictObject({ menu_name: givenName, is_active: z.boolean() });

/** What a client sends to keep or remove a recipe (an upsert by recipe). */
export const menuItemInput = z.strictObject({ recipe_id: id, is_deleted: z.boolean() });

export type MenuItemInput = z.infer<typeof menuItemInput>;

/** One entry of a menu's `items` map, keyed by the recipe's id. */
export const menuEntry = z.strictObject({ recipe_name: text(LIMITS.name), is_deleted: z.boolean() });

/** `users/{uid}/menus/{id}`, timestamps as dates. */
export const menuDocument = z.strictObject({
  id,
  menu_name: z.string(),
  items: z.record(z.string(), menuEntry),
  /** Missing where nobody arranged it. */
  card: menuCard.optional(),
  last_item_id: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type MenuEntry = z.infer<typeof menuEntry>;
export type Menu = z.infer<typeof menuDocument>;
