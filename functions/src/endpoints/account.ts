import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import { removeAccount } from '../services/people/accounts.ts';
import { deletePerson } from '../store/auth.ts';
import { DELETED, type Handlers } from './call.ts';

export const account = {
  /** Removes the account last, so that its owner can retry. Throws permission-denied for an old sign-in. */
  deleteAccount: async ({ uid, signedInAt }) => {
    if (Date.now() / 1000 - signedInAt > LIMITS.accountDeletionSeconds)
      throw new AppError('permission-denied', 'Please sign in again to delete your account');
    await removeAccount(uid);
    await deletePerson(uid);
    return DELETED;
  },
} satisfies Partial<Handlers>;
