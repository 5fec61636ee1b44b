import { LIMITS } from '@cellaret/domain/core/limits';
import {
  gate as gateSchema,
  GUEST_PATHS,
  OPEN_STATUSES,
  order as orderSchema,
  type Gate,
  type Order,
} from '@cellaret/domain/guests/guests';
import { countDocuments, readDocument, type Find } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction } from '../../store/transaction.ts';

const countOpen = (token: string, where: NonNullable<Find['where']> = []): Promise<number> =>
  countDocuments(GUEST_PATHS.orders(token), [...where, ['status', 'in', OPEN_STATUSES]]);

/**
 * Says at the gate whether as many orders are open as the bar takes. Counts anew, so that repeated, late and
 * reordered events do no harm, and writes only what changed: all orders read the gate.
 */
async function followOpenOrders(token: string, gate: Gate): Promise<void> {
  const changed = async ({ max_open, is_full }: Gate): Promise<boolean | null> => {
    const isFull = (await countOpen(token)) >= max_open;
    return isFull === is_full ? null : isFull;
  };
  if ((await changed(gate)) === null) return;
  const path = GUEST_PATHS.gate(token);
  await runTransaction(async (transaction) => {
    const now = gateSchema.safeParse(await transaction.read(path)).data;
    const is_full = now ? await changed(now) : null;
    if (is_full !== null) transaction.update(path, { is_full });
  });
}

/**
 * Declines a new order that came too much: before it as many were open as the bar takes, or one guest may
 * have. Those that came earlier count alone, so that of a crowd as many are kept as fit.
 */
async function declineExcess(token: string, gate: Gate, order: Order): Promise<void> {
  const earlier = ['created_at', '<', order.created_at] as const;
  const [all, own] = await Promise.all([
    countOpen(token, [earlier]),
    countOpen(token, [earlier, ['guest_uid', '==', order.guest_uid]]),
  ]);
  if (all < gate.max_open && own < LIMITS.guests.openPerGuest) return;
  const path = GUEST_PATHS.order(token, order.id);
  await runTransaction(async (transaction) => {
    const now = orderSchema.safeParse(await transaction.read(path)).data;
    if (now?.status === 'new')
      transaction.update(path, { status: 'declined', reason: 'too-busy', updated_at: SERVER_TIME });
  });
}

/** Bounds a menu's open orders after one of them came, named by its id, or after one changed. */
export async function boundOpenOrders(token: string, newId?: string): Promise<void> {
  const [storedGate, storedOrder] = await Promise.all([
    readDocument(GUEST_PATHS.gate(token)),
    newId === undefined ? undefined : readDocument(GUEST_PATHS.order(token, newId)),
  ]);
  const gate = gateSchema.safeParse(storedGate).data;
  if (!gate) return;
  const order = orderSchema.safeParse(storedOrder).data;
  if (order?.status === 'new') await declineExcess(token, gate, order);
  await followOpenOrders(token, gate);
}
