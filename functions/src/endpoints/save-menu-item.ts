import { saveMenuItem as save } from '../services/menus.ts';
import type { TransactionalHandler } from './call.ts';

/** POST /api/menu/{id}/item */
export const saveMenuItem: TransactionalHandler<'saveMenuItem'> = {
  inTransaction: async (transaction, { uid, params, body }) => ({
    answer: await save(transaction, uid, params.id, body),
  }),
};
