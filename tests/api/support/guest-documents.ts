import { stored } from '../../rules/support/builders.ts';
import type { Write } from '../../rules/support/rest.ts';
import { now, type Data } from '../../rules/support/values.ts';

/** A menu that is shown to guests, its bar, and what was ordered there: a token for each, so that no attempt meets another. */
export const TOKENS = {
  publication: 'p'.repeat(22),
  menu: 'm'.repeat(22),
  gate: 'g'.repeat(22),
  orders: 'o'.repeat(22),
} as const;

const CABINET = 46_001;
const HOUR_MS = 3_600_000;

export const publicationOf = (changes: Data = {}): Data => ({
  id: TOKENS.publication,
  menu_id: 1,
  bar_cabinet_id: CABINET,
  title: 'Friday',
  greeting: '',
  shows: { recipe: true, strength: true, pictures: true },
  hides_unavailable: false,
  created_at: now,
  updated_at: now,
  ...changes,
});

/** One that is closed: open ones are read by everybody who has the link. */
export const publicMenuOf = (changes: Data = {}): Data => ({
  title: 'Friday',
  is_open: false,
  takes_orders: false,
  asks_code: false,
  sections: [],
  updated_at: now,
  ...changes,
});

export const gateOf = (uid: string, changes: Data = {}): Data => ({
  host_uids: [uid],
  is_taking: true,
  closes_at: new Date(Date.now() + HOUR_MS),
  door_code: '',
  max_open: 40,
  open_orders: 0,
  last_order_id: null,
  available_ids: [20001],
  ...changes,
});

export const orderOf = (guest_uid: string, changes: Data = {}): Data => ({
  id: 'i'.repeat(22),
  guest_uid,
  guest_name: 'Gia',
  recipe_id: 20001,
  servings: 1,
  note: '',
  door_code: '',
  status: 'new',
  reason: null,
  created_at: now,
  updated_at: now,
  expires_at: new Date(Date.now() + HOUR_MS),
  ...changes,
});

export const guestOf = (changes: Data = {}): Data => ({
  guest_name: 'Gia',
  last_order_at: now,
  last_order_id: 'i'.repeat(22),
  order_count: 1,
  expires_at: new Date(Date.now() + HOUR_MS),
  ...changes,
});

/** What lies there before anybody tries: the cabinet that names the publication, and the gates of the others. */
export const laidBefore = (uid: string, cabinet: (changes: Data) => Data): Write[] => [
  {
    path: `users/${uid}/bar_cabinets/${CABINET}`,
    data: stored({ ...cabinet({ id: CABINET }), publications: [TOKENS.publication] }),
  },
  ...[TOKENS.menu, TOKENS.orders].map((token) => ({
    path: `public_menus/${token}/gate/now`,
    data: gateOf(uid),
  })),
];
