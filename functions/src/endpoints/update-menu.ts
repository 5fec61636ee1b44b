import { updateMenu as update } from '../services/menus.ts';
import type { TransactionalHandler } from './call.ts';

/** PUT /api/menu/{id} */
export const updateMenu: TransactionalHandler<'updateMenu'> = {
  inTransaction: async (transaction, { uid, params, body }) => ({
    answer: await update(transaction, uid, params.id, body),
  }),
};
