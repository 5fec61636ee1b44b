import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { baseUrl } from '../support/env.ts';
import { demoVisitor } from '../support/signed-in.ts';

const SCRIPTS = '**/assets/*.js';

/** Opens an address in a page that never gets the app, only what was drawn ahead. */
async function withoutApp(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(SCRIPTS, (route) => route.abort());
  // Not `goto`, which waits for the app.
  await page.evaluate((address) => location.assign(address), baseUrl + path);
  await page.waitForURL(baseUrl + path);
  return page;
}

const PAGES = [
  { path: '/', heading: 'A small cabinet for your bottles' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Register your account' },
];

describe('a public page before its scripts have arrived', () => {
  it.each(PAGES)('can be read, but not used, and then becomes the app: $path', async ({ path, heading }) => {
    const context = await newContext();
    const drawn = await withoutApp(context, path);
    await drawn.locator('h1').getByText(heading).waitFor();
    expect(await drawn.locator('#root a, #root button, #root input').count()).toBeGreaterThan(4);
    await drawn.keyboard.press('Tab');
    expect(await drawn.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  });

  it('moves nothing when the app takes its place', async () => {
    for (const { path } of PAGES) {
      const context = await newContext({ viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect([path, shift]).toEqual([path, expect.toSatisfy((value: number) => value <= 0.02)]);
      await context.close();
    }
  });

  it('shows nothing of it to somebody who is signed in, nor to somebody who reads German', async () => {
    const visitor = await demoVisitor({ serviceWorkers: 'block' });
    await visitor.page.getByRole('button', { name: 'Logout' }).waitFor();
    const german = await newContext({ locale: 'de-DE' });
    for (const context of [visitor.context, german]) {
      const drawn = await withoutApp(context, '/');
      await drawn.locator('h1').waitFor({ state: 'attached' });
      expect(await drawn.locator('h1').isVisible()).toBe(false);
    }
    const page = await german.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Registrieren' }).first().waitFor();
    await german.close();
    await visitor.context.close();
  });
});

describe('the first recipe on a device', () => {
  it("can be read before Firestore's whole client has arrived, and is live once it has", async () => {
    const visitor = await demoVisitor({ serviceWorkers: 'block' });
    const { page } = visitor;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/firestore-[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/view-recipe/20001');
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    await page.getByRole('list', { name: 'Ingredients' }).getByRole('link', { name: 'Campari' }).waitFor();
    expect(await page.getByRole('region', { name: 'More like this' }).count()).toBe(0);
    release();
    await page.getByRole('region', { name: 'More like this' }).waitFor();
    await visitor.context.close();
  });
});
