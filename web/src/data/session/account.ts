import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { callApi } from '../api/call-api.ts';
import { translated } from '../firebase/sdk-errors.ts';
import { refreshUser, signedInUser } from './follow.ts';
import { confirmWithGoogle } from './google.ts';
import { logout } from './logout.ts';
import { mailing } from './mails.ts';
import { flushUserState } from './user-state.ts';

/** Seconds since the signed-in user last proved who they are; renewing the token does not count. */
export async function secondsSinceSignIn(): Promise<number> {
  const { authTime } = await signedInUser().getIdTokenResult();
  return (Date.now() - Date.parse(authTime)) / 1000;
}

/**
 * Proves again who is signed in: by the password, by Google where it is null. Throws what the provider
 * throws.
 */
export async function confirmIdentity(password: string | null): Promise<void> {
  if (password === null) return confirmWithGoogle();
  const user = signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/**
 * Gives the signed-in user a new password, or their first one beside Google: linking one to an address that
 * the account has already is refused by the emulators and was at times by the provider. Wants a fresh proof
 * of who they are; throws what the provider throws.
 */
export async function setPassword(password: string): Promise<void> {
  await updatePassword(signedInUser(), password);
  await refreshUser();
}

/**
 * Sends a mail to a new address; the account has that address once its link was opened. Wants a fresh proof
 * of who is signed in; throws what the provider throws.
 */
export async function askToChangeEmail(email: string): Promise<void> {
  await verifyBeforeUpdateEmail(signedInUser(), email, mailing());
}

/**
 * Deletes the account of the signed-in user with everything that belongs to it, and signs out. Throws
 * `ApiFailure` with status 403 where the last sign-in is too long ago.
 */
export async function deleteAccount(): Promise<void> {
  // Pending writes must not arrive after the deletion.
  await flushUserState();
  await translated(() => callApi('deleteAccount', {}));
  await logout();
}
