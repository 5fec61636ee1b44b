import type { BrowserContextOptions } from 'playwright-core';
import { baseUrl } from '../env.ts';
import { askAuth, signedIn } from './test-people.ts';

type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Somebody's session, for the options of a browser context. */
export interface Session {
  uid: string;
  state: StoredState;
}

interface Account {
  email: string;
  displayName?: string;
  emailVerified: boolean;
  createdAt: string;
  lastLoginAt: string;
  providerUserInfo?: object[];
}

let apiKey: Promise<string> | undefined;

const keyOfProject = (): Promise<string> =>
  (apiKey ??= fetch(`${baseUrl}/__/firebase/init.json`).then(
    async (answer) => ((await answer.json()) as { apiKey: string }).apiKey,
  ));

/**
 * The stored session of a logged-in browser: a fresh profile starts with it and skips the login screen, which
 * has its own tests. The provider's SDK takes it over, as after any reload.
 */
export async function storedSession(account: { email: string; password: string }): Promise<Session> {
  const [key, { uid, idToken, refreshToken }] = await Promise.all([keyOfProject(), signedIn(account)]);
  const { users } = await askAuth<{ users: [Account] }>('/accounts:lookup?key=local', { idToken });
  const { email, displayName, emailVerified, createdAt, lastLoginAt, providerUserInfo } = users[0];
  const user = {
    uid,
    email,
    emailVerified,
    displayName,
    isAnonymous: false,
    providerData: providerUserInfo ?? [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    createdAt,
    lastLoginAt,
    apiKey: key,
    appName: '[DEFAULT]',
  };
  const localStorage = [
    { name: `firebase:authUser:${key}:[DEFAULT]`, value: JSON.stringify(user) },
    { name: 'cellaret.session', value: emailVerified ? 'member' : 'unverified' },
  ];
  return { uid, state: { cookies: [], origins: [{ origin: baseUrl, localStorage }] } };
}
