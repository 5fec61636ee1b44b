// Orders of a guest.
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  guest as guestSchema,
  GUEST_PATHS,
  order as orderSchema,
  type Order,
} from '@cellaret/domain/guests/guests';
import {
  collection,
  doc,
  getDoc,
  increment,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import { onceLoaded } from '#lib/once-loaded.ts';
import { knownGuest, signedInGuest } from './guest-account.ts';
import { fromStored, guestFirestore } from './guest-firestore.ts';

export interface Wish {
  recipe_id: number;
  guest_name: string;
  servings: number;
  note: string;
  door_code: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Why an order was not taken, as far as a guest can know. */
export type Refusal = 'too-soon' | 'too-many' | 'refused' | 'unreachable';

/** One line without characters that turn, hide or break what stands beside them: the rules take no others. */
export const asLine = (text: string): string =>
  text
    .replace(/[\p{Zl}\p{Zp}\n\r\t]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();

/** Why a guest's order was not taken; 'joins' if it fits into the basket of a moment ago. */
async function reasonFor(token: string, uid: string): Promise<Refusal | 'joins'> {
  const { betweenSeconds, basket, perGuest } = LIMITS.guests;
  const found = await getDoc(doc(await guestFirestore(), GUEST_PATHS.guest(token, uid)));
  const counted = guestSchema.safeParse(fromStored(found.data() ?? {})).data;
  if (!counted) return 'refused';
  if (counted.order_count >= perGuest) return 'too-many';
  if (Date.now() - counted.last_order_at.getTime() >= betweenSeconds * 1000) return 'refused';
  return counted.basket_count < basket ? 'joins' : 'too-soon';
}

const codeOf = (failure: unknown): unknown => (failure as { code?: unknown }).code;

/**
 * True if an order exists after all: if its answer was lost and it was sent again, the second one is refused.
 */
const isThere = async (token: string, id: string): Promise<boolean> =>
  getDoc(doc(await guestFirestore(), GUEST_PATHS.order(token, id))).then(
    (found) => found.exists(),
    () => false,
  );

/** An order and the guest's count in one commit, each of which the rules prove by the other. */
async function commitOrder(
  token: string,
  id: string,
  uid: string,
  wish: Wish,
  joins: boolean,
): Promise<void> {
  const firestore = await guestFirestore();
  const at = (path: string) => doc(firestore, path);
  const expires_at = new Date(Date.now() + LIMITS.guests.keptDays * DAY_MS);
  await runTransaction(firestore, (commit) => {
    const counted = {
      guest_name: wish.guest_name,
      last_order_at: serverTimestamp(),
      last_order_id: id,
      order_count: increment(1),
      basket_count: joins ? increment(1) : 1,
      expires_at,
    };
    commit.set(at(GUEST_PATHS.guest(token, uid)), counted, { merge: true });
    commit.set(at(GUEST_PATHS.order(token, id)), {
      ...wish,
      id,
      guest_uid: uid,
      status: 'new',
      reason: null,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      expires_at,
    });
    return Promise.resolve();
  });
}

/**
 * Orders, in the basket of the order before if that was a moment ago. Returns why not, or null. A transaction
 * although it reads nothing: it is sent now or fails. A batch would wait for a network, and order when nobody
 * wants it any more.
 */
export async function placeOrder(token: string, wish: Wish, joins = false): Promise<Refusal | null> {
  if (!navigator.onLine) return 'unreachable';
  const id = newToken();
  let uid: string | undefined;
  try {
    uid = await signedInGuest();
    await commitOrder(token, id, uid, wish, joins);
    return null;
  } catch (failure) {
    if (uid === undefined || codeOf(failure) !== 'permission-denied') return 'unreachable';
    if (await isThere(token, id)) return null;
    const reason = await reasonFor(token, uid).catch(() => 'refused' as const);
    if (reason !== 'joins') return reason;
    return joins ? 'refused' : placeOrder(token, wish, true);
  }
}

/** Takes back what nobody has begun. False where that is too late, or nobody can be asked. */
export async function cancelOrder(token: string, id: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const firestore = await guestFirestore();
  return runTransaction(firestore, (commit) => {
    const cancelled = { status: 'cancelled', updated_at: serverTimestamp() };
    commit.update(doc(firestore, GUEST_PATHS.order(token, id)), cancelled);
    return Promise.resolve();
  }).then(
    () => true,
    () => false,
  );
}

/** Follows the orders of this phone, the latest first; none where it never ordered. Returns what ends it. */
export function followOwnOrders(token: string, next: (orders: Order[]) => void): () => void {
  const follow = ([uid, firestore]: [string | null, Firestore]) => {
    if (uid === null) return () => undefined;
    const own = query(
      collection(firestore, GUEST_PATHS.orders(token)),
      where('guest_uid', '==', uid),
      limit(LIMITS.liveList),
    );
    return onSnapshot(
      own,
      (found) =>
        next(
          found.docs
            .flatMap((entry) => {
              const data = fromStored(entry.data({ serverTimestamps: 'estimate' }));
              return orderSchema.safeParse(data).data ?? [];
            })
            .sort((a, b) => b.created_at.getTime() - a.created_at.getTime()),
        ),
      () => undefined,
    );
  };
  return onceLoaded(Promise.all([knownGuest(), guestFirestore()]), follow, () => undefined);
}
