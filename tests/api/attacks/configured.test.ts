import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { saying } from '../support/api-client.ts';
import { serveApp } from '../support/in-process.ts';

let app: Awaited<ReturnType<typeof serveApp>>;
let base: string;
let person: Person;

beforeAll(async () => {
  app = await serveApp({
    CELLARET_RATE_BURST: '5',
    CELLARET_RATE_PER_SECOND: '0.01',
    CELLARET_ALLOWED_ORIGINS: 'https://bar.example,https://other.example',
    CELLARET_TOKEN_SYNC_PATH: '/api/session',
    CELLARET_CHECK_REVOKED: 'true',
  });
  base = `${app.url}/api`;
  person = await newPerson();
});

afterAll(() => app.stop());

const signed = ({ idToken }: Pick<Person, 'idToken'>) => ({ authorization: `Bearer ${idToken}` });

describe('somebody who asks too much', () => {
  it('is told when to come back, and nobody else is bothered', async () => {
    const eager = await newPerson();
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let asked = 0; asked < 6; asked += 1) {
      last = await fetch(`${base}/glassware`, { headers: signed(eager) });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const seconds = Number(last?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(10);
    expect(seconds).toBeLessThanOrEqual(100);
    expect(await last?.json()).toEqual({ message: 'Too many requests: please wait a moment' });
    expect((await fetch(`${base}/glassware`, { headers: signed(await newPerson()) })).status).toBe(200);
  });
});

describe('a token', () => {
  it.each([
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['of another project', { aud: 'another', iss: 'https://securetoken.google.com/another' }],
    ['of somebody unknown', { sub: 'nobody', user_id: 'nobody' }],
  ])('%s is refused', async (_, claims) => {
    const response = await fetch(`${base}/glassware`, { headers: signed(saying(person, claims)) });
    expect(response.status).toBe(401);
  });
});

describe('other origins', () => {
  const allowed = async (origin: string) =>
    (
      await fetch(`${base}/glassware`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
    ).headers.get('access-control-allow-origin');

  it('are let in by name', async () => {
    expect(await allowed('https://bar.example')).toBe('https://bar.example');
    expect(await allowed('https://elsewhere.example')).toBeNull();
  });
});

describe('the token synchronisation', () => {
  it('keeps a session cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await fetch(`${base}/session`, { method: 'POST', headers: signed(person) });
    expect(response.status).toBe(204);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__session=[\w.-]+; Max-Age=3600; Path=\/; .*HttpOnly.*; SameSite=Strict$/);
  });

  it('forgets it on signing out', async () => {
    const response = await fetch(`${base}/session`, { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^__session=; Max-Age=0;/);
  });

  it('refuses a token that is older than five minutes, and none at all', async () => {
    const old = saying(await newPerson(), {
      iat: Math.floor(Date.now() / 1000) - 301,
      auth_time: Math.floor(Date.now() / 1000) - 301,
    });
    for (const headers of [signed(old), {}])
      expect((await fetch(`${base}/session`, { method: 'POST', headers })).status).toBe(401);
  });
});
