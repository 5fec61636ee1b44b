import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  unlink,
  type Auth,
  type PopupRedirectResolver,
  type User,
} from 'firebase/auth';
import { createStore, useStore } from '#lib/browser/store.ts';
import { emulator, firebaseAuth } from '../firebase/firebase-app.ts';
import { sdkCode } from '../firebase/sdk-errors.ts';
import { refreshUser, signedInUser } from './follow.ts';

const REDIRECT_KEY = 'cellaret.redirect';

interface Resolver {
  _initialize: (auth: Auth) => Promise<unknown>;
  readonly _shouldInitProactively: boolean;
}

/**
 * The one object the SDK makes of the class it is handed as a resolver of popups; nothing public readies it.
 */
let resolver: Resolver | undefined;
let popupClass: PopupRedirectResolver | undefined;

const keep = (made: Resolver): void => {
  resolver = made;
};

/**
 * The SDK's resolver of popups, which it calls opaque and which is a class, so made that its object can be
 * had.
 */
function popups(): PopupRedirectResolver {
  const Base = browserPopupRedirectResolver as unknown as new () => Resolver;
  popupClass ??= class extends Base {
    constructor() {
      super();
      keep(this);
    }
  } as unknown as PopupRedirectResolver;
  return popupClass;
}

/**
 * Fetches what a popup needs, Google's script and the frame of the provider, so that a click opens the popup
 * at once: Safari and phones block one that comes later. With `needed` only there; elsewhere a popup may take
 * its time, and who never clicks meets nothing of Google's. Nothing happens where the local suite stands in
 * for Google.
 */
export async function readyPopup(where: 'needed' | 'everywhere'): Promise<void> {
  if (emulator('auth')) return;
  const auth = firebaseAuth();
  // The SDK makes its object when it is first handed the class.
  await getRedirectResult(auth, popups());
  if (where === 'everywhere' || resolver?._shouldInitProactively) await resolver?._initialize(auth);
}

/** An account of the local suite's substitute for Google. */
export interface LocalAccount {
  email: string;
  name: string;
}

/** True where the local suite stands in for Google: the app then shows its own account chooser. */
export const hasLocalAccounts = (): boolean => emulator('auth') !== undefined;

const credentialOf = ({ email, name }: LocalAccount) =>
  GoogleAuthProvider.credential(
    JSON.stringify({ sub: email.toLowerCase(), email, name, email_verified: true }),
  );

/** Signs in to the Auth emulator as a Google account of the given address. */
export async function signInWithLocalGoogleAccount(account: LocalAccount): Promise<void> {
  await signInWithCredential(firebaseAuth(), credentialOf(account));
}

/** Codes of the provider for a popup that was closed, or given up for a new one. */
const GIVEN_UP = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'];

/**
 * Runs what opens a popup (500 × 600); false where somebody changed their mind. Throws what the provider
 * throws otherwise.
 */
async function byPopup(open: () => Promise<unknown>): Promise<boolean> {
  try {
    await open();
    return true;
  } catch (failure) {
    if (GIVEN_UP.includes(sdkCode(failure))) return false;
    throw failure;
  }
}

/**
 * Signs in with Google: a popup, or a redirect where popups are blocked. False where somebody changed their
 * mind. Throws what the provider throws otherwise.
 */
export async function signInWithGoogle(): Promise<boolean> {
  const auth = firebaseAuth();
  try {
    return await byPopup(() => signInWithPopup(auth, new GoogleAuthProvider(), popups()));
  } catch (failure) {
    if (sdkCode(failure) !== 'popup-blocked') throw failure;
    sessionStorage.setItem(REDIRECT_KEY, 'pending');
    return signInWithRedirect(auth, new GoogleAuthProvider(), popups());
  }
}

const redirectFailure = createStore<Error | null>(null);

/**
 * Why a sign-in by redirect, from which this page is the return, did not work; null as long as nothing is
 * known of that.
 */
export const useRedirectFailure = (): Error | null => useStore(redirectFailure);

/**
 * Finishes a sign-in by redirect, if this page is the return from one. A failure is kept for the screen, and
 * thrown.
 */
export async function finishRedirect(): Promise<void> {
  if (sessionStorage.getItem(REDIRECT_KEY) === null) return;
  sessionStorage.removeItem(REDIRECT_KEY);
  try {
    if (await getRedirectResult(firebaseAuth(), popups())) return;
    throw new Error('The provider sent nobody back');
  } catch (failure) {
    redirectFailure.set(failure instanceof Error ? failure : new Error(String(failure)));
    throw failure;
  }
}

const googleOf = ({ providerData }: User) =>
  providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);

/**
 * Proves again who is signed in, by Google's popup; the local suite takes the account it knows. Throws what
 * the provider throws.
 */
export async function confirmWithGoogle(): Promise<void> {
  const user = signedInUser();
  const account = googleOf(user);
  if (emulator('auth') && account) {
    const known = { email: account.email ?? '', name: account.displayName ?? '' };
    await reauthenticateWithCredential(user, credentialOf(known));
    return;
  }
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), popups());
}

/**
 * Lets the signed-in user sign in with Google too, by a popup. False where they changed their mind; throws
 * what the provider throws.
 */
export async function linkGoogle(): Promise<boolean> {
  const linked = await byPopup(() => linkWithPopup(signedInUser(), new GoogleAuthProvider(), popups()));
  if (linked) await refreshUser();
  return linked;
}

/** The same with an account of the Auth emulator. */
export async function linkLocalGoogleAccount(account: LocalAccount): Promise<void> {
  await linkWithCredential(signedInUser(), credentialOf(account));
  await refreshUser();
}

/** Takes Google away as a way to sign in. Throws what the provider throws. */
export async function unlinkGoogle(): Promise<void> {
  await unlink(signedInUser(), GoogleAuthProvider.PROVIDER_ID);
  await refreshUser();
}
