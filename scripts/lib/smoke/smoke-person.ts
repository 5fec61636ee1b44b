import { randomUUID } from 'node:crypto';
import {
  applyActionCode,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { Failure } from '../command/failure.ts';
import type { Admin } from '../data/admin-sdk.ts';
import type { Site } from './site.ts';

/** Somebody who exists for as long as the test takes. */
export interface SmokePerson {
  user: User;
  email: string;
  password: string;
}

/** Registers somebody; with an address that no mail reaches, and a password that meets any policy. */
export async function register({ auth }: Site): Promise<SmokePerson> {
  const email = `smoke-${randomUUID()}@example.com`;
  const password = `Smoke!${randomUUID()}`;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return { user, email, password };
}

/**
 * Follows the link that the verification mail would carry, and signs in again. Throws a `Failure` if the
 * link’s page or its code does not work.
 */
export async function verify(site: Site, admin: Admin, person: SmokePerson): Promise<void> {
  const link = new URL(await admin.auth.generateEmailVerificationLink(person.email));
  const page = await fetch(`${site.url}/__/auth/action${link.search}`, { redirect: 'manual' });
  if (page.status >= 400)
    throw new Failure(`The page of the link in verification mails answered ${page.status}: ${page.url}`);
  // The local page has used the code up; the provider's waits for a browser to run its script.
  if (!site.local) await applyActionCode(site.auth, link.searchParams.get('oobCode') ?? '');
  person.user = (await signInWithEmailAndPassword(site.auth, person.email, person.password)).user;
  if (!person.user.emailVerified)
    throw new Failure('The link was followed, and the address is not verified.');
  await person.user.getIdToken(true);
}

/** Asks the API as this person. Throws a `Failure` with what it answered where it refuses. */
export async function askApi<T>(
  site: Site,
  { user }: SmokePerson,
  path: string,
  method = 'GET',
  body?: object,
): Promise<T> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await user.getIdToken()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(90_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`${method} /api${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** The first id of a list of the API. Throws a `Failure` where the list is empty. */
export async function firstId(site: Site, person: SmokePerson, list: string): Promise<number> {
  const [first] = await askApi<{ id: number }[]>(site, person, `/${list}?limit=1`);
  if (!first)
    throw new Failure(
      `There is no entry in /api/${list}, which a recipe needs: "npm run seed -- --project ID", or add one in the app.`,
    );
  return first.id;
}
