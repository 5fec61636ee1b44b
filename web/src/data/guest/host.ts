import { LIMITS } from '@cellaret/domain/core/limits';
// The bar's side.
import {
  gate as gateSchema,
  GUEST_PATHS,
  order as orderSchema,
  publicMenu,
  type Gate,
  type Order,
  type OrderStatus,
  type PublicMenu,
} from '@cellaret/domain/guests/guests';
import {
  collection,
  doc,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { hostSession } from './host-session.ts';
import { fromStored } from './stored.ts';

export interface Bar {
  gate: Gate;
  menu: PublicMenu;
  orders: readonly Order[];
}

/** State of a host's screen: signed out, not theirs (or unknown), or the bar. */
export type BarState = { state: 'loading' | 'signed-out' | 'foreign' } | { state: 'open'; bar: Bar };

/** Follows a bar: its door, its menu and its latest orders. Returns what ends it. */
export function followBar(token: string, next: (state: BarState) => void): () => void {
  let ended = false;
  const stops: (() => void)[] = [];
  void (async () => {
    const host = await hostSession();
    if (ended) return;
    if (!host) {
      next({ state: 'signed-out' });
      return;
    }
    const { firestore } = host;
    let gate: Gate | undefined;
    let menu: PublicMenu | undefined;
    let orders: Order[] | undefined;
    const tell = (): void => {
      if (gate && menu && orders) next({ state: 'open', bar: { gate, menu, orders } });
    };
    const refuse = (): void => next({ state: 'foreign' });
    stops.push(
      onSnapshot(
        doc(firestore, GUEST_PATHS.gate(token)),
        (snapshot) => {
          gate = gateSchema.safeParse(fromStored(snapshot.data() ?? {})).data;
          if (gate) tell();
          else if (!snapshot.metadata.fromCache) refuse();
        },
        refuse,
      ),
      onSnapshot(
        doc(firestore, GUEST_PATHS.publicMenu(token)),
        (snapshot) => {
          menu = publicMenu.safeParse(fromStored(snapshot.data({ serverTimestamps: 'estimate' }) ?? {})).data;
          tell();
        },
        refuse,
      ),
      onSnapshot(
        query(
          collection(firestore, GUEST_PATHS.orders(token)),
          orderBy('created_at', 'desc'),
          limit(LIMITS.liveList),
        ),
        (found) => {
          orders = found.docs.flatMap((entry) => {
            const data = fromStored(entry.data({ serverTimestamps: 'estimate' }));
            return orderSchema.safeParse(data).data ?? [];
          });
          tell();
        },
        refuse,
      ),
    );
  })();
  return () => {
    ended = true;
    for (const stop of stops) stop();
  };
}

async function commit(
  compose: (batch: ReturnType<typeof writeBatch>, firestore: Firestore) => void,
): Promise<void> {
  const host = await hostSession();
  if (!host) return;
  const batch = writeBatch(host.firestore);
  compose(batch, host.firestore);
  await batch.commit();
}

const OPEN: readonly OrderStatus[] = ['new', 'making', 'ready'];

/** True if the bar still has to act on an order. */
export const isOpenOrder = ({ status }: Pick<Order, 'status'>): boolean => OPEN.includes(status);

/** True if a move came too late: another host, or the guest, had moved the order already. */
export const isOvertaken = (failure: unknown): boolean =>
  (failure as { code?: unknown }).code === 'permission-denied';

/**
 * Moves orders on, all or none; what is done with gives its place back. The rules let each step be one
 * host's, also where it waited for a network. Throws what the SDK throws.
 */
export const moveOrders = (
  token: string,
  orders: readonly Order[],
  status: OrderStatus,
  reason: Order['reason'] = null,
): Promise<void> =>
  commit((batch, firestore) => {
    const freed = orders.filter(isOpenOrder).length - (OPEN.includes(status) ? orders.length : 0);
    for (const { id } of orders)
      batch.update(doc(firestore, GUEST_PATHS.order(token, id)), {
        status,
        reason,
        updated_at: serverTimestamp(),
      });
    if (freed !== 0)
      batch.update(doc(firestore, GUEST_PATHS.gate(token)), { open_orders: increment(-freed) });
  });

/**
 * Sets the door: whether orders are taken, until when, with which code. Guests are told whether they may
 * order, and whether with a code.
 */
export const setDoor = (
  token: string,
  door: Pick<Gate, 'is_taking' | 'closes_at' | 'door_code'>,
): Promise<void> =>
  commit((batch, firestore) => {
    batch.update(doc(firestore, GUEST_PATHS.gate(token)), { ...door });
    batch.update(doc(firestore, GUEST_PATHS.publicMenu(token)), {
      takes_orders: door.is_taking,
      asks_code: door.door_code !== '',
      updated_at: serverTimestamp(),
    });
  });
