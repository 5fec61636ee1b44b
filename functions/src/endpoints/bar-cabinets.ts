import { BAR_CABINETS } from '@cellaret/domain/shelf';
import { readBarCabinet, saveBarCabinetItem } from '../services/bar-cabinets.ts';
import { createShelf, deleteShelf, listShelves, updateShelf } from '../services/shelves.ts';
import { DELETED, type Handlers } from './call.ts';

/** /api/bar-cabinet */
export const barCabinets = {
  listBarCabinets: async ({ uid }) => ({ answer: await listShelves(BAR_CABINETS, uid) }),
  getBarCabinet: async ({ uid, params }) => ({ answer: await readBarCabinet(uid, params.id) }),
  createBarCabinet: {
    inTransaction: async (transaction, { uid, body }) => ({
      answer: await createShelf(BAR_CABINETS, transaction, uid, body),
    }),
  },
  updateBarCabinet: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await updateShelf(BAR_CABINETS, transaction, uid, params.id, body),
    }),
  },
  deleteBarCabinet: {
    inTransaction: async (transaction, { uid, params }) => {
      await deleteShelf(BAR_CABINETS, transaction, uid, params.id);
      return DELETED;
    },
  },
  saveBarCabinetItem: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await saveBarCabinetItem(transaction, uid, params.id, body),
    }),
  },
} satisfies Partial<Handlers>;
