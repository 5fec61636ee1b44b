import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, field, heading, link, open, see, seeAccessible } from '#testing/app.tsx';
import { logsIn } from '#testing/signing-in.ts';

const bottle = (name: string) => page.getByRole('checkbox', { name, exact: true });
const count = (text: string) => page.getByRole('status').filter({ hasText: text });
const drink = (name: string) => page.getByRole('listitem').filter({ hasText: name });

it('shows a visitor at once what the ticked bottles make, and keeps them until there is an account', async () => {
  await open('/');
  await see(heading('Know what you can mix tonight'));
  await see(drink('Negroni'));
  await bottle('Campari').click();
  await expect.element(drink('Negroni')).not.toBeInTheDocument();
  await expect.element(bottle('Cointreau')).not.toBeChecked();
  await bottle('Cointreau').click();
  await bottle('Lemon juice').click();
  await see(drink('White Lady'));
  await see(count('from these 8 bottles'));
  await seeAccessible();
  await link('Keep this bar').click();
  await see(heading('Register your account'));
  const email = `keeps-${Date.now()}@example.com`;
  await field('Display Name').fill('Ada');
  await field('Email address').fill(email);
  await field('Password').fill('tom collins');
  // Failing costs nobody the bottles.
  await field('Confirm Password').fill('tom colins');
  await button('Register', true).click();
  await see('Passwords do not match');
  await field('Confirm Password').fill('tom collins');
  await button('Register', true).click();
  await button('Close', true).click();
  await see(heading('Welcome back'));
  await commands.followMail(email, 'VERIFY_EMAIL');
  await logsIn({ password: 'tom collins' });
  await expect.poll(address).toBe('/bar-cabinet/fill');
  await button('Add 8', true).click();
  await expect.poll(address).toBe('/what-can-i-make');
  await see(link('White Lady', true).first());
  await open('/');
  await see(page.getByRole('region', { name: 'Tonight' }));
});
