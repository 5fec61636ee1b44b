import { placeIn, READER } from '../services/core/places.ts';
import { createPlan, deletePlan, listPlans, readPlan, updatePlan } from '../services/parties/plans.ts';
import { readShoppingList, saveShoppingEntry, takeOffShoppingList } from '../services/shopping/shopping.ts';
import { DELETED, type Handlers } from './call.ts';

export const shopping = {
  getShoppingList: async (call) => ({ answer: await readShoppingList(await placeIn(READER, call, 'read')) }),
  saveShoppingEntry: {
    inTransaction: async (transaction, { body, ...call }) => ({
      answer: await saveShoppingEntry(transaction, await placeIn(transaction, call, 'write'), body),
    }),
  },
  takeOffShoppingList: {
    inTransaction: async (transaction, { body, ...call }) => ({
      answer: await takeOffShoppingList(transaction, await placeIn(transaction, call, 'write'), body.keys),
    }),
  },
  listPlans: async ({ page, ...call }) => {
    const { rows, nextAfter } = await listPlans(await placeIn(READER, call, 'read'), page);
    return { answer: rows, nextAfter };
  },
  getPlan: async ({ isAdmin, params, ...call }) => ({
    answer: await readPlan(await placeIn(READER, call, 'read'), isAdmin, params.id),
  }),
  createPlan: {
    inTransaction: async (transaction, { body, ...call }) => ({
      answer: await createPlan(transaction, await placeIn(transaction, call, 'write'), body),
    }),
  },
  updatePlan: {
    inTransaction: async (transaction, { params, body, ...call }) => ({
      answer: await updatePlan(transaction, await placeIn(transaction, call, 'write'), params.id, body),
    }),
  },
  deletePlan: {
    inTransaction: async (transaction, { params, ...call }) => {
      await deletePlan(transaction, await placeIn(transaction, call, 'write'), params.id);
      return DELETED;
    },
  },
} satisfies Partial<Handlers>;
