import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { newPerson } from '../support/people.ts';
import { pastes, personAt } from '../support/person.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { linkMailedTo } from '../support/verification.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Takes part in choosing an account of the local suite's stand-in for Google. */
async function chooseGoogleAccount(page: Page, email: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: 'Choose an account' });
  await pastes(chooser.getByLabel('Email address'), email);
  await personAt(page).taps(chooser.getByRole('button', { name: 'Continue' }));
}

/** Somebody new who has come in by Google and stands at their profile. */
async function visitorByGoogle() {
  const context = await newContext();
  const page = await context.newPage();
  const email = `${randomUUID()}@example.com`;
  await page.goto('/login');
  await personAt(page).taps(button(page, 'Sign in with Google'));
  await chooseGoogleAccount(page, email);
  await page.waitForURL('**/profile');
  return { context, page, email };
}

/** Somebody new with a password, at their profile. */
async function atProfile(): Promise<Visitor> {
  const visitor = await newVisitor();
  await visitor.page.goto('/profile');
  return visitor;
}

async function logsOut(page: Page): Promise<void> {
  await personAt(page).taps(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
}

async function logsIn(page: Page, email: string, password: string): Promise<void> {
  const person = personAt(page);
  await pastes(page.getByLabel('Email'), email);
  await pastes(page.getByLabel('Password', { exact: true }), password);
  await person.taps(button(page, 'Login'));
}

describe('the password of an account', () => {
  it('is changed by whoever knows the one before, and the new one logs in', async () => {
    const { page, context, email, password } = await atProfile();
    const person = personAt(page);
    await person.taps(button(page, 'Change password'));
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await pastes(dialog.getByLabel('Password', { exact: true }), 'not-the-password');
    await person.types(dialog.getByLabel('New password', { exact: true }), 'tom collins');
    await person.types(dialog.getByLabel('Confirm new password'), 'tom colins');
    await person.taps(dialog.getByRole('button', { name: 'Save password' }));
    await dialog.getByText('Passwords do not match').waitFor();
    await person.typesOver(dialog.getByLabel('Confirm new password'), 'tom collins');
    await person.taps(dialog.getByRole('button', { name: 'Save password' }));
    await dialog.getByRole('alert').getByText('This is not your password. Nothing was changed.').waitFor();
    await pastes(dialog.getByLabel('Password', { exact: true }), password);
    await person.taps(dialog.getByRole('button', { name: 'Save password' }));
    await page.getByText('Your password is changed.').waitFor();
    await logsOut(page);
    await logsIn(page, email, 'tom collins');
    await page.waitForURL('**/profile');
    await context.close();
  });

  it('is refused with what it lacks where it is too weak', async () => {
    const { page, context, password } = await atProfile();
    const person = personAt(page);
    await person.taps(button(page, 'Change password'));
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await pastes(dialog.getByLabel('Password', { exact: true }), password);
    await person.types(dialog.getByLabel('New password', { exact: true }), 'gin');
    await person.types(dialog.getByLabel('Confirm new password'), 'gin');
    await person.taps(dialog.getByRole('button', { name: 'Save password' }));
    await dialog.getByRole('alert').getByText('The password is too easy to guess.').waitFor();
    await dialog.getByText('At least 6 characters').waitFor();
    await context.close();
  });
});

describe('the address of an account', () => {
  it('changes once the link in the mail to the new one was opened, and the page follows', async () => {
    const { page, context, email, password } = await atProfile();
    const person = personAt(page);
    const wanted = `${randomUUID()}@example.com`;
    await person.taps(button(page, 'Change address'));
    const dialog = page.getByRole('dialog', { name: 'Change address' });
    await pastes(dialog.getByLabel('New email address'), wanted);
    await pastes(dialog.getByLabel('Password', { exact: true }), password);
    await person.taps(dialog.getByRole('button', { name: 'Send the link' }));
    await page.getByText(`A mail with a link is on its way to ${wanted}.`).waitFor();
    await page.getByText(email, { exact: true }).waitFor();
    const mail = await context.newPage();
    await mail.goto(await linkMailedTo(wanted, 'VERIFY_AND_CHANGE_EMAIL'));
    await mail.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText(wanted, { exact: true }).waitFor();
    await page.getByText('A mail with a link is on its way').waitFor({ state: 'detached' });
    await logsOut(page);
    await logsIn(page, wanted, password);
    await page.waitForURL('**/profile');
    await context.close();
  });

  it('cannot become that of another account', async () => {
    const other = await newPerson();
    const { page, context, email, password } = await atProfile();
    const person = personAt(page);
    await person.taps(button(page, 'Change address'));
    const dialog = page.getByRole('dialog', { name: 'Change address' });
    await pastes(dialog.getByLabel('New email address'), other.email);
    await pastes(dialog.getByLabel('Password', { exact: true }), password);
    await person.taps(dialog.getByRole('button', { name: 'Send the link' }));
    await dialog.getByRole('alert').getByText('This address has an account already.').waitFor();
    await page.getByText(email, { exact: true }).waitFor();
    await context.close();
  });
});

describe('Google beside a password', () => {
  it('can be added, logs in to the same account, and can be removed again', async () => {
    const { page, context, email, password } = await atProfile();
    const person = personAt(page);
    const google = `${randomUUID()}@example.com`;
    await person.taps(button(page, 'Add Google'));
    await chooseGoogleAccount(page, google);
    await page.getByText('You can log in with Google now.').waitFor();
    await page.getByText(google, { exact: true }).waitFor();
    await logsOut(page);
    await person.taps(button(page, 'Sign in with Google'));
    await chooseGoogleAccount(page, google);
    await page.waitForURL('**/profile');
    await page.getByText(email, { exact: true }).waitFor();

    await person.taps(button(page, 'Remove Google'));
    const dialog = page.getByRole('dialog', { name: 'Log in without Google?' });
    await pastes(dialog.getByLabel('Password', { exact: true }), password);
    await person.taps(dialog.getByRole('button', { name: 'Remove Google' }));
    await page.getByText('You log in with your address and password now.').waitFor();
    await button(page, 'Add Google').waitFor();
    await context.close();
  });

  it('is refused where that Google account belongs to somebody else here', async () => {
    const other = await visitorByGoogle();
    await other.context.close();
    const { page, context } = await atProfile();
    await personAt(page).taps(button(page, 'Add Google'));
    await chooseGoogleAccount(page, other.email);
    await page.getByRole('alert').getByText('This Google account belongs to another account here.').waitFor();
    await context.close();
  });
});

describe('an account of Google’s', () => {
  it('gets a password of its own, and keeps Google as long as it has none', async () => {
    const { page, context, email } = await visitorByGoogle();
    const person = personAt(page);
    expect(await button(page, 'Remove Google').count()).toBe(0);
    await person.taps(button(page, 'Add a password'));
    const dialog = page.getByRole('dialog', { name: 'Add a password' });
    await dialog.getByText('Google will ask you once more who you are.').waitFor();
    await person.types(dialog.getByLabel('New password', { exact: true }), 'tom collins');
    await person.types(dialog.getByLabel('Confirm new password'), 'tom collins');
    await person.taps(dialog.getByRole('button', { name: 'Save password' }));
    await page.getByText('You can log in with a password now.').waitFor();
    await button(page, 'Remove Google').waitFor();
    await logsOut(page);
    await logsIn(page, email, 'tom collins');
    await page.waitForURL('**/profile');
    await context.close();
  });
});
