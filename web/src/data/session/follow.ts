import {
  beforeAuthStateChanged,
  EmailAuthProvider,
  GoogleAuthProvider,
  onIdTokenChanged,
  signOut,
  type IdTokenResult,
  type User,
} from 'firebase/auth';
import { logFailure } from '#lib/browser/log-failure.ts';
import { forgetEmail } from '#lib/browser/remembered-email.ts';
import { leaveHint } from '#lib/browser/session-hint.ts';
import { appCheckSiteKey, firebaseApp, firebaseAuth } from '../firebase/firebase-app.ts';
import { isLoggedOut, noteLogin, noteLogout } from './logged-out.ts';
import { forgetUser, nothingLeft } from './removal.ts';
import { setSession, type Session } from './session.ts';
import { startTokenSync } from './token-sync.ts';

let held = false;
let uid: string | null | undefined;

/** The signed-in user as the provider's SDK has it; throws where nobody is signed in. */
export function signedInUser(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('Nobody is signed in');
  return user;
}

function describe(user: User, { admin, suspended }: Claims): Session {
  const by = (provider: string) => user.providerData.find(({ providerId }) => providerId === provider);
  return {
    state: 'signed-in',
    user: {
      uid: user.uid,
      email: user.email ?? '',
      displayName: user.displayName ?? '',
      emailVerified: user.emailVerified,
      hasPassword: by(EmailAuthProvider.PROVIDER_ID) !== undefined,
      google: by(GoogleAuthProvider.PROVIDER_ID)?.email ?? null,
      admin: admin === true,
      suspended: suspended === true,
    },
  };
}

type Claims = Partial<IdTokenResult['claims']>;

/**
 * The claims of the token. The rules read it, not the account, so a token from before the verification is
 * replaced. Offline it stays.
 */
async function claimsOf(user: User): Promise<Claims> {
  const { claims } = await user.getIdTokenResult();
  if (!user.emailVerified || claims.email_verified === true) return claims;
  return (await user.getIdTokenResult(true)).claims;
}

async function publish(user: User | null): Promise<void> {
  if (held) return;
  if (user && isLoggedOut()) {
    await signOut(firebaseAuth());
    return publish(null);
  }
  const claims = user ? await claimsOf(user).catch(() => ({})) : {};
  // Before the first screen that reads anything: a service opened earlier would ask without a token.
  const siteKey = appCheckSiteKey();
  if (user && siteKey)
    await import('../firebase/app-check.ts')
      .then(({ startAppCheck }) => startAppCheck(firebaseApp(), siteKey))
      .catch((failure: unknown) => logFailure('App Check could not start', failure));
  if ((user?.uid ?? null) !== uid) {
    const removed = nothingLeft();
    // The next person finds nothing of the one before; without a next person nobody waits.
    if (user) await removed;
  }
  if (held || user?.uid !== firebaseAuth().currentUser?.uid) return;
  const changed = uid !== undefined && uid !== (user?.uid ?? null);
  uid = user?.uid ?? null;
  if (changed) {
    // Screens of the previous user go first, then what they had open: ReactFire would keep its values and
    // refusals for ever. The session ended elsewhere (another tab, the provider), where nobody could be
    // asked: what waits to be sent stays for their next sign-in.
    setSession(user ? { state: 'unknown' } : { state: 'signed-out' });
    await forgetUser(false);
  }
  if (user) forgetEmail();
  leaveHint(user && (user.emailVerified ? 'member' : 'unverified'));
  setSession(user ? describe(user, claims) : { state: 'signed-out' });
}

/** Starts following the sign-in state; resolves as soon as it is known. */
export function startSession(): Promise<void> {
  startTokenSync(firebaseAuth());
  // Called for a sign-in, not for a session that is found on the disk.
  beforeAuthStateChanged(firebaseAuth(), (user) => {
    if (user) noteLogin();
  });
  return new Promise((resolve) => {
    onIdTokenChanged(firebaseAuth(), (user) => void publish(user).then(resolve));
  });
}

/** Runs a sign-in dance of several steps (registration) without showing its steps. */
export async function withoutPublishing<T>(work: () => Promise<T>): Promise<T> {
  held = true;
  try {
    return await work();
  } finally {
    held = false;
    await publish(firebaseAuth().currentUser);
  }
}

/** Asks the provider whether the email was verified meanwhile, and publishes the answer. */
export async function refreshUser(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  await user.reload();
  await publish(firebaseAuth().currentUser);
}

/**
 * Signs out. The token is gone before any screen changes: a page loaded from then on has no user. The user's
 * data here is removed in the background, and the next sign-in waits for that. Throws the provider's errors;
 * the user is still signed in then.
 */
export async function endSession(): Promise<void> {
  const auth = firebaseAuth();
  const user = auth.currentUser;
  held = true;
  try {
    noteLogout();
    await signOut(auth);
  } catch (failure) {
    // The SDK forgets who is there before it finds that it cannot forget it on the disk.
    await auth.updateCurrentUser(user).catch(() => undefined);
    throw failure;
  } finally {
    held = false;
  }
  uid = null;
  leaveHint(null);
  setSession({ state: 'signed-out' });
  void forgetUser(true);
}
