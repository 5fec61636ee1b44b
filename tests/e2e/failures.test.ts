import { randomUUID } from 'node:crypto';
import { LIMITS } from '@cellaret/domain/limits';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { ports } from '../support/env.ts';
import { ownDocument, putAway } from '../support/own-world.ts';
import { newPerson } from '../support/people.ts';
import { pastes } from '../support/person.ts';
import { demoVisitor, newVisitor, type Visitor } from '../support/signed-in.ts';

const GOLD_RUSH = 20079;
const GIN = 10001;

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

describe('the door', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await newContext()).newPage();
  });
  afterAll(() => page.context().close());

  it('says Failed to login where the password is wrong, and keeps what was typed', async () => {
    const person = await newPerson();
    await page.goto('/login');
    await pastes(page.getByLabel('Email'), person.email);
    await pastes(page.getByLabel('Password', { exact: true }), 'not-the-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await alert(page, 'Failed to login');
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    expect(page.url()).toMatch(/\/login$/);
  });

  it('says Failed to sign in with Google where the provider cannot be reached', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose an account' });
    await dialog.waitFor();
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await alert(page, 'Failed to sign in with Google');
    await page.context().setOffline(false);
  });

  const fillRegistration = async (email: string, confirmation = 'a-long-password'): Promise<void> => {
    await page.goto('/register');
    await pastes(page.getByLabel('Display Name'), 'Guest');
    await pastes(page.getByLabel('Email address'), email);
    await pastes(page.getByLabel('Password', { exact: true }), 'a-long-password');
    await pastes(page.getByLabel('Confirm Password'), confirmation);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
  };

  it('says Passwords do not match and registers nobody', async () => {
    await fillRegistration(`guest-${randomUUID()}@example.com`, 'another-password');
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('says Failed to register where the address has an account already', async () => {
    await fillRegistration((await newPerson()).email);
    await alert(page, 'Failed to register');
    expect(await page.getByLabel('Display Name').inputValue()).toBe('Guest');
  });

  it('says in a modal that the registration was successful, whose Close leads to the login', async () => {
    await fillRegistration(`guest-${randomUUID()}@example.com`);
    const modal = page.getByRole('dialog', { name: 'Registration', exact: true });
    await modal
      .getByText('Registration successful! Please check your email to verify your account.', { exact: true })
      .waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/login');
  });
});

/** Opens a screen by the app's own means, without loading the page anew. */
const openWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('the options and data of forms, where the database cannot be reached', () => {
  let visitor: Visitor;
  // A profile for itself that has read nothing before, with the database out of reach and everything else as ever.
  beforeAll(async () => {
    visitor = await demoVisitor();
    await visitor.context.route(`http://*:${ports.firestore}/**`, (route) => route.abort());
    await visitor.page.goto('/profile');
    // Before that, nobody listens to a change of the address.
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => visitor.context.close());

  it.each([
    ['/create-ingredient', 'Failed to load ingredient options'],
    [`/update-ingredient/${GIN}`, 'Failed to load ingredient data'],
    ['/create-recipe', 'Failed to load recipe options'],
    [`/update-recipe/${GOLD_RUSH}`, 'Failed to load recipe data'],
  ])('%s says %s', async (path, text) => {
    await openWithin(visitor.page, path);
    await visitor.page.getByRole('alert').filter({ hasText: text }).waitFor({ timeout: 30_000 });
  });
});

describe('logging out', () => {
  it('says Failed to logout where the session cannot be ended', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      // The browser refuses every write to where the session is kept, as it does when the disk is full. Firestore's store stays: what
      // becomes of it there would be asked about first.
      const refuse = () => {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      };
      for (const verb of ['put', 'delete'] as const) {
        const write = IDBObjectStore.prototype[verb] as (...args: unknown[]) => IDBRequest;
        IDBObjectStore.prototype[verb] = function (this: IDBObjectStore, ...args: unknown[]) {
          return this.transaction.db.name === 'firebaseLocalStorageDb' ? refuse() : write.apply(this, args);
          // put and delete take and return what differs; both only pass it on.
        } as never;
      }
      Storage.prototype.removeItem = refuse;
    });
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Failed to logout', { exact: true }).waitFor();
    await context.close();
  });
});

describe('the form of an ingredient', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor();
  });
  afterAll(() => visitor.context.close());

  it('names what is wrong by field and in the banner, for a new one and for a change', async () => {
    const { page } = visitor;
    for (const path of ['/create-ingredient', `/update-ingredient/${GIN}`]) {
      await page.goto(path);
      const name = page.getByLabel('Name', { exact: true });
      await pastes(name, '');
      await pastes(page.getByLabel('Alcohol ABV (%)'), '100');
      await page.getByRole('button', { name: 'Save Ingredient' }).click();
      await page.getByText('Please fix the form errors and try again.', { exact: true }).waitFor();
      await page.getByText('String must contain at least 1 character(s)').first().waitFor();
      await page.getByText('Number must be less than or equal to 99.9').waitFor();
      expect(await name.getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('says when it goes on to somebody who has saved as much as anybody may within an hour, and keeps what was typed', async () => {
    const { page, uid } = visitor;
    const spent = { count: LIMITS.hourly.edits, paid_for: '1', paid_at: new Date() };
    await ownDocument(`users/${uid}/allowances/edits`, { ...spent, since: new Date(Date.now() - 1_200_000) });
    await page.goto(`/update-ingredient/${GIN}`);
    const description = page.getByLabel('Description');
    await pastes(description, 'Juniper, once more');
    await page.getByRole('button', { name: 'Save Ingredient' }).click();
    await alert(page, 'You have saved as much as anybody may within an hour. It goes on at ');
    expect(await description.inputValue()).toBe('Juniper, once more');
    await putAway();
  });
});
