import { beforeEach, expect, it, vi } from 'vitest';

const CELLAR = { id: 'cellar', bar_name: 'Cellar' };
const ATTIC = { id: 'attic', bar_name: 'Attic' };
const KEY = 'cellaret.bars';

const kept = new Map<string, string>();

let { goneFrom, rememberBars, newlyGone } = await import('./known-bars.ts');
let { setSession } = await import('../session/session.ts');

function signIn(uid: string): void {
  const user = { email: '', displayName: '', emailVerified: true, hasPassword: true };
  setSession({ state: 'signed-in', user: { ...user, uid, google: null, admin: false, suspended: false } });
}

/** The bars that an earlier visit, or another tab, has stored. */
const wroteDown = (uid: string, bars: Record<string, string>): unknown =>
  kept.set(KEY, JSON.stringify({ uid, bars }));

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  kept.clear();
  // Another visit: a page knows nothing of the one before but what that has written down.
  vi.resetModules();
  ({ goneFrom, rememberBars, newlyGone } = await import('./known-bars.ts'));
  ({ setSession } = await import('../session/session.ts'));
  signIn('ana');
});

it('a bar of the last visit that is in the list no longer is gone; of another person’s bars nothing is said', () => {
  wroteDown('ana', { cellar: 'Cellar', attic: 'Attic' });
  expect(goneFrom([ATTIC])).toEqual([CELLAR]);
  signIn('kim');
  expect(goneFrom([])).toEqual([]);
});

it('a bar that another tab has just joined is not gone because this tab’s list is behind', () => {
  expect(goneFrom([])).toEqual([]);
  rememberBars([]);
  wroteDown('ana', { cellar: 'Cellar' });
  expect(goneFrom([])).toEqual([]);
});

it('that a bar is gone is told once, and again only of one that was joined again', () => {
  rememberBars([CELLAR, ATTIC]);
  expect(newlyGone(goneFrom([ATTIC]))).toEqual([CELLAR]);
  expect(newlyGone(goneFrom([ATTIC]))).toEqual([]);
  rememberBars([CELLAR, ATTIC]);
  expect(newlyGone(goneFrom([]))).toEqual([CELLAR, ATTIC]);
});

it('nothing is kept on the device of somebody without bars', () => {
  rememberBars([]);
  expect(kept.has(KEY)).toBe(false);
});

it('goes with the person who logs out; a session that ended elsewhere leaves it', async () => {
  const { forgetUserState } = await import('../session/user-state.ts');
  rememberBars([CELLAR]);
  await forgetUserState(false);
  expect(kept.has(KEY)).toBe(true);
  await forgetUserState(true);
  expect(kept.has(KEY)).toBe(false);
});
