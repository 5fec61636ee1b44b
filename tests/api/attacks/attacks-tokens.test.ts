import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsigned } from '../../rules/support/actors.ts';
import { newPerson } from '../../support/data/test-people.ts';
import { projectId } from '../../support/env.ts';
import { confused, newSigner, serveGoogleKeys, signed } from '../support/google-keys.ts';
import { serveApp } from '../support/in-process.ts';

// As deployed: the emulators believe unsigned tokens, production must not.
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;

const google = newSigner('google-1');
const stranger = newSigner('google-1');
const unknown = newSigner('google-2');

let app: Awaited<ReturnType<typeof serveApp>>;
let keys: Awaited<ReturnType<typeof serveGoogleKeys>>;

beforeAll(async () => {
  keys = await serveGoogleKeys(google);
  app = await serveApp({ CELLARET_ENFORCE_APP_CHECK: 'true' });
});
afterAll(() => {
  app.stop();
  keys.stop();
});

const seconds = () => Math.floor(Date.now() / 1000);

/** Claims of Google's token for a signed-in person. */
const personClaims = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  iat: seconds() - 10,
  exp: seconds() + 3600,
  auth_time: seconds() - 10,
  sub: 'ana',
  user_id: 'ana',
  email_verified: true,
  ...changes,
});

/** Claims of Google's token for an attested app. */
const appClaims = (changes: object = {}) => ({
  iss: 'https://firebaseappcheck.googleapis.com/123456789',
  aud: ['projects/123456789', `projects/${projectId}`],
  iat: seconds() - 10,
  exp: seconds() + 3600,
  sub: '1:123456789:web:abc',
  ...changes,
});

const person = (changes: object = {}) => signed(google, personClaims(changes));
const attestation = () => signed(google, appClaims());

interface Tokens {
  idToken?: string;
  appCheck?: string | null;
}

async function status({ idToken = person(), appCheck = attestation() }: Tokens = {}): Promise<number> {
  const headers = {
    authorization: `Bearer ${idToken}`,
    ...(appCheck !== null && { 'x-firebase-appcheck': appCheck }),
  };
  const response = await fetch(`${app.url}/api/glassware`, { headers });
  expect(typeof ((await response.json()) as { message?: string }).message).toBe(
    response.ok ? 'undefined' : 'string',
  );
  return response.status;
}

describe('while Google’s keys cannot be fetched', () => {
  it('nobody is told to sign in again: neither token was found wanting', async () => {
    expect(await status()).toBe(503);
  });
});

describe('an ID token, verified as in production', () => {
  beforeAll(() => {
    keys.state.reachable = true;
  });

  it('is accepted where Google signed it for this project', async () => {
    expect(await status()).toBe(200);
  });

  it.each([
    ['signed by somebody else under Google’s key id', () => signed(stranger, personClaims())],
    ['signed by a key Google does not have', () => signed(unknown, personClaims())],
    ['without a signature', () => unsigned(personClaims())],
    ['signed with the public key for a secret', () => confused(google, personClaims())],
    ['that has expired', () => person({ iat: seconds() - 7200, exp: seconds() - 3600 })],
    ['of another project', () => person({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['for another audience', () => person({ aud: 'other' })],
    ['that is a session cookie', () => person({ iss: `https://session.firebase.google.com/${projectId}` })],
    ['of nobody', () => person({ sub: '' })],
    [
      'with a part of it exchanged',
      () => {
        const [head, , tail] = person().split('.');
        const [, content] = person({ sub: 'ben', user_id: 'ben' }).split('.');
        return `${head}.${content}.${tail}`;
      },
    ],
  ])('is refused: %s', async (_what, token) => {
    expect(await status({ idToken: token() })).toBe(401);
  });

  it('is refused: issued by the emulators', async () => {
    expect(await status({ idToken: (await newPerson()).idToken })).toBe(401);
  });

  it.each([false, 'true', 1, null, undefined])(
    'is not taken for verified by email_verified %s',
    async (claim) => {
      expect(await status({ idToken: person({ email_verified: claim }) })).toBe(403);
    },
  );

  it('may be used again until it expires: what stops a stolen one is the hour, or asking Auth each time', async () => {
    const token = person();
    expect([await status({ idToken: token }), await status({ idToken: token })]).toEqual([200, 200]);
  });
});

describe('with App Check enforced, a request', () => {
  it.each([
    ['without its token', () => null],
    ['with an empty token', () => ''],
    ['with nonsense', () => 'nonsense'],
    ['with a token nobody signed', () => unsigned(appClaims())],
    ['with a token somebody else signed', () => signed(stranger, appClaims())],
    ['with a token signed with the public key for a secret', () => confused(google, appClaims())],
    ['with the token of another project', () => signed(google, appClaims({ aud: ['projects/other'] }))],
    ['with a token that has expired', () => signed(google, appClaims({ exp: seconds() - 60 }))],
    ['with an ID token in its place', person],
    ['with a token of no app', () => signed(google, appClaims({ sub: '' }))],
  ])('%s is refused', async (_what, token) => {
    expect(await status({ appCheck: token() })).toBe(401);
  });

  it('from the app is answered', async () => {
    expect(await status()).toBe(200);
  });

  it('is not enough by itself', async () => {
    expect(await status({ idToken: 'nonsense' })).toBe(401);
  });

  it.each([
    ['the description of the API', '/api/openapi.json', 200],
    ['its page', '/api/docs', 200],
    ['pictures', '/media/00000000-0000-4000-8000-000000000000', 404],
  ])('for %s needs no token', async (_what, path, expected) => {
    expect((await fetch(app.url + path)).status).toBe(expected);
  });
});
