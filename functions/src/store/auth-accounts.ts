import { setTimeout as sleep } from 'node:timers/promises';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { adminApp } from './admin-app.ts';

export interface Account {
  uid: string;
  email: string;
  displayName: string;
  createdAt: Date | null;
  signedInAt: Date | null;
  isAdmin: boolean;
  isSuspended: boolean;
}

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

/** Accounts by uid, at most 100, without deleted ones. */
export async function accountsOf(uids: readonly string[]): Promise<Map<string, Account>> {
  const wanted = uids.slice(0, MOST_AT_ONCE).map((uid) => ({ uid }));
  if (wanted.length === 0) return new Map();
  const { users } = await getAuth(adminApp()).getUsers(wanted);
  return new Map(users.map((user) => [user.uid, accountOf(user)]));
}

const PAGE = 1000;

/** Auth's quota is one bulk deletion per second. */
const DELETIONS_APART_MS = 1000;

/** Deletes anonymous guest accounts created before a time. `pause` waits between two deletions. */
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

/** Sets or removes a suspension and revokes refresh tokens. ID tokens stay valid for up to an hour. */
export async function setSuspended(uid: string, suspended: boolean): Promise<void> {
  const auth = getAuth(adminApp());
  const { customClaims = {} } = await auth.getUser(uid);
  const { suspended: _before, ...others } = customClaims;
  await auth.setCustomUserClaims(uid, suspended ? { ...others, suspended: true } : others);
  await auth.revokeRefreshTokens(uid);
}
