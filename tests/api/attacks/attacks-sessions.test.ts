import { API } from '@cellaret/domain/api/endpoints';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testsApp } from '../../support/data/database.ts';
import { askAuth, newPerson, type Person } from '../../support/data/test-people.ts';
import { serveApp } from '../support/in-process.ts';

const BURST = 20;
let app: Awaited<ReturnType<typeof serveApp>>;
const auth = getAuth(testsApp());

beforeAll(async () => {
  app = await serveApp({
    CELLARET_CHECK_REVOKED: 'true',
    CELLARET_TOKEN_SYNC_PATH: '/api/session',
    CELLARET_RATE_BURST: String(BURST),
    CELLARET_RATE_PER_SECOND: '0.01',
    CELLARET_ALLOWED_ORIGINS: 'https://bar.example',
  });
});
afterAll(() => app.stop());

/** A different address per caller, so that the limit on failures affects only those who fail. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + path, { method, headers: { 'x-forwarded-for': '192.0.2.1', ...headers } });
const bearer = ({ idToken }: Pick<Person, 'idToken'>) => ({ authorization: `Bearer ${idToken}` });
const statusOf = async (person: Person) => (await ask('/api/glassware', bearer(person))).status;

describe('where every token is looked up', () => {
  it('one from before everything was revoked is refused, a new one accepted', async () => {
    const person = await newPerson();
    expect(await statusOf(person)).toBe(200);
    // Revocation counts in whole seconds: the token must be older than the moment.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await auth.revokeRefreshTokens(person.uid);
    expect(await statusOf(person)).toBe(401);
  });

  it('one of an account that was disabled is refused', async () => {
    const person = await newPerson();
    await auth.updateUser(person.uid, { disabled: true });
    expect(await statusOf(person)).toBe(401);
  });

  it('one of an account that is gone is refused', async () => {
    const person = await newPerson();
    await auth.deleteUser(person.uid);
    expect(await statusOf(person)).toBe(401);
  });
});

describe('the session cookie', () => {
  const sessionOf = async (person: Person): Promise<string> => {
    const answer = await ask('/api/session', { ...bearer(person), 'sec-fetch-site': 'same-origin' }, 'POST');
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };

  it('opens no route of the API: what a browser sends by itself is no proof of what its user wants', async () => {
    const cookie = await sessionOf(await newPerson());
    expect(cookie).toMatch(/^__session=./);
    const routes = Object.values(API).map(({ method, path }) => ({
      method,
      path: path.replace(/\{\w+\}/g, '1'),
    }));
    for (const [index, { method, path }] of routes.entries()) {
      const answer = await ask(path, { cookie, 'x-forwarded-for': `198.51.100.${index}` }, method);
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  it('is not a bearer token either', async () => {
    const cookie = await sessionOf(await newPerson());
    expect((await ask('/api/glassware', bearer({ idToken: cookie.slice('__session='.length) }))).status).toBe(
      401,
    );
  });

  it.each(['cross-site', 'same-site', 'none', 'nonsense'])(
    'is neither set nor taken by a page that is %s',
    async (site) => {
      const person = await newPerson();
      for (const method of ['POST', 'DELETE']) {
        const answer = await ask('/api/session', { ...bearer(person), 'sec-fetch-site': site }, method);
        expect(answer.status).toBe(403);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    },
  );

  it('cannot be set by a form: a form has no Authorization header', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    const answer = await ask('/api/session', headers, 'POST');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['https://evil.example', 'null', 'https://bar.example.evil.example', 'http://bar.example'])(
    'is not promised to another origin: %s',
    async (origin) => {
      const headers = { origin, 'access-control-request-method': 'DELETE' };
      const answer = await ask('/api/session', headers, 'OPTIONS');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );
});

describe('who keeps failing', () => {
  const fail = (forwarded: string, more: Record<string, string> = {}) =>
    ask('/api/glassware', { 'x-forwarded-for': forwarded, ...bearer({ idToken: 'guess' }), ...more });

  it('is slowed down by address, whatever the request says it was forwarded for', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried <= BURST; tried += 1)
      // Google's front end appends to the address that a caller claims.
      statuses.push((await fail(`10.0.0.${tried}, 203.0.113.9`)).status);
    expect(statuses.slice(0, BURST).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await fail('203.0.113.10')).status).toBe(401);
  });

  it('behind hosting, where all come through few machines, by the caller that its network names', async () => {
    const through = (caller: string) => fail('198.51.100.7', { 'fastly-client-ip': caller });
    for (let tried = 0; tried < BURST; tried += 1) expect((await through('203.0.113.20')).status).toBe(401);
    expect((await through('203.0.113.20')).status).toBe(429);
    expect((await through('203.0.113.21')).status).toBe(401);
  });

  it('and names another caller each time is slowed down in the end', async () => {
    const statuses = new Set<number>();
    for (let tried = 0; tried <= 20 * BURST; tried += 1)
      statuses.add((await fail('198.51.100.8', { 'fastly-client-ip': `10.1.0.${tried}` })).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  it('does not keep those out who succeed from the same address', async () => {
    const answer = await ask('/api/glassware', {
      ...bearer(await newPerson()),
      'x-forwarded-for': '203.0.113.9',
    });
    expect(answer.status).toBe(200);
  });
});

describe('an account', () => {
  // Refused or ignored: what the account has then shows it.
  const update = (body: object) => askAuth('/accounts:update?key=local', body).catch(() => undefined);

  it('gives itself neither rights nor a verified address', async () => {
    const person = await newPerson({ verified: false });
    await update({ idToken: person.idToken, customAttributes: '{"admin":true}' });
    await update({ idToken: person.idToken, emailVerified: true });
    const { customClaims, emailVerified } = await auth.getUser(person.uid);
    expect({ customClaims, emailVerified }).toEqual({ customClaims: undefined, emailVerified: false });
  });
});
