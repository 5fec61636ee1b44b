import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import { removeAccount } from '../services/people/accounts.ts';
import { deletePerson } from '../store/auth.ts';
import { DELETED, type Handlers } from './call.ts';

/** /api/account */
export const account = {
  /**
   * What belongs to the account goes first and the account last: where something fails in between, its person can still sign in and try
   * again. Throws permission-denied where the caller signed in too long ago.
   */
  deleteAccount: async ({ uid, signedInAt }) => {
    if (Date.now() / 1000 - signedInAt > LIMITS.accountDeletionSeconds)
      throw new AppError('permission-denied', 'Please sign in again to delete your account');
    await removeAccount(uid);
    await deletePerson(uid);
    return DELETED;
  },
} satisfies Partial<Handlers>;
