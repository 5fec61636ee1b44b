import { createServer } from 'node:http';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listening } from '../testing/listening.ts';
import { deleteGuestsBefore } from './auth-accounts.ts';

const NOW = Date.parse('2026-11-25T18:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Two pages of accounts as Auth lists them; the second contains no guest to delete. */
const PAGES = [
  [{ localId: 'old-1', createdAt: String(NOW - 3 * DAY_MS) }],
  [
    { localId: 'new', createdAt: String(NOW) },
    { localId: 'ana', createdAt: String(NOW - 3 * DAY_MS), email: 'ana@example.com' },
  ],
  [{ localId: 'old-2', createdAt: String(NOW - 2 * DAY_MS) }],
];

const seen: string[] = [];
let app: App;

const auth = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://auth');
  const isList = url.pathname.endsWith('/accounts:batchGet');
  const page = Number(url.searchParams.get('nextPageToken') ?? 0);
  seen.push(isList ? `page ${page}` : 'deletion');
  const more = page + 1 < PAGES.length ? { nextPageToken: String(page + 1) } : {};
  const body = isList ? { users: PAGES[page], ...more } : {};
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', await listening(auth));
  app = initializeApp({ projectId: 'demo-guests' });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  auth.close();
  await deleteApp(app);
});

it('pauses between two deletions of guests, because Auth allows one per second', async () => {
  const pause = () => Promise.resolve(seen.push('pause'));
  expect(await deleteGuestsBefore(new Date(NOW - DAY_MS), pause)).toBe(2);
  expect(seen).toEqual(['page 0', 'deletion', 'page 1', 'page 2', 'pause', 'deletion']);
});
