import { LAYOUT } from '@cellaret/domain/core/layout';
import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import { logFailure } from '#lib/browser/log-failure.ts';

/**
 * Keeps a session cookie of the site in step with the sign-in, where the build names an address of the same
 * origin for it (specification, section 7): the token is posted when it is new and at most five minutes old,
 * and taken back on signing out.
 */
export function startTokenSync(auth: Auth): void {
  const path = import.meta.env.VITE_TOKEN_SYNC_PATH;
  if (!path?.startsWith('/') || path.startsWith('//')) return;
  let posted: string | null = null;
  const sync = async (user: User | null): Promise<void> => {
    const result = user && (await user.getIdTokenResult());
    if (result && Date.now() - Date.parse(result.issuedAtTime) > LAYOUT.tokenSyncMaxAgeMs) return;
    const token = result?.token ?? null;
    if (token === posted) return;
    posted = token;
    await fetch(
      path,
      token === null
        ? { method: 'DELETE' }
        : { method: 'POST', headers: { Authorization: `Bearer ${token}` } },
    );
  };
  onIdTokenChanged(auth, (user) => {
    sync(user).catch((failure: unknown) =>
      logFailure('The session cookie could not be kept in step', failure),
    );
  });
}
