import { projectId } from '../../../scripts/lib/local/suite.ts';

/** Everybody who appears in the cases. */
export const ACTORS = {
  /** Signed out. */
  nobody: null,
  ana: { uid: 'ana', claims: { email_verified: true } },
  /** Ana before she followed the link. */
  unverified: { uid: 'ana', claims: { email_verified: false } },
  /** Ana, signed in by a provider that says nothing of her address. */
  unstated: { uid: 'ana', claims: {} },
  /** Ana after an administrator suspended her. */
  suspended: { uid: 'ana', claims: { email_verified: true, suspended: true } },
  /** Somebody at a party: an account without an address, made with the first order. */
  guest: { uid: 'gia', claims: { provider_id: 'anonymous' } },
  otherGuest: { uid: 'hugo', claims: { provider_id: 'anonymous' } },
  /** Keeps a bar of Ana's; Vic looks at it. */
  kim: { uid: 'kim', claims: { email_verified: true } },
  vic: { uid: 'vic', claims: { email_verified: true } },
  suspendedKeeper: { uid: 'kim', claims: { email_verified: true, suspended: true } },
  ben: { uid: 'ben', claims: { email_verified: true } },
  admin: { uid: 'admin', claims: { email_verified: true, admin: true } },
  /** Has the claim, but not as the boolean that `npm run admin` sets. */
  almostAdmin: { uid: 'almost-admin', claims: { email_verified: true, admin: 'true' } },
  /** Whose claim was taken back. */
  formerAdmin: { uid: 'former-admin', claims: { email_verified: true, admin: false } },
  suspendedAdmin: { uid: 'suspended-admin', claims: { email_verified: true, admin: true, suspended: true } },
  /** An administrator who has not verified the address. */
  unverifiedAdmin: { uid: 'unverified-admin', claims: { email_verified: false, admin: true } },
} as const;

export type Actor = keyof typeof ACTORS;

/** Everybody who must not get past `verified()`; two of them have the right uid for what is Ana's. */
export const OUTSIDERS = ['nobody', 'unverified', 'unstated'] as const satisfies Actor[];

/** Everybody who comes close to being an administrator. */
export const NO_ADMINS = [
  'almostAdmin',
  'formerAdmin',
  'unverifiedAdmin',
  'suspendedAdmin',
] as const satisfies Actor[];

/** Everybody who must not touch what is Ana's. */
export const NOT_ANA = [...OUTSIDERS, 'ben', 'admin'] as const satisfies Actor[];

/** The claims for a test context; without `iat` the local engine takes the token for an expired one. */
export function tokenOptions(actor: Exclude<Actor, 'nobody'>) {
  return { ...ACTORS[actor].claims, iat: Math.floor(Date.now() / 1000) };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token without a signature, as the emulators issue and believe it. */
export const unsigned = (claims: object): string => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;

/** An unsigned ID token; null for the signed-out actor. */
export function idToken(actor: Actor): string | null {
  const person = ACTORS[actor];
  if (person === null) return null;
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat,
    exp: iat + 3600,
    auth_time: iat,
    sub: person.uid,
    user_id: person.uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...person.claims,
  };
  return unsigned(claims);
}
