import { z } from 'zod';
import type { Place } from '../core/collections.ts';
import { id, name, text, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { CURRENCIES } from '../menus/menu-card.ts';

/** What of a menu guests see besides names. */
const shows = z.strictObject({ recipe: z.boolean(), strength: z.boolean(), pictures: z.boolean() });

/** `{place}/publications/{token}`: a menu as its keeper shows it to guests, by the stock of a cabinet. */
export const publication = z.strictObject({
  id: token,
  menu_id: id,
  bar_cabinet_id: id,
  title: name,
  greeting: text(LIMITS.guests.greeting),
  shows,
  /** Leaves out what cannot be made, instead of saying so. */
  hides_unavailable: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type Publication = z.infer<typeof publication>;

/** A line of a drink, as much as is needed to say its amount in the reader's units. */
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

/** A drink on a menu for guests. What the host does not show is not there. */
export const publicItem = z.object({
  recipe_id: id,
  name: z.string(),
  description: z.string(),
  ingredient_names: z.array(z.string()),
  lines: z.array(publicLine).nullable(),
  instructions: z.string().nullable(),
  /** Percent by volume. */
  strength: z.number().nullable(),
  /** The drawing, as `look-code.ts` writes it. */
  look: z.string(),
  cover: z.uuid().nullable(),
  /** In hundredths of the menu's money; null where nobody says. */
  price: z.number().nullable().default(null),
  available: z.boolean(),
  /** What is there and tastes nearest, for what is not. */
  instead_id: id.nullable(),
});

export type PublicItem = z.infer<typeof publicItem>;

/** `public_menus/{token}`: what guests read, in one document. Functions write it; hosts say whether it is open and takes orders. */
export const publicMenu = z.object({
  title: z.string(),
  greeting: z.string(),
  is_open: z.boolean(),
  /** Whether guests may order, and whether a sign in the room says a code for it. */
  takes_orders: z.boolean(),
  asks_code: z.boolean(),
  hides_unavailable: z.boolean(),
  /** What prices are in; null where there are none. */
  currency: z.enum(CURRENCIES).nullable().default(null),
  sections: z.array(z.object({ name: z.string(), items: z.array(publicItem) })),
  recipe_ids: z.array(id),
  updated_at: z.date(),
});

export type PublicMenu = z.infer<typeof publicMenu>;

/** `public_menus/{token}/gate/now`: what orders are let in by. Guests never read it: hosts and the door's code are inside. */
export const gate = z.object({
  host_uids: z.array(z.string()),
  /** The bar whose menu this is, whoever its hosts are; missing where it is the first host's own. */
  bar_id: token.optional(),
  is_taking: z.boolean(),
  closes_at: z.date(),
  /** What a sign in the room says; empty where nobody is asked for it. */
  door_code: z.string().max(LIMITS.guests.doorCode.max),
  max_open: z.int(),
  open_orders: z.int(),
  last_order_id: z.string().nullable(),
  available_ids: z.array(id),
  /** What browsers subscribe to messages by; null where the operator sends none. */
  push_key: z.string().nullable().default(null),
});

export type Gate = z.infer<typeof gate>;

export const ORDER_STATUSES = ['new', 'making', 'ready', 'served', 'declined', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Why a host declines, in words of the reader's language. */
export const DECLINE_REASONS = ['ran-out', 'too-busy', 'closing'] as const;

/** `public_menus/{token}/orders/{id}`. */
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

/** `public_menus/{token}/guests/{uid}`: how often, and when last, a guest ordered. */
export const guest = z.strictObject({
  guest_name: z.string(),
  last_order_at: z.date(),
  last_order_id: token,
  order_count: z.int(),
  expires_at: z.date(),
});

/** Where all of it is stored: apart from the other paths, so that only what is about guests loads it. */
export const GUEST_PATHS = {
  publications: (place: Place) => `${place}/publications`,
  publication: (place: Place, menuToken: string) => `${place}/publications/${menuToken}`,
  publicMenus: 'public_menus',
  publicMenu: (menuToken: string) => `public_menus/${menuToken}`,
  gate: (menuToken: string) => `public_menus/${menuToken}/gate/now`,
  guest: (menuToken: string, uid: string) => `public_menus/${menuToken}/guests/${uid}`,
  guests: (menuToken: string) => `public_menus/${menuToken}/guests`,
  orders: (menuToken: string) => `public_menus/${menuToken}/orders`,
  /** When its hosts were last told of orders: only functions know. */
  notice: (menuToken: string) => `public_menus/${menuToken}/notices/now`,
  order: (menuToken: string, orderId: string) => `public_menus/${menuToken}/orders/${orderId}`,
} as const;

/** The address of a menu for guests, outside of the app. */
export const guestMenuPath = (menuToken: string): string => `/m/${menuToken}`;

/** The address of its orders, for whoever keeps it. */
export const ordersPath = (menuToken: string): string => `/orders/${menuToken}`;
