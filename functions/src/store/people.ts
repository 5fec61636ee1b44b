import { setTimeout as sleep } from 'node:timers/promises';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { adminApp } from './app.ts';

/** An account as administrators see it. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  createdAt: Date | null;
  signedInAt: Date | null;
  isAdmin: boolean;
  isSuspended: boolean;
}

/** Accounts that Auth gives at once. */
const MOST_AT_ONCE = 100;

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const accountOf = ({ uid, email, displayName, metadata, customClaims = {} }: UserRecord): Account => ({
  uid,
  email: email ?? '',
  displayName: displayName ?? '',
  createdAt: dateOf(metadata.creationTime),
  signedInAt: dateOf(metadata.lastSignInTime),
  isAdmin: customClaims.admin === true,
  isSuspended: 'suspended' in customClaims,
});

/** Accounts by uid, a hundred at most; those that are gone are absent. */
export async function accountsOf(uids: readonly string[]): Promise<Map<string, Account>> {
  const wanted = uids.slice(0, MOST_AT_ONCE).map((uid) => ({ uid }));
  if (wanted.length === 0) return new Map();
  const { users } = await getAuth(adminApp()).getUsers(wanted);
  return new Map(users.map((user) => [user.uid, accountOf(user)]));
}

/** Accounts that Auth lists at once, and deletes at once. */
const PAGE = 1000;

/** Auth takes one deletion of several accounts a second, and refuses more as beyond the quota. */
const DELETIONS_APART_MS = 1000;

/**
 * Deletes the accounts of guests, who have neither an address nor a way to sign in again, that were made
 * before a moment. `pause` is what passes between two deletions.
 */
export async function deleteGuestsBefore(
  moment: Date,
  pause: () => Promise<unknown> = () => sleep(DELETIONS_APART_MS),
): Promise<number> {
  const auth = getAuth(adminApp());
  let deleted = 0;
  let deletions = 0;
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(PAGE, page);
    const old = users.filter(
      ({ email, phoneNumber, providerData, metadata }) =>
        email === undefined &&
        phoneNumber === undefined &&
        providerData.length === 0 &&
        new Date(metadata.creationTime) < moment,
    );
    if (old.length > 0) {
      if (deletions > 0) await pause();
      deletions += 1;
      deleted += (await auth.deleteUsers(old.map(({ uid }) => uid))).successCount;
    }
    page = pageToken;
  } while (page !== undefined);
  return deleted;
}

/**
 * Says in the claims of an account that it is suspended, or no longer does. Tokens given out before last for another hour; they cannot be
 * renewed without signing in again.
 */
export async function setSuspended(uid: string, suspended: boolean): Promise<void> {
  const auth = getAuth(adminApp());
  const { customClaims = {} } = await auth.getUser(uid);
  const { suspended: _before, ...others } = customClaims;
  await auth.setCustomUserClaims(uid, suspended ? { ...others, suspended: true } : others);
  await auth.revokeRefreshTokens(uid);
}
