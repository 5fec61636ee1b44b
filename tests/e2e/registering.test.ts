import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { newPerson } from '../support/people.ts';
import { pastes, personAt } from '../support/person.ts';
import { verifyEmail } from '../support/verification.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function register(page: Page, email: string, password: string): Promise<void> {
  const person = personAt(page);
  await page.goto('/register');
  await pastes(page.getByLabel('Display Name'), 'Ada');
  await pastes(page.getByLabel('Email address'), email);
  await person.types(page.getByLabel('Password', { exact: true }), password);
  await person.types(page.getByLabel('Confirm Password'), password);
  await person.taps(button(page, 'Register'));
}

describe('registering', () => {
  it('refuses a weak password with what it lacks, ticked as soon as it is there, and without a failure in the console', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
    });
    await register(page, `${randomUUID()}@example.com`, 'gin');
    await page.getByRole('alert').getByText('Failed to register', { exact: true }).waitFor();
    await page.getByText('The password is too easy to guess.').waitFor();
    const rule = page.getByText('At least 6 characters');
    await rule.waitFor();
    await rule.getByRole('img', { name: 'Missing:' }).waitFor();
    await personAt(page).types(page.getByLabel('Password', { exact: true }), ' fizz');
    await rule.getByRole('img', { name: 'Done:' }).waitFor();
    expect(failures).toEqual([]);
    await context.close();
  });

  it('says that an address has an account already, and takes it along to the login', async () => {
    const { email, password } = await newPerson();
    const context = await newContext();
    const page = await context.newPage();
    const person = personAt(page);
    await register(page, email, 'tom collins');
    await page.getByRole('alert').getByText('Failed to register', { exact: true }).waitFor();
    await page.getByText('This address has an account already.').waitFor();
    await person.taps(page.getByRole('link', { name: 'Log in instead' }));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await person.types(page.getByLabel('Password', { exact: true }), password);
    await person.taps(button(page, 'Login'));
    await page.waitForURL('**/profile');
    await context.close();
  });

  it('remembers the address for the login that follows, in the tab of the mail too, and not beyond it', async () => {
    const email = `${randomUUID()}@example.com`;
    const context = await newContext();
    const page = await context.newPage();
    await register(page, email, 'tom collins');
    await personAt(page).taps(button(page, 'Close'));
    await page.waitForURL('**/login');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await verifyEmail(email);
    const tab = await context.newPage();
    const person = personAt(tab);
    await tab.goto('/login');
    expect(await tab.getByLabel('Email').inputValue()).toBe(email);
    await person.types(tab.getByLabel('Password', { exact: true }), 'tom collins');
    await person.taps(button(tab, 'Login'));
    await tab.waitForURL('**/profile');
    await person.taps(tab.getByRole('banner').getByRole('button', { name: 'Logout' }));
    await tab.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await tab.getByLabel('Email').inputValue()).toBe('');
    await context.close();
  });
});
