import { createMenu as create } from '../services/menus.ts';
import type { TransactionalHandler } from './call.ts';

/** POST /api/menu */
export const createMenu: TransactionalHandler<'createMenu'> = {
  inTransaction: async (transaction, { uid, body }) => ({ answer: await create(transaction, uid, body) }),
};
