import { page } from 'vitest/browser';
import { button, dialog, field, heading, open, see } from './app.tsx';

/** Fills in the login that is shown, and sends it. */
export async function logsIn({ email, password }: { email?: string; password: string }): Promise<void> {
  if (email !== undefined) await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Login', true).click();
}

/** Logs out by the button of the header. */
export async function logsOut(): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await see(heading('Welcome back'));
}

/** Chooses an account of the local suite's substitute for Google, which is open. */
export async function choosesGoogleAccount(email: string): Promise<void> {
  await dialog().getByLabelText('Email address').fill(email);
  await dialog().getByRole('button', { name: 'Continue' }).click();
}

/** Lets somebody new come in by Google, who stands at their profile then; resolves with their address. */
export async function byGoogle(): Promise<string> {
  const email = `google-${crypto.randomUUID()}@example.com`;
  await open('/login');
  await button('Sign in with Google').click();
  await choosesGoogleAccount(email);
  await see(heading('Profile'));
  return email;
}
