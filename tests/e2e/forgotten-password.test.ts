import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { newPerson } from '../support/people.ts';
import { pastes, personAt } from '../support/person.ts';
import { linkMailedTo, linksMailedTo } from '../support/verification.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Asks for a new password from the login on; the page then says what there is to say. */
async function askForPassword(page: Page, email: string): Promise<string> {
  const person = personAt(page);
  await page.goto('/login');
  await pastes(page.getByLabel('Email'), email);
  await person.taps(page.getByRole('link', { name: 'Forgot password?' }));
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await person.taps(button(page, 'Send the link'));
  const said = page.getByRole('status').filter({ hasText: email });
  await said.waitFor();
  return (await said.innerText()).replace(email, 'EMAIL');
}

describe('a forgotten password', () => {
  it('is replaced by way of a mail, and the new one logs in', async () => {
    const { email, password } = await newPerson();
    const context = await newContext();
    const page = await context.newPage();
    const person = personAt(page);
    await askForPassword(page, email);
    await page.goto(await linkMailedTo(email, 'PASSWORD_RESET'));
    await person.types(page.getByLabel('New password'), 'tom collins');
    await person.taps(button(page, 'Save'));
    await page.waitForURL('**/login');
    await pastes(page.getByLabel('Email'), email);
    await pastes(page.getByLabel('Password', { exact: true }), password);
    await person.taps(button(page, 'Login'));
    await page.getByText('Failed to login').waitFor();
    await page.getByText('The address and the password do not belong together.').waitFor();
    await person.typesOver(page.getByLabel('Password', { exact: true }), 'tom collins');
    await person.taps(button(page, 'Login'));
    await page.waitForURL('**/profile');
    await context.close();
  });

  it('says the same whether the address has an account or not, and mails only to those that have', async () => {
    const { email } = await newPerson();
    const nobody = `${randomUUID()}@example.com`;
    const context = await newContext();
    const page = await context.newPage();
    const known = await askForPassword(page, email);
    const unknown = await askForPassword(page, nobody);
    expect(unknown).toBe(known);
    expect(await linksMailedTo(email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await linksMailedTo(nobody, 'PASSWORD_RESET')).toHaveLength(0);
    await context.close();
  });

  it('does not send one mail after the other: the same address may ask again after half a minute', async () => {
    const { email } = await newPerson();
    const context = await newContext();
    const page = await context.newPage();
    await page.clock.install();
    await askForPassword(page, email);
    const again = button(page, 'Send it again');
    expect(await again.isDisabled()).toBe(true);
    await page.clock.runFor(31_000);
    await personAt(page).taps(again);
    await expect.poll(async () => (await linksMailedTo(email, 'PASSWORD_RESET')).length).toBe(2);
    await context.close();
  });

  it('says that there is no network where there is none', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto('/forgot-password');
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await context.setOffline(true);
    await pastes(page.getByLabel('Email'), 'guest@example.com');
    await personAt(page).taps(button(page, 'Send the link'));
    await page.getByRole('alert').getByText('The mail could not be sent').waitFor();
    await page.getByText('There is no network right now.').waitFor();
    await context.close();
  });
});
