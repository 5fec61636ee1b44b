import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { newPerson } from '../support/people.ts';
import { pastes } from '../support/person.ts';
import { signIn } from '../support/signed-in.ts';
import { verifyEmail } from '../support/verification.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('signing in', () => {
  let context: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    context = await newContext();
    page = await context.newPage();
  });
  afterEach(() => context.close());

  async function fillRegistration(email: string, confirmation = 'a-long-password'): Promise<void> {
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Register your account' }).waitFor();
    await pastes(page.getByLabel('Display Name'), 'Ada');
    await pastes(page.getByLabel('Email address'), email);
    await pastes(page.getByLabel('Password', { exact: true }), 'a-long-password');
    await pastes(page.getByLabel('Confirm Password'), confirmation);
    await button(page, 'Register').click();
  }

  async function login(email: string, password: string): Promise<void> {
    await pastes(page.getByLabel('Email'), email);
    await pastes(page.getByLabel('Password', { exact: true }), password);
    await button(page, 'Login').click();
  }

  it('registers, tells to check the mail, goes by way of the profile to the login, verifies, logs in and out', async () => {
    const email = `${randomUUID()}@example.com`;
    await fillRegistration(email);
    const modal = page.getByRole('dialog', { name: 'Registration' });
    await modal
      .getByText('Registration successful! Please check your email to verify your account.')
      .waitFor();
    await button(page, 'Close').click();
    await page.waitForURL('**/login');
    await verifyEmail(email);
    await login(email, 'a-long-password');
    await page.waitForURL('**/profile');
    await page.getByText(email, { exact: true }).waitFor();
    expect(await page.getByLabel('Display Name').inputValue()).toBe('Ada');
    await button(page, 'Logout').first().click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  it('refuses passwords that do not match', async () => {
    await fillRegistration(`${randomUUID()}@example.com`, 'another-password');
    await page.getByText('Passwords do not match').waitFor();
  });

  it('says that a registration failed', async () => {
    const { email } = await newPerson();
    await fillRegistration(email);
    await page.getByRole('alert').getByText('Failed to register').waitFor();
  });

  it('says that a login failed and keeps the email', async () => {
    const { email } = await newPerson();
    await page.goto('/login');
    await login(email, 'wrong-password');
    await page.getByRole('alert').getByText('Failed to login').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  it('remembers where a visitor came from', async () => {
    const { email, password } = await newPerson();
    await page.goto('/ingredients?x=1');
    await page.waitForURL('**/login');
    await login(email, password);
    await page.waitForURL('**/ingredients?x=1');
  });

  it('signs in with Google, whose accounts count as verified', async () => {
    await page.goto('/login');
    await button(page, 'Sign in with Google').click();
    const chooser = page.getByRole('dialog', { name: 'Choose an account' });
    const email = `${randomUUID()}@example.com`;
    await pastes(chooser.getByLabel('Email address'), email);
    await pastes(chooser.getByLabel('Name'), 'Grace');
    await button(page, 'Continue').click();
    await page.waitForURL('**/profile');
    await page.getByText(email, { exact: true }).waitFor();
  });

  it('says that a sign-in with Google failed, when Google cannot be reached', async () => {
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await page.goto('/login');
    await button(page, 'Sign in with Google').click();
    await button(page, 'Use Google’s popup').click();
    await page.getByRole('alert').getByText('Failed to sign in with Google').waitFor({ timeout: 40_000 });
  });

  it('sends somebody who is signed in from the login to the profile and from the registration home', async () => {
    await context.close();
    ({ context, page } = await signIn(await newPerson()));
    await page.goto('/login');
    await page.waitForURL('**/profile');
    await page.goto('/register');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('somebody whose email is not verified', () => {
  it('is asked to verify it, may ask for another mail, go home or log out, and goes on once it is verified', async () => {
    const person = await newPerson({ verified: false });
    const { page, context } = await signIn(person);
    await page.goto('/ingredients');
    await page.getByText('Please verify your email to access this page.').waitFor();
    await button(page, 'Resend Verification Email').click();
    await page.getByText('Sent. Look into your inbox').first().waitFor();
    await page.getByRole('link', { name: 'Go back to HomePage' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Please verify your email to access this page.').waitFor();

    await page.goto('/ingredients');
    await page.getByText('Please verify your email to access this page.').waitFor();
    await verifyEmail(person.email);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    // The token is renewed too: the rules let the list be read.
    await page.getByRole('link', { name: 'Absinthe' }).waitFor();
    await context.close();
  });

  it('is logged out by the button of the notice', async () => {
    const { page, context } = await signIn(await newPerson({ verified: false }));
    await page.goto('/menu');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await context.close();
  });
});

describe('while it is unknown who uses the page', () => {
  it('shows nothing, neither the login nor the header', async () => {
    const context = await newContext();
    const page = await context.newPage();
    // The configuration never arrives: the sign-in state stays unknown.
    await page.route('**/__/firebase/init.json', () => undefined);
    await page.goto('/profile');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-light'));
    expect(await page.locator('#root').innerHTML()).toBe('');
    await context.close();
  });

  it('never flashes the login on the reload of a guarded page', async () => {
    const { page, context } = await signIn(await newPerson());
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(location.pathname)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual(['/profile']);
    await context.close();
  });
});

describe('signing out with a listener running', () => {
  it('lets them open the same query when they sign in again, although ReactFire keeps every observable for ever', async () => {
    const person = await newPerson();
    const { page, context } = await signIn(person);
    await page.goto('/ingredients');
    await page.getByRole('link', { name: 'Absinthe' }).waitFor();
    await button(page, 'Logout').click();
    await page.waitForURL('**/login');
    const kept = () =>
      page.evaluate(() =>
        [
          ...(
            window as unknown as { _reactFirePreloadedObservables: Map<string, { value: unknown }> }
          )._reactFirePreloadedObservables.values(),
        ].flatMap((entry) => {
          const value = JSON.stringify(entry.value);
          return value === '{"state":"loading"}' ? [] : [value];
        }),
      );
    await expect.poll(kept).toEqual([]);
    await pastes(page.getByLabel('Email'), person.email);
    await pastes(page.getByLabel('Password', { exact: true }), person.password);
    await button(page, 'Login').click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.evaluate(() => {
      history.pushState({}, '', '/ingredients');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('link', { name: 'Absinthe' }).waitFor();
    await context.close();
  });
});
