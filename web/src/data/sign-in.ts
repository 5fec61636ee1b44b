import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  validatePassword,
  type User,
} from 'firebase/auth';
import { sdkCode } from './errors.ts';
import { emulator, firebaseAuth } from './firebase.ts';
import { refreshUser, withoutPublishing } from './session.ts';

const REDIRECT_KEY = 'cellaret.redirect';

/** Where the link of a verification mail leads in the end. */
const afterVerification = () => ({ url: `${location.origin}/login` });

/** Signs in with email and password; throws what the provider throws. */
export async function login(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(firebaseAuth(), email, password);
}

/**
 * Creates the account, sets its name, sends the verification mail and signs out again, without the app ever showing the account as
 * signed in. Throws what the provider throws; an account whose mail could not be sent exists all the same and can ask for another.
 */
export async function register(displayName: string, email: string, password: string): Promise<void> {
  await withoutPublishing(async () => {
    const auth = firebaseAuth();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    try {
      await updateProfile(user, { displayName });
      await sendEmailVerification(user, afterVerification());
    } finally {
      await signOut(auth);
    }
  });
}

const signedInUser = (): User => {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('Nobody is signed in');
  return user;
};

/** Sends the verification mail once more. */
export const resendVerification = (): Promise<void> =>
  sendEmailVerification(signedInUser(), afterVerification());

/** Changes the display name of the signed-in user. */
export async function saveDisplayName(displayName: string): Promise<void> {
  await updateProfile(signedInUser(), { displayName });
  await refreshUser();
}

/** True where the local suite stands in for Google: the app then shows its own account chooser. */
export const hasLocalAccounts = (): boolean => emulator('auth') !== undefined;

/** Signs in to the Auth emulator as a Google account of the given address. */
export async function signInWithLocalGoogleAccount(email: string, name: string): Promise<void> {
  const claims = { sub: email.toLowerCase(), email, name, email_verified: true };
  await signInWithCredential(firebaseAuth(), GoogleAuthProvider.credential(JSON.stringify(claims)));
}

/**
 * Signs in with Google: a popup (500 × 600), or a redirect where popups are blocked. A popup that was closed, or given up for a new
 * one, is no failure: the answer is false then. Throws what the provider throws otherwise.
 */
export async function signInWithGoogle(): Promise<boolean> {
  const auth = firebaseAuth();
  try {
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return true;
  } catch (failure) {
    switch (sdkCode(failure)) {
      case 'popup-closed-by-user':
      case 'cancelled-popup-request':
      case 'user-cancelled':
        return false;
      case 'popup-blocked':
        sessionStorage.setItem(REDIRECT_KEY, 'pending');
        return signInWithRedirect(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      default:
        throw failure;
    }
  }
}

/** Finishes a sign-in by redirect, if this page is the return from one. Throws what the provider throws. */
export async function finishRedirect(): Promise<void> {
  if (sessionStorage.getItem(REDIRECT_KEY) === null) return;
  sessionStorage.removeItem(REDIRECT_KEY);
  await getRedirectResult(firebaseAuth(), browserPopupRedirectResolver);
}

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

/** One rule of the provider's password policy and whether a password keeps it. */
export interface PasswordCheck {
  rule: PasswordRule;
  /** The least length, for the rule `length`. */
  least: number;
  met: boolean;
}

/** Checks a password against the provider's policy; empty where the provider has none or does not tell (the emulator). */
export async function checkPassword(password: string): Promise<PasswordCheck[]> {
  try {
    const status = await validatePassword(firebaseAuth(), password);
    const least = status.passwordPolicy.customStrengthOptions.minPasswordLength ?? 0;
    const rules: [PasswordRule, boolean | undefined][] = [
      ['length', status.meetsMinPasswordLength],
      ['lowercase', status.containsLowercaseLetter],
      ['uppercase', status.containsUppercaseLetter],
      ['number', status.containsNumericCharacter],
      ['symbol', status.containsNonAlphanumericCharacter],
    ];
    return rules.flatMap(([rule, met]) => (met === undefined ? [] : [{ rule, least, met }]));
  } catch {
    return [];
  }
}
