import { z } from 'zod';
import type { Place } from '../core/collections.ts';
import { id, name, text, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { CURRENCIES } from '../menus/menu.ts';

/** Optional details that guests see. */
const shows = z.strictObject({ recipe: z.boolean(), strength: z.boolean(), pictures: z.boolean() });

/** `{place}/publications/{token}`: publishes a menu to guests; a cabinet determines availability. */
export const publication = z.strictObject({
  id: token,
  menu_id: id,
  bar_cabinet_id: id,
  title: name,
  greeting: text(LIMITS.guests.greeting),
  shows,
  /** True hides unavailable drinks; false shows them as unavailable. */
  hides_unavailable: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type Publication = z.infer<typeof publication>;

const publicLine = z.object({
  name: z.string(),
  quantity: z.int(),
  unit: z.object({
    id,
    quantity_unit_name: z.string(),
    quantity_unit_name_plural: z.string(),
    unit_system_id: z.int().nullable(),
    volume_ml: z.number(),
    weight_gram: z.number(),
  }),
  garnish_only: z.boolean(),
  optional: z.boolean(),
});

/** A drink on a public menu. Hidden details are null. */
export const publicItem = z.object({
  recipe_id: id,
  name: z.string(),
  description: z.string(),
  ingredient_names: z.array(z.string()),
  lines: z.array(publicLine).nullable(),
  instructions: z.string().nullable(),
  /** Percent by volume. */
  strength: z.number().nullable(),
  /** The encoded appearance, see `look-code.ts`. */
  look: z.string(),
  cover: z.uuid().nullable(),
  /** In hundredths of the menu's currency; null without a price. */
  price: z.number().nullable().default(null),
  available: z.boolean(),
  /** The available drink with the nearest taste, for an unavailable one. */
  instead_id: id.nullable(),
});

export type PublicItem = z.infer<typeof publicItem>;

/** `public_menus/{token}`: read by guests, written by functions; hosts open and close it. */
export const publicMenu = z.object({
  title: z.string(),
  greeting: z.string(),
  is_open: z.boolean(),
  /** True if guests may order, and if they need a code that is displayed in the room. */
  takes_orders: z.boolean(),
  asks_code: z.boolean(),
  hides_unavailable: z.boolean(),
  currency: z.enum(CURRENCIES).nullable().default(null),
  sections: z.array(z.object({ name: z.string(), items: z.array(publicItem) })),
  recipe_ids: z.array(id),
  updated_at: z.date(),
});

export type PublicMenu = z.infer<typeof publicMenu>;

/** `public_menus/{token}/gate/now`: the ordering state for the rules. Secret: it has the access code. */
export const gate = z.object({
  host_uids: z.array(z.string()),
  /** The bar that owns the menu; absent if it belongs to the first host. */
  bar_id: token.optional(),
  is_taking: z.boolean(),
  closes_at: z.date(),
  /** The access code; empty if none is required. */
  door_code: z.string().max(LIMITS.guests.doorCode.max),
  /** True while as many orders are open as the bar takes at once; functions count them. */
  is_full: z.boolean(),
  max_open: z.int(),
  available_ids: z.array(id),
  /** The VAPID public key; null if push is not configured. */
  push_key: z.string().nullable().default(null),
});

export type Gate = z.infer<typeof gate>;

export const ORDER_STATUSES = ['new', 'making', 'ready', 'served', 'declined', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states in which the bar still has to act on an order. */
export const OPEN_STATUSES = ['new', 'making', 'ready'] as const satisfies OrderStatus[];
export type OpenStatus = (typeof OPEN_STATUSES)[number];

export const DECLINE_REASONS = ['ran-out', 'too-busy', 'closing'] as const;

export const order = z.strictObject({
  id: token,
  guest_uid: z.string(),
  guest_name: z.string(),
  recipe_id: id,
  servings: z.int().min(LIMITS.guests.servings.min).max(LIMITS.guests.servings.max),
  note: z.string(),
  door_code: z.string(),
  status: z.enum(ORDER_STATUSES),
  reason: z.enum(DECLINE_REASONS).nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  expires_at: z.date(),
});

export type Order = z.infer<typeof order>;

export const isOpenOrder = <O extends { status: OrderStatus }>(
  order: O,
): order is O & { status: OpenStatus } => OPEN_STATUSES.some((status) => status === order.status);

/** `public_menus/{token}/guests/{uid}`: a guest's number of orders and the last one. */
export const guest = z.strictObject({
  guest_name: z.string(),
  last_order_at: z.date(),
  last_order_id: token,
  order_count: z.int(),
  /** Orders in a row without a pause. */
  basket_count: z.int(),
  expires_at: z.date(),
});

/** Document paths for guests. Kept out of the other paths, so that only code about guests loads them. */
export const GUEST_PATHS = {
  publications: (place: Place) => `${place}/publications`,
  publication: (place: Place, menuToken: string) => `${place}/publications/${menuToken}`,
  publicMenus: 'public_menus',
  publicMenu: (menuToken: string) => `public_menus/${menuToken}`,
  gate: (menuToken: string) => `public_menus/${menuToken}/gate/now`,
  guest: (menuToken: string, uid: string) => `public_menus/${menuToken}/guests/${uid}`,
  guests: (menuToken: string) => `public_menus/${menuToken}/guests`,
  orders: (menuToken: string) => `public_menus/${menuToken}/orders`,
  /** When the hosts were last notified of orders; only functions read it. */
  notice: (menuToken: string) => `public_menus/${menuToken}/notices/now`,
  order: (menuToken: string, orderId: string) => `public_menus/${menuToken}/orders/${orderId}`,
} as const;

export const guestMenuPath = (menuToken: string): string => `/m/${menuToken}`;

export const ordersPath = (menuToken: string): string => `/orders/${menuToken}`;
