import { devices, type BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, newPage } from '../support/browser/browser.ts';
import { personAt } from '../support/data/typing.ts';
import { baseUrl, projectId } from '../support/env.ts';

/** Stands in for Google's script that the SDK loads for popups: opens the provider's frame, and answers. */
const GOOGLES_SCRIPT = `
  const frame = { restyle: async () => {}, ping: async (answer) => answer(), register: () => {}, send: () => {} };
  const open = ({ url }, opened) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url, hidden: true }));
    return opened(frame);
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

/** A page configured as in production, with Google's servers answered here; lists what was asked of them. */
async function asInProduction(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const config = { apiKey: 'key', projectId, authDomain: `${projectId}.firebaseapp.com` };
  await context.route('**/__/firebase/init.json', (route) => route.fulfill({ json: config }));
  await context.route('**/__/auth/iframe*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await context.route('https://apis.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: GOOGLES_SCRIPT });
  });
  await context.addInitScript(() => {
    const opened: { url: string; active: boolean }[] = [];
    const original = window.open.bind(window);
    Object.assign(window, {
      opened,
      open: (...how: Parameters<typeof window.open>) => {
        opened.push({ url: String(how[0]), active: navigator.userActivation.isActive });
        return original(...how);
      },
    });
  });
  return asked;
}

const { userAgent, viewport, hasTouch } = devices['iPhone 15'] ?? {};

describe('signing in with Google on a phone', () => {
  it('opens the popup with the first touch: what it needs is there by then, from the page’s own host', async () => {
    const context = await newContext({ userAgent, viewport, hasTouch });
    const asked = await asInProduction(context);
    const page = await context.newPage();
    await page.goto('/login');
    const frame = page.locator('iframe[src*="/__/auth/iframe"]');
    await frame.waitFor({ state: 'attached' });
    const { host } = new URL(baseUrl);
    expect(await frame.getAttribute('src')).toMatch(new RegExp(`^https://${host}/__/auth/iframe`));
    asked.length = 0;
    await personAt(page).taps(page.getByRole('button', { name: 'Sign in with Google' }));
    const opened = () =>
      page.evaluate(() => (window as unknown as { opened: { url: string; active: boolean }[] }).opened);
    await expect.poll(async () => (await opened()).length).toBe(1);
    expect(await opened()).toEqual([
      { url: expect.stringMatching(new RegExp(`^https://${host}/__/auth/handler`)) as string, active: true },
    ]);
    expect(asked).toEqual([]);
  });

  it('says so where a sign-in by redirect comes back with nobody', async () => {
    const page = await newPage();
    await page.goto('/login');
    await page.evaluate(() => sessionStorage.setItem('cellaret.redirect', 'pending'));
    await page.reload();
    await page.getByRole('alert').getByText('Failed to sign in with Google').waitFor();
  });
});

describe('a visitor at a desk', () => {
  it('meets nothing of Google’s before reaching for its button', async () => {
    const context = await newContext();
    const asked = await asInProduction(context);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Sign in with Google' }).hover();
    await expect.poll(() => asked.length).toBe(1);
  });
});
