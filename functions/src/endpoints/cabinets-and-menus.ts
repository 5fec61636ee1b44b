import { columnsOfHouseRules, type HouseRule } from '@cellaret/domain/availability/house-rules';
import { BAR_CABINETS, MENUS } from '@cellaret/domain/cabinets/shelf';
import { readProvided } from '../services/availability/matching.ts';
import { readBarCabinet, saveBarCabinetItem } from '../services/cabinets/bar-cabinets.ts';
import { createShelf, deleteShelf, listShelves, updateShelf } from '../services/cabinets/shelves.ts';
import { placeIn, READER } from '../services/core/places.ts';
import { readMenu, saveMenuItem } from '../services/menus/menus.ts';
import { DELETED, type Handlers } from './call.ts';

const rulesOf = ({ house_rules }: { house_rules?: readonly HouseRule[] | undefined }) =>
  house_rules ? { house_rules: columnsOfHouseRules(house_rules) } : {};

export const barCabinets = {
  listBarCabinets: async (call) => ({
    answer: await listShelves(BAR_CABINETS, await placeIn(READER, call, 'read')),
  }),
  getBarCabinet: async ({ params, ...call }) => ({
    answer: await readBarCabinet(await placeIn(READER, call, 'read'), params.id),
  }),
  getProvided: async ({ params, ...call }) => ({
    answer: await readProvided(await placeIn(READER, call, 'read'), params.id),
  }),
  createBarCabinet: {
    inTransaction: async (transaction, { body, ...call }) => ({
      answer: await createShelf(
        BAR_CABINETS,
        transaction,
        await placeIn(transaction, call, 'write'),
        body,
        rulesOf(body),
      ),
    }),
  },
  updateBarCabinet: {
    inTransaction: async (transaction, { params, body, ...call }) => ({
      answer: await updateShelf(
        BAR_CABINETS,
        transaction,
        await placeIn(transaction, call, 'write'),
        params.id,
        body,
        rulesOf(body),
      ),
    }),
  },
  deleteBarCabinet: {
    inTransaction: async (transaction, { params, ...call }) => {
      await deleteShelf(BAR_CABINETS, transaction, await placeIn(transaction, call, 'write'), params.id);
      return DELETED;
    },
  },
  saveBarCabinetItem: {
    inTransaction: async (transaction, { params, body, ...call }) => ({
      answer: await saveBarCabinetItem(
        transaction,
        await placeIn(transaction, call, 'write'),
        params.id,
        body,
      ),
    }),
  },
} satisfies Partial<Handlers>;

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
