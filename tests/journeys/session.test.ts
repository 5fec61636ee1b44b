import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { register, usable } from '../support/browser/log-in.ts';
import { slowDown } from '../support/browser/measures.ts';
import { newPerson } from '../support/data/test-people.ts';
import { pastes } from '../support/data/typing.ts';
import { linkMailedTo, verifyEmail } from '../support/data/verification.ts';
import { newVisitor } from '../support/signed-in.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome back' }).waitFor();
const logsOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();

async function logsIn(page: Page, password: string, email?: string): Promise<void> {
  if (email !== undefined) await pastes(page.getByLabel('Email'), email);
  await pastes(page.getByLabel('Password', { exact: true }), password);
  await button(page, 'Login').click();
}

/** Notes every address and heading that the page shows from now on, loaded anew or not. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(location.pathname)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
}

/** How many databases of what somebody read this browser still holds. */
const databases = (page: Page) =>
  page.evaluate(
    async () => (await indexedDB.databases()).filter(({ name = '' }) => name.startsWith('firestore')).length,
  );

describe('coming in', () => {
  it('leads from registering by way of the mail, in another tab, to the profile, and out for good', async () => {
    const page = await newPage();
    const email = `${randomUUID()}@example.com`;
    await register(page, email, 'tom collins');
    await verifyEmail(email);
    const tab = await page.context().newPage();
    await tab.goto('/login');
    expect(await tab.getByLabel('Email').inputValue()).toBe(email);
    await logsIn(tab, 'tom collins');
    await tab.waitForURL('**/profile');
    await tab.getByText(email, { exact: true }).waitFor();
    expect(await tab.getByLabel('Display Name').inputValue()).toBe('Ada');
    await logsOut(tab);
    await welcome(tab);
    await tab.reload();
    await welcome(tab);
  });

  it('is possible with a forgotten password, by way of a mail; the old one does not do any more', async () => {
    const { email, password } = await newPerson();
    const page = await newPage();
    await page.goto('/forgot-password');
    await pastes(page.getByLabel('Email'), email);
    await button(page, 'Send link').click();
    await page.goto(await linkMailedTo(email, 'PASSWORD_RESET'));
    await pastes(page.getByLabel('New password'), 'tom collins');
    await button(page, 'Save').click();
    await page.waitForURL('**/login');
    await logsIn(page, password, email);
    await page.getByText('Wrong email or password.').waitFor();
    await logsIn(page, 'tom collins');
    await page.waitForURL('**/profile');
  });
});

describe('a page that is loaded', () => {
  it('shows nothing while it is unknown who uses it, neither the login nor the header', async () => {
    const page = await newPage();
    // The configuration never arrives: the sign-in state stays unknown.
    await page.route('**/__/firebase/init.json', () => undefined);
    await page.goto('/profile');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-light'));
    expect(await page.locator('#root').innerHTML()).toBe('');
  });

  it('remembers theme, language and units, can be installed, and never flashes the login', async () => {
    const { page } = await newVisitor();
    await page.goto('/profile');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'oz' }).check();
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    const profile = page.getByRole('heading', { name: 'Profil', exact: true });
    await profile.waitFor();
    const seen = await watch(page);
    await page.reload();
    await profile.waitFor();
    expect(await seen()).toEqual(['/profile']);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(23, 18, 15)');
    await expect.poll(() => page.getByRole('radio', { name: 'oz' }).isChecked()).toBe(true);
    const manifest = page.locator('link[rel=manifest]');
    await manifest.waitFor({ state: 'attached' });
    expect(await manifest.getAttribute('href')).toBe('/manifest.webmanifest');
  });
});

describe('logging out', () => {
  it('ends the session before the page changes: loaded again at that moment, it is the page of nobody', async () => {
    const { page } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await slowDown(page);
    await page.evaluate(() => {
      for (const change of ['pushState', 'replaceState'] as const) {
        const original = history[change].bind(history);
        history[change] = (data, unused, url) => {
          original(data, unused, url);
          if (location.pathname === '/login') location.reload();
        };
      }
    });
    const reloaded = page.waitForEvent('load');
    const seen = await watch(page);
    await logsOut(page);
    await reloaded;
    // The app is drawn once it knows who is there, and would lead on to the profile then.
    await usable(page);
    await welcome(page);
    expect(await seen()).toEqual(['/login']);
  });

  it('finishes with the next visit what a page that was closed too soon left behind', async () => {
    const { page } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/bar-cabinet');
    await page.getByText('Your bar is empty.').waitFor();
    await page.evaluate(() => {
      // The page is closed before the browser gets to remove anything.
      indexedDB.deleteDatabase = () => {
        throw new Error('closed');
      };
    });
    await logsOut(page);
    await welcome(page);
    expect(await databases(page)).toBe(1);
    await page.reload();
    await expect.poll(() => databases(page)).toBe(0);
  });
});
