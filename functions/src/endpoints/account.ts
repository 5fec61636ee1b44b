import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import { removeAccount } from '../services/people/accounts.ts';
import { deletePerson } from '../store/auth.ts';
import { DELETED, type Handlers } from './call.ts';

export const account = {
  /**
   * Removes the account's data first and the account last: after a failure in between its owner can still
   * sign in and retry. Throws permission-denied if the sign-in is too old.
   */
  deleteAccount: async ({ uid, signedInAt }) => {
    if (Date.now() / 1000 - signedInAt > LIMITS.accountDeletionSeconds)
      throw new AppError('permission-denied', 'Please sign in again to delete your account');
    await removeAccount(uid);
    await deletePerson(uid);
    return DELETED;
  },
} satisfies Partial<Handlers>;
