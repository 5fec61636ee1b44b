import { AppError } from '@cellaret/domain/core/errors';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from './admin-app.ts';

export interface Person {
  uid: string;
  emailVerified: boolean;
  /** Administrator; granted by `npm run admin`. */
  isAdmin: boolean;
  /** Suspended: may only read. */
  isSuspended: boolean;
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
  /** When the person last signed in, in seconds since 1970; renewing a token does not change it. */
  signedInAt: number;
}

/** The Admin SDK reports unreachable public keys with the code of an invalid token. */
const KEYS_OUT_OF_REACH = /^Error (?:while making request|fetching)/;

/** Throws `unavailable` if the verification failed for reasons other than the token. */
function requireVerdict(thrown: unknown): void {
  const { code, message } = thrown as { code?: unknown; message?: unknown };
  const isNetwork = ['auth/internal-error', 'app/network-error', 'app/network-timeout'].includes(
    String(code),
  );
  if (isNetwork || KEYS_OUT_OF_REACH.test(String(message)))
    throw new AppError('unavailable', 'Sign-ins cannot be verified at the moment: please try again');
}

/** The person of an ID token; null if anonymous, invalid or revoked. Throws `unavailable` if unverifiable. */
export async function personOf(idToken: string, checkRevoked: boolean): Promise<Person | null> {
  try {
    const token = await getAuth(adminApp()).verifyIdToken(idToken, checkRevoked);
    // Guests have anonymous accounts for ordering only; the API treats them as signed out.
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

/** Creates a session cookie from a fresh ID token, valid for `seconds`. */
export const sessionCookieOf = (idToken: string, seconds: number): Promise<string> =>
  getAuth(adminApp()).createSessionCookie(idToken, { expiresIn: seconds * 1000 });

/** True if an App Check token is from this project. Throws `unavailable` if unverifiable. */
export async function isFromOurApp(appCheckToken: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(appCheckToken);
    return true;
  } catch (thrown) {
    requireVerdict(thrown);
    return false;
  }
}

export async function deletePerson(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(uid);
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== 'auth/user-not-found') throw thrown;
  }
}
