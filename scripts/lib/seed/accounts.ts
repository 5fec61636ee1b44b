import type { Auth } from 'firebase-admin/auth';
import { accounts } from '../../../emulator-data/sources/accounts.ts';

/** Creates the accounts of the local seed world with their passwords and claims. */
export async function createSeedAccounts(auth: Auth): Promise<void> {
  for (const { uid, email, password, displayName, emailVerified, admin } of Object.values(accounts)) {
    await auth.createUser({ uid, email, password, displayName, emailVerified });
    if (admin) await auth.setCustomUserClaims(uid, { admin: true });
  }
}
