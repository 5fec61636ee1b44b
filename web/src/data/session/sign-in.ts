import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import { rememberEmail } from '#lib/browser/remembered-email.ts';
import { PATHS, VERIFIED } from '#lib/page-paths.ts';
import { firebaseAuth } from '../firebase/firebase-app.ts';
import { sdkCode } from '../firebase/sdk-errors.ts';
import { refreshUser, signedInUser, withoutPublishing } from './follow.ts';
import { mailing } from './mails.ts';

/** The way on from its link leads to a login that says that the address is verified. */
const mailVerification = (user: User): Promise<void> =>
  sendEmailVerification(user, mailing(`${PATHS.login}?${VERIFIED}`));

/** Signs in with email and password; throws what the provider throws. */
export async function login(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(firebaseAuth(), email, password);
}

/**
 * Creates the account, sets its name, sends the verification mail and signs out again, without the app ever
 * showing the account as signed in; the login that follows knows the address. Throws what the provider
 * throws; an account whose mail could not be sent exists all the same and can ask for another.
 */
export async function register(displayName: string, email: string, password: string): Promise<void> {
  await withoutPublishing(async () => {
    const auth = firebaseAuth();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    rememberEmail(email);
    try {
      await updateProfile(user, { displayName });
      await mailVerification(user);
    } finally {
      await signOut(auth);
    }
  });
}

/** Sends the verification mail once more. */
export const resendVerification = (): Promise<void> => mailVerification(signedInUser());

/**
 * Sends a mail with a link to set a new password, where the address has an account; nothing tells whether it
 * has. Throws what the provider throws otherwise.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(firebaseAuth(), email, mailing());
  } catch (failure) {
    // Only where the project does without email enumeration protection.
    if (sdkCode(failure) !== 'user-not-found') throw failure;
  }
}

/** Changes the display name of the signed-in user. */
export async function saveDisplayName(displayName: string): Promise<void> {
  await updateProfile(signedInUser(), { displayName });
  await refreshUser();
}
