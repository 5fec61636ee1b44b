import { z } from 'zod';
import { givenName, id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { menuCard } from './menu-card.ts';

export const menuInput = z.strictObject({ menu_name: givenName, is_active: z.boolean() });

/** Input to add or remove a recipe (an upsert). */
export const menuItemInput = z.strictObject({ recipe_id: id, is_deleted: z.boolean() });

export type MenuItemInput = z.infer<typeof menuItemInput>;

/** An entry of a menu's `items` map, by recipe id. */
export const menuEntry = z.strictObject({ recipe_name: text(LIMITS.name), is_deleted: z.boolean() });

/** `users/{uid}/menus/{id}`, with timestamps as dates. */
export const menuDocument = z.strictObject({
  id,
  menu_name: z.string(),
  items: z.record(z.string(), menuEntry),
  /** Absent if the menu was never arranged. */
  card: menuCard.optional(),
  last_item_id: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type MenuEntry = z.infer<typeof menuEntry>;
export type Menu = z.infer<typeof menuDocument>;
