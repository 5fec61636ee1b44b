import { updateBarCabinet as update } from '../services/bar-cabinets.ts';
import type { TransactionalHandler } from './call.ts';

/** PUT /api/bar-cabinet/{id} */
export const updateBarCabinet: TransactionalHandler<'updateBarCabinet'> = {
  inTransaction: async (transaction, { uid, params, body }) => ({
    answer: await update(transaction, uid, params.id, body),
  }),
};
