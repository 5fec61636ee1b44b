import type { PublicMenu } from '@cellaret/domain/guests/guests';
import { Timestamp } from 'firebase-admin/firestore';
import { makePublication, stored } from '../../rules/support/builders.ts';
import { makeGate, makeOrder, makePublicMenu } from '../../rules/support/guest-builders.ts';
import type { Write } from '../../rules/support/rest.ts';
import { now, type Data } from '../../rules/support/values.ts';
import { database } from '../../support/data/database.ts';

/** The document at a path, with moments as dates; undefined if there is none. */
export async function firestoreOf(path: string): Promise<Record<string, unknown> | undefined> {
  const data = (await database.doc(path).get()).data();
  if (!data) return undefined;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

/** A token each for the publication, menu, gate and orders, so that no attempt meets another. */
export const TOKENS = {
  publication: 'p'.repeat(22),
  menu: 'm'.repeat(22),
  gate: 'g'.repeat(22),
  orders: 'o'.repeat(22),
} as const;

const CABINET = 46_001;

export const publicationOf = (changes: Data = {}): Data =>
  makePublication(TOKENS.publication, { bar_cabinet_id: CABINET, ...changes });

/** One that is closed: open ones are read by everybody who has the link. */
export const publicMenuOf = (changes: Data = {}): Data =>
  makePublicMenu({ is_open: false, updated_at: now, ...changes });

export const gateOf = (uid: string): Data => makeGate({ host_uids: [uid], door_code: '' });

export const orderOf = (guest_uid: string, changes: Data = {}): Data =>
  makeOrder({ guest_uid, door_code: '', ...changes });

/** There before each attempt: the cabinet that names the publication, and the gates of the others. */
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

/** A menu as guests see it, and one drink of it; undefined as long as it is not there. */
export const shownMenu = async (token: string) =>
  (await firestoreOf(`public_menus/${token}`)) as PublicMenu | undefined;
export const shownDrink = async (token: string, id: number) =>
  (await shownMenu(token))?.sections.flatMap(({ items }) => items).find(({ recipe_id }) => recipe_id === id);
