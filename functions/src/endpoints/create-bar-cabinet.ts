import { createBarCabinet as create } from '../services/bar-cabinets.ts';
import type { TransactionalHandler } from './call.ts';

/** POST /api/bar-cabinet */
export const createBarCabinet: TransactionalHandler<'createBarCabinet'> = {
  inTransaction: async (transaction, { uid, body }) => ({ answer: await create(transaction, uid, body) }),
};
