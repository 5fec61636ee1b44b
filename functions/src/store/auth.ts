import { AppError } from '@cellaret/domain/core/errors';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from './app.ts';

/** What the API needs to know of a signed-in person. */
export interface Person {
  uid: string;
  emailVerified: boolean;
  /** Whether the person maintains the catalogue: what `npm run admin` grants. */
  isAdmin: boolean;
  /** Whether the person may only read. */
  isSuspended: boolean;
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
  /** When the person last proved who they are, in seconds since 1970: renewing a token does not change it. */
  signedInAt: number;
}

/**
 * What the Admin SDK says where it could not fetch the keys that tokens are verified with. It has no code of its own: the failure comes
 * as one of the token.
 */
const KEYS_OUT_OF_REACH = /^Error (?:while making request|fetching)/;

/** Throws `unavailable` where a failed verification says nothing about the token. */
function requireVerdict(thrown: unknown): void {
  const { code, message } = thrown as { code?: unknown; message?: unknown };
  const isNetwork = ['auth/internal-error', 'app/network-error', 'app/network-timeout'].includes(
    String(code),
  );
  if (isNetwork || KEYS_OUT_OF_REACH.test(String(message)))
    throw new AppError('unavailable', 'Sign-ins cannot be verified at the moment: please try again');
}

/**
 * Who an ID token speaks for; null where it is a guest’s, malformed, forged, expired, revoked (if asked) or of another project. Throws
 * `unavailable` where that cannot be said.
 */
export async function personOf(idToken: string, checkRevoked: boolean): Promise<Person | null> {
  try {
    const token = await getAuth(adminApp()).verifyIdToken(idToken, checkRevoked);
    // A guest, who has an account only to order with: to a member's API nobody is signed in.
    if (token.firebase?.sign_in_provider === 'anonymous') return null;
    return {
      uid: token.uid,
      emailVerified: token.email_verified === true,
      isAdmin: token.admin === true && !('suspended' in token),
      isSuspended: 'suspended' in token,
      issuedAt: token.iat,
      signedInAt: token.auth_time,
    };
  } catch (thrown) {
    requireVerdict(thrown);
    return null;
  }
}

/** A session cookie in exchange for a fresh ID token, valid for `seconds`. */
export const sessionCookieOf = (idToken: string, seconds: number): Promise<string> =>
  getAuth(adminApp()).createSessionCookie(idToken, { expiresIn: seconds * 1000 });

/** Whether an App Check token comes from one of this project's apps. Throws `unavailable` where that cannot be said. */
export async function isFromOurApp(appCheckToken: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(appCheckToken);
    return true;
  } catch (thrown) {
    requireVerdict(thrown);
    return false;
  }
}

/** Deletes an account; one that is gone already does not matter. */
export async function deletePerson(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(uid);
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== 'auth/user-not-found') throw thrown;
  }
}
