import { builder, longAgo } from './builders.ts';
import { now, type Data } from './values.ts';

export const ORDER = 'o'.repeat(22);
export const HOUR = 3_600_000;
const EIGHT_DAYS = 8 * 24 * HOUR;

export const inTime = (ms: number) => new Date(Date.now() + ms);

/** A menu as guests see it, open. */
export const makePublicMenu = builder({
  title: 'Friday',
  is_open: true,
  takes_orders: false,
  asks_code: false,
  sections: [],
  updated_at: longAgo,
});

/** The gate of Ana's menu, which takes orders with a code for an hour. */
export const makeGate = (changes: Data = {}): Data => ({
  host_uids: ['ana'],
  is_taking: true,
  closes_at: inTime(HOUR),
  door_code: 'fig',
  max_open: 40,
  is_full: false,
  available_ids: [20001],
  ...changes,
});

/** An order as Gia makes it, and what is counted of her with it. */
export const makeOrder = (changes: Data = {}): Data => ({
  id: ORDER,
  guest_uid: 'gia',
  guest_name: 'Gia',
  recipe_id: 20001,
  servings: 1,
  note: '',
  door_code: 'fig',
  status: 'new',
  reason: null,
  created_at: now,
  updated_at: now,
  expires_at: inTime(EIGHT_DAYS),
  ...changes,
});
export const makeGuest = (changes: Data = {}): Data => ({
  guest_name: 'Gia',
  last_order_at: now,
  last_order_id: ORDER,
  order_count: 1,
  basket_count: 1,
  expires_at: inTime(EIGHT_DAYS),
  ...changes,
});
