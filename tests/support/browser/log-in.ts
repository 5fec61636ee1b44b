import type { Page } from 'playwright-core';

/** Resolves when the app has replaced a page that was drawn ahead. */
export const usable = (page: Page): Promise<void> =>
  page.locator('#root > [data-drawn]').waitFor({ state: 'detached' });

/** Logs in through the login screen; the page shows the profile then. */
export async function logIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await usable(page);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/profile');
}

/** Registers and closes what is said then; the login is shown. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Display Name').fill('Ada');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('dialog', { name: 'Registration' }).getByText('Registration successful!').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.waitForURL('**/login');
}
