import { MENUS } from '@cellaret/domain/cabinets/shelf';
import { createShelf, deleteShelf, listShelves, updateShelf } from '../services/cabinets/shelves.ts';
import { placeIn, READER } from '../services/core/places.ts';
import { readMenu, saveMenuItem } from '../services/menus/menus.ts';
import { DELETED, type Handlers } from './call.ts';

export const menus = {
  listMenus: async (call) => ({ answer: await listShelves(MENUS, await placeIn(READER, call, 'read')) }),
  getMenu: async ({ params, ...call }) => ({
    answer: await readMenu(await placeIn(READER, call, 'read'), params.id),
  }),
  createMenu: {
    inTransaction: async (transaction, { body, ...call }) => ({
      answer: await createShelf(MENUS, transaction, await placeIn(transaction, call, 'write'), body),
    }),
  },
  updateMenu: {
    inTransaction: async (transaction, { params, body, ...call }) => ({
      answer: await updateShelf(
        MENUS,
        transaction,
        await placeIn(transaction, call, 'write'),
        params.id,
        body,
      ),
    }),
  },
  deleteMenu: {
    inTransaction: async (transaction, { params, ...call }) => {
      await deleteShelf(MENUS, transaction, await placeIn(transaction, call, 'write'), params.id);
      return DELETED;
    },
  },
  saveMenuItem: {
    inTransaction: async (transaction, { params, body, ...call }) => ({
      answer: await saveMenuItem(transaction, await placeIn(transaction, call, 'write'), params.id, body),
    }),
  },
} satisfies Partial<Handlers>;
