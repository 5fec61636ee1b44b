import { addToLog, changeInLog, listLog, removeFromLog } from '../services/people/drink-log.ts';
import { listMarks, readMark, saveMark } from '../services/people/marks.ts';
import { DELETED, type Handlers } from './call.ts';

export const marks = {
  listMarks: async ({ uid }) => ({ answer: await listMarks(uid) }),
  getRecipeMark: async ({ uid, params }) => ({ answer: await readMark(uid, 'recipes', params.id) }),
  getIngredientMark: async ({ uid, params }) => ({ answer: await readMark(uid, 'ingredients', params.id) }),
  saveMark: {
    inTransaction: async (transaction, { uid, body }) => ({ answer: await saveMark(transaction, uid, body) }),
  },
  listLog: async ({ uid, page }) => {
    const { rows, nextAfter } = await listLog(uid, page);
    return { answer: rows, nextAfter };
  },
  createLogEntry: {
    inTransaction: async (transaction, { uid, body }) => ({ answer: await addToLog(transaction, uid, body) }),
  },
  updateLogEntry: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await changeInLog(transaction, uid, params.id, body),
    }),
  },
  deleteLogEntry: {
    inTransaction: async (transaction, { uid, params }) => {
      await removeFromLog(transaction, uid, params.id);
      return DELETED;
    },
  },
} satisfies Partial<Handlers>;
