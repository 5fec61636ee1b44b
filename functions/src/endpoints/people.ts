import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import { removeAccount } from '../services/people/account-removal.ts';
import { addToLog, changeInLog, listLog, removeFromLog } from '../services/people/drink-log.ts';
import { listMarks, readMark, saveMark } from '../services/people/marks.ts';
import { deletePerson } from '../store/auth.ts';
import { DELETED, inTransaction, pageReply, type Handlers } from './call.ts';

export const marks = {
  listMarks: async ({ uid }) => ({ answer: await listMarks(uid) }),
  getRecipeMark: async ({ uid, params }) => ({ answer: await readMark(uid, 'recipes', params.id) }),
  getIngredientMark: async ({ uid, params }) => ({ answer: await readMark(uid, 'ingredients', params.id) }),
  saveMark: inTransaction((transaction, { uid, body }) => saveMark(transaction, uid, body)),
  listLog: async ({ uid, page }) => pageReply(await listLog(uid, page)),
  createLogEntry: inTransaction((transaction, { uid, body }) => addToLog(transaction, uid, body)),
  updateLogEntry: inTransaction((transaction, { uid, params, body }) =>
    changeInLog(transaction, uid, params.id, body),
  ),
  deleteLogEntry: inTransaction(async (transaction, { uid, params }) => {
    await removeFromLog(transaction, uid, params.id);
    return DELETED;
  }),
} satisfies Partial<Handlers>;

export const account = {
  /** Removes the account last, so that its owner can retry. Throws permission-denied for an old sign-in. */
  deleteAccount: async ({ uid, signedInAt }) => {
    if (Date.now() / 1000 - signedInAt > LIMITS.accountDeletionSeconds)
      throw new AppError('permission-denied', 'Please sign in again to delete your account');
    await removeAccount(uid);
    await deletePerson(uid);
    return { answer: DELETED };
  },
} satisfies Partial<Handlers>;
