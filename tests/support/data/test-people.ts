import { randomUUID } from 'node:crypto';
import { authUrl, projectId } from '../env.ts';

const identity = `${authUrl}/identitytoolkit.googleapis.com/v1`;

/** An account of the Auth emulator with fresh tokens. */
export interface Person {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
}

/** Asks Auth as its SDK does; with the rights of an administrator for `Bearer owner`. Throws its refusals. */
export async function askAuth<T = Record<string, string>>(
  path: string,
  body: object,
  authorization?: string,
): Promise<T> {
  const response = await fetch(`${identity}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`Auth answered ${response.status} to ${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

interface Kind {
  verified?: boolean;
  /** Claims of the token, as `npm run admin` sets them. */
  claims?: Record<string, unknown>;
}

/** Somebody who is registered already, with a fresh ID token. */
export async function signedIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const answer = await askAuth('/accounts:signInWithPassword?key=local', {
    email,
    password,
    returnSecureToken: true,
  });
  const { localId: uid = '', idToken = '', refreshToken = '' } = answer;
  return { uid, email, password, idToken, refreshToken };
}

/** Registers somebody new; their address is verified unless `verified` is false. */
export async function newPerson({ verified = true, claims }: Kind = {}): Promise<Person> {
  const email = `person-${randomUUID()}@example.com`;
  const password = 'a-long-password';
  const { localId: uid = '' } = await askAuth('/accounts:signUp?key=local', {
    email,
    password,
    returnSecureToken: true,
  });
  if (verified || claims) {
    const customAttributes = claims && { customAttributes: JSON.stringify(claims) };
    await askAuth(
      `/projects/${projectId}/accounts:update`,
      { localId: uid, emailVerified: verified, ...customAttributes },
      'Bearer owner',
    );
  }
  return signedIn({ email, password });
}
