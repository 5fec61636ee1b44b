import { region } from 'firebase-functions/v1';
import { removeAccount } from '../services/people/accounts.ts';
import { FUNCTION_OPTIONS } from './options.ts';

/** Removes the data of a deleted account. Auth events exist in first generation functions only. */
export const onAccountDeleted = region(FUNCTION_OPTIONS.region)
  .runWith({
    serviceAccount: FUNCTION_OPTIONS.serviceAccount,
    memory: '512MB',
    timeoutSeconds: 540,
    maxInstances: 3,
    failurePolicy: true,
  })
  .auth.user()
  .onDelete(({ uid }) => removeAccount(uid));
