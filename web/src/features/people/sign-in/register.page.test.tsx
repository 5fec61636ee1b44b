import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  dialog,
  field,
  gone,
  heading,
  link,
  open,
  refusals,
  see,
  seeAccessible,
  types,
} from '#testing/app.tsx';
import { logsIn, logsOut } from '#testing/signing-in.ts';

const newEmail = () => `ada-${Date.now()}@example.com`;

async function registers(email: string, password: string, again = password): Promise<void> {
  await open('/register');
  await field('Display Name').fill('Ada');
  await field('Email address').fill(email);
  await field('Password').fill(password);
  await field('Confirm Password').fill(again);
  await button('Register', true).click();
}

const failed = () => see(page.getByRole('alert').filter({ hasText: 'Failed to register' }));

describe('registering', () => {
  it('ends in a modal whose Close leads to the login, which knows the address until somebody logs in', async () => {
    const email = newEmail();
    await registers(email, 'tom collins');
    const modal = page.getByRole('dialog', { name: 'Registration', exact: true });
    await see(
      modal.getByText('Registration successful! Please check your email to verify your account.', {
        exact: true,
      }),
    );
    await seeAccessible();
    await button('Close', true).click();
    await see(heading('Welcome back'));
    await expect.element(field('Email')).toHaveValue(email);
    await open(await commands.followMail(email, 'VERIFY_EMAIL'));
    await see(heading('Email verified. Log in.'));
    await expect.element(field('Email')).toHaveValue(email);
    await logsIn({ password: 'tom collins' });
    await see(heading('Profile'));
    await expect.element(field('Display Name')).toHaveValue('Ada');
    await logsOut();
    await expect.element(field('Email')).toHaveValue('');
  });

  it('takes no passwords that do not match', async () => {
    const email = newEmail();
    await registers(email, 'tom collins', 'tom colins');
    await see('Passwords do not match');
    await seeAccessible();
    await gone(dialog());
    expect(await commands.uidOf(email)).toBeNull();
  });

  it('shows the provider’s rules while a password is typed, and refuses one that breaks them', async () => {
    performance.clearResourceTimings();
    await open('/register');
    await types(field('Password'), 'gin');
    const rule = page.getByText('At least 6 characters');
    await see(rule.getByRole('img', { name: 'Missing:' }));
    await registers(newEmail(), 'gin');
    await failed();
    await see('This password is too easy to guess.');
    await see(rule.getByRole('img', { name: 'Missing:' }));
    await types(field('Password'), 'gin fizz');
    await see(rule.getByRole('img', { name: 'Done:' }));
    expect(refusals().map((one) => one.slice(0, 3))).toEqual(['400']);
  });

  it('says that an address has an account already, and takes it along to the login', async () => {
    const { email, password } = await commands.newPerson();
    await registers(email, 'tom collins');
    await failed();
    await see('There’s already an account with this email.');
    await expect.element(field('Display Name')).toHaveValue('Ada');
    await link('Log in instead').click();
    await see(heading('Welcome back'));
    await expect.element(field('Email')).toHaveValue(email);
    await logsIn({ password });
    await see(heading('Profile'));
  });
});
