import { placeIn, READER } from '../services/core/place-access.ts';
import { createPlan, deletePlan, listPlans, readPlan, updatePlan } from '../services/parties/plans.ts';
import { readShoppingList, saveShoppingEntry, takeOffShoppingList } from '../services/shopping/shopping.ts';
import { DELETED, pageReply, readingAt, writingAt, type Handlers } from './call.ts';

export const shopping = {
  getShoppingList: readingAt(readShoppingList),
  saveShoppingEntry: writingAt((transaction, place, { body }) => saveShoppingEntry(transaction, place, body)),
  takeOffShoppingList: writingAt((transaction, place, { body }) =>
    takeOffShoppingList(transaction, place, body.keys),
  ),
  listPlans: async (call) => pageReply(await listPlans(await placeIn(READER, call, 'read'), call.page)),
  getPlan: readingAt((place, { isAdmin, params }) => readPlan(place, isAdmin, params.id)),
  createPlan: writingAt((transaction, place, { body }) => createPlan(transaction, place, body)),
  updatePlan: writingAt((transaction, place, { params, body }) =>
    updatePlan(transaction, place, params.id, body),
  ),
  deletePlan: writingAt(async (transaction, place, { params }) => {
    await deletePlan(transaction, place, params.id);
    return DELETED;
  }),
} satisfies Partial<Handlers>;
