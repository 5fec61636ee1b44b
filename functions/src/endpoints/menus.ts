import { MENUS } from '@cellaret/domain/shelf';
import { readMenu, saveMenuItem } from '../services/menus.ts';
import { createShelf, deleteShelf, listShelves, updateShelf } from '../services/shelves.ts';
import { DELETED, type Handlers } from './call.ts';

/** /api/menu */
export const menus = {
  listMenus: async ({ uid }) => ({ answer: await listShelves(MENUS, uid) }),
  getMenu: async ({ uid, params }) => ({ answer: await readMenu(uid, params.id) }),
  createMenu: {
    inTransaction: async (transaction, { uid, body }) => ({
      answer: await createShelf(MENUS, transaction, uid, body),
    }),
  },
  updateMenu: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await updateShelf(MENUS, transaction, uid, params.id, body),
    }),
  },
  deleteMenu: {
    inTransaction: async (transaction, { uid, params }) => {
      await deleteShelf(MENUS, transaction, uid, params.id);
      return DELETED;
    },
  },
  saveMenuItem: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await saveMenuItem(transaction, uid, params.id, body),
    }),
  },
} satisfies Partial<Handlers>;
