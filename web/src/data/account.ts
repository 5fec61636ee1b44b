import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { dropDrafts } from '#lib/drafts.ts';
import { callApi } from './api-client.ts';
import { flushUserState } from './cleanup.ts';
import { translated } from './errors.ts';
import { emulator, firebaseAuth } from './firebase.ts';
import { logout } from './session.ts';

function signedInUser(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('Nobody is signed in');
  return user;
}

/** Seconds since the signed-in user last proved who they are; renewing the token does not count. */
export async function secondsSinceSignIn(): Promise<number> {
  const { authTime } = await signedInUser().getIdTokenResult();
  return (Date.now() - Date.parse(authTime)) / 1000;
}

/** Whether the signed-in user can prove who they are by a password. Otherwise it is Google. */
export const hasPassword = (): boolean =>
  signedInUser().providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);

/** Proves again who is signed in, by the password. Throws what the provider throws. */
export async function confirmWithPassword(password: string): Promise<void> {
  const user = signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Proves again who is signed in, by Google's popup; the local suite takes the account it knows. Throws what the provider throws. */
export async function confirmWithGoogle(): Promise<void> {
  const user = signedInUser();
  const account = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
  if (emulator('auth') && account) {
    const claims = { sub: account.uid, email: account.email, email_verified: true };
    await reauthenticateWithCredential(user, GoogleAuthProvider.credential(JSON.stringify(claims)));
    return;
  }
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/**
 * Deletes the account of the signed-in user with everything that belongs to it, and signs out. Throws `ApiFailure` with status 403
 * where the last sign-in is too long ago.
 */
export async function deleteAccount(): Promise<void> {
  const { uid } = signedInUser();
  // What is still on its way must not arrive after the deletion.
  await flushUserState();
  await translated(() => callApi('deleteAccount', {}));
  dropDrafts(uid);
  await logout();
}
