import { saveBarCabinetItem as save } from '../services/bar-cabinets.ts';
import type { TransactionalHandler } from './call.ts';

/** POST /api/bar-cabinet/{id}/item */
export const saveBarCabinetItem: TransactionalHandler<'saveBarCabinetItem'> = {
  inTransaction: async (transaction, { uid, params, body }) => ({
    answer: await save(transaction, uid, params.id, body),
  }),
};
