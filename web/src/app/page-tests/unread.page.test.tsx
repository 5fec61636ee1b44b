import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { button, gone, heading, link, newMember, open, see, unplug } from '#testing/app.tsx';

/** Sentences that may be said only where a server said so. */
const CLAIMS = [
  'Nothing here yet',
  'No recipes yet',
  'No ingredients yet',
  'Your bar is empty. Add some ingredients to get started.',
  'No bar cabinet yet. Tick your bottles to see what you can make.',
  'No drinks here yet',
  'You’re all caught up.',
];

/** Those of them that the page says. */
const claims = (): string[] => {
  const said = document.getElementById('main')?.innerText ?? '';
  return CLAIMS.filter((claim) => said.includes(claim));
};

const NOTICE = 'This didn’t load. Try again.';

/** How long Firestore tries to reach its server before it says that it cannot, in milliseconds. */
const FIRESTORE_TRIES_MS = 10_000;

beforeEach(async () => {
  await newMember();
  await page.viewport(360, 740);
});

/**
 * Each page, and its content once it is loaded. Cabinets and menus reload the page:
 * tests/journeys/unread.test.ts.
 */
const PAGES: readonly [path: string, read: () => Locator][] = [
  ['/list-recipes', () => page.getByRole('row').getByRole('link').first()],
  ['/ingredients', () => link('Absinthe', true)],
  ['/ingredients/10001', () => page.getByText(/^ABV: /)],
  ['/what-can-i-make', () => page.getByText('No bar cabinet yet.', { exact: false }).first()],
];

describe.each(PAGES)('%s, where the database cannot be reached', (path, read) => {
  afterEach(() => void vi.useRealTimers());

  it('says that nothing was read, claims nothing when asked again either, and finds all of it once it can', async () => {
    await commands.failRequests('google.firestore', null);
    await commands.failRequests('/v1/projects/', null);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      shouldClearNativeTimers: true,
    });
    await open(path);
    expect(claims()).toEqual([]);
    await vi.advanceTimersByTimeAsync(FIRESTORE_TRIES_MS);
    await see(NOTICE);
    expect(claims()).toEqual([]);
    // Asked while nothing can be read yet: what listens comes back by itself, sometimes sooner than anybody
    // asks.
    await button('Try again').click();
    expect(claims()).toEqual([]);
    await commands.answerAgain();
    await see(read());
    await gone(NOTICE);
  });
});

describe('the feed without a network', () => {
  it('has its heading below the notice, claims nothing, and leads to what can be made', async () => {
    await open('/profile');
    await unplug();
    await link('Cellaret home').click();
    const notice = page.getByRole('status').filter({ hasText: /^You’re offline\./ });
    await see(notice);
    await see(heading('What’s new'));
    const below = notice.element().getBoundingClientRect();
    expect(heading('What’s new').element().getBoundingClientRect().y).toBeGreaterThanOrEqual(below.bottom);
    await see('this isn’t saved on this device yet');
    expect(claims()).toEqual([]);
    await link('What can I make?').click();
    await see(heading('What can I make?'));
    await see('this isn’t saved on this device yet');
    expect(claims()).toEqual([]);
  });
});
