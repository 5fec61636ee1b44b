import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from './app.ts';

/** What the API needs to know of a signed-in person. */
export interface Person {
  uid: string;
  emailVerified: boolean;
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
  /** When the person last proved who they are, in seconds since 1970: renewing a token does not change it. */
  signedInAt: number;
}

/** Who an ID token speaks for; null where it is malformed, forged, expired, revoked (if asked) or of another project. */
export async function personOf(idToken: string, checkRevoked: boolean): Promise<Person | null> {
  try {
    const token = await getAuth(adminApp()).verifyIdToken(idToken, checkRevoked);
    return {
      uid: token.uid,
      emailVerified: token.email_verified === true,
      issuedAt: token.iat,
      signedInAt: token.auth_time,
    };
  } catch (thrown) {
    const code = String((thrown as { code?: unknown }).code);
    // A failing network is not the caller's fault; everything else about a token is.
    if (code === 'auth/internal-error' || code === 'app/network-error') throw thrown;
    return null;
  }
}

/** A session cookie in exchange for a fresh ID token, valid for `seconds`. */
export const sessionCookieOf = (idToken: string, seconds: number): Promise<string> =>
  getAuth(adminApp()).createSessionCookie(idToken, { expiresIn: seconds * 1000 });

/** Whether an App Check token comes from one of this project's apps. */
export async function isFromOurApp(appCheckToken: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(appCheckToken);
    return true;
  } catch {
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
