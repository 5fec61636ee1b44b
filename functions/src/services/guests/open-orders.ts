import { LIMITS } from '@cellaret/domain/core/limits';
import {
  gate as gateSchema,
  GUEST_PATHS,
  OPEN_STATUSES,
  order as orderSchema,
} from '@cellaret/domain/guests/guests';
import { countDocuments, readDocument, type Find } from '../../store/documents.ts';
import { runTransaction } from '../../store/transaction.ts';
import { SERVER_TIME } from '../../store/values.ts';

const countOpen = (token: string, where: NonNullable<Find['where']> = []): Promise<number> =>
  countDocuments(GUEST_PATHS.orders(token), [...where, ['status', 'in', OPEN_STATUSES]]);

/**
 * Says at the gate whether as many orders are open as the bar takes. Counts anew, so that repeated, late and
 * reordered events do no harm, and writes only what changed: all orders read the gate.
 */
export async function followOpenOrders(token: string): Promise<void> {
  const path = GUEST_PATHS.gate(token);
  const changed = async (stored: unknown): Promise<boolean | null> => {
    const gate = gateSchema.safeParse(stored).data;
    if (!gate) return null;
    const isFull = (await countOpen(token)) >= gate.max_open;
    return isFull === gate.is_full ? null : isFull;
  };
  if ((await changed(await readDocument(path))) === null) return;
  await runTransaction(async (transaction) => {
    const is_full = await changed(await transaction.read(path));
    if (is_full !== null) transaction.update(path, { is_full });
  });
}

/**
 * Declines a new order that came too much: before it as many were open as the bar takes, or one guest may
 * have. Those that came earlier count alone, so that of a crowd as many are kept as fit.
 */
export async function declineExcess(token: string, orderId: string): Promise<void> {
  const path = GUEST_PATHS.order(token, orderId);
  const order = orderSchema.safeParse(await readDocument(path)).data;
  const gate = gateSchema.safeParse(await readDocument(GUEST_PATHS.gate(token))).data;
  if (!gate || order?.status !== 'new') return;
  const earlier = ['created_at', '<', order.created_at] as const;
  const [all, own] = await Promise.all([
    countOpen(token, [earlier]),
    countOpen(token, [earlier, ['guest_uid', '==', order.guest_uid]]),
  ]);
  if (all < gate.max_open && own < LIMITS.guests.openPerGuest) return;
  await runTransaction(async (transaction) => {
    const now = orderSchema.safeParse(await transaction.read(path)).data;
    if (now?.status === 'new')
      transaction.update(path, { status: 'declined', reason: 'too-busy', updated_at: SERVER_TIME });
  });
}
