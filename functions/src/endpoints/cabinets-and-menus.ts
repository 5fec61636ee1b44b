import { columnsOfHouseRules, type HouseRule } from '@cellaret/domain/availability/house-rules';
import { BAR_CABINETS, MENUS } from '@cellaret/domain/cabinets/shelf';
import { readProvided } from '../services/availability/matching.ts';
import { readBarCabinet, saveBarCabinetItem } from '../services/cabinets/bar-cabinets.ts';
import { createShelf, deleteShelf, listShelves, updateShelf } from '../services/cabinets/shelves.ts';
import { readMenu, saveMenuItem } from '../services/menus/menus.ts';
import { DELETED, readingAt, writingAt, type Handlers } from './call.ts';

const rulesOf = ({ house_rules }: { house_rules?: readonly HouseRule[] | undefined }) =>
  house_rules ? { house_rules: columnsOfHouseRules(house_rules) } : {};

export const barCabinets = {
  listBarCabinets: readingAt((place) => listShelves(BAR_CABINETS, place)),
  getBarCabinet: readingAt((place, { params }) => readBarCabinet(place, params.id)),
  getProvided: readingAt((place, { params }) => readProvided(place, params.id)),
  createBarCabinet: writingAt((transaction, place, { body }) =>
    createShelf(BAR_CABINETS, transaction, place, body, rulesOf(body)),
  ),
  updateBarCabinet: writingAt((transaction, place, { params, body }) =>
    updateShelf(BAR_CABINETS, transaction, place, params.id, body, rulesOf(body)),
  ),
  deleteBarCabinet: writingAt(async (transaction, place, { params }) => {
    await deleteShelf(BAR_CABINETS, transaction, place, params.id);
    return DELETED;
  }),
  saveBarCabinetItem: writingAt((transaction, place, { params, body }) =>
    saveBarCabinetItem(transaction, place, params.id, body),
  ),
} satisfies Partial<Handlers>;

export const menus = {
  listMenus: readingAt((place) => listShelves(MENUS, place)),
  getMenu: readingAt((place, { params }) => readMenu(place, params.id)),
  createMenu: writingAt((transaction, place, { body }) => createShelf(MENUS, transaction, place, body)),
  updateMenu: writingAt((transaction, place, { params, body }) =>
    updateShelf(MENUS, transaction, place, params.id, body),
  ),
  deleteMenu: writingAt(async (transaction, place, { params }) => {
    await deleteShelf(MENUS, transaction, place, params.id);
    return DELETED;
  }),
  saveMenuItem: writingAt((transaction, place, { params, body }) =>
    saveMenuItem(transaction, place, params.id, body),
  ),
} satisfies Partial<Handlers>;
