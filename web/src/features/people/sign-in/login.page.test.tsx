import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  dialog,
  field,
  heading,
  link,
  newMember,
  open,
  see,
  seeAccessible,
  unplug,
} from '#testing/app.tsx';
import { choosesGoogleAccount, logsIn } from '#testing/signing-in.ts';

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const WRONG = 'Wrong email or password.';

describe('the login', () => {
  it('says the same of a wrong password and of an address nobody has, and keeps the address', async () => {
    const { email } = await commands.newPerson();
    await open('/login');
    for (const tried of [email, 'nobody-at-all@example.com']) {
      await logsIn({ email: tried, password: 'not-the-password' });
      await see(alert('Failed to login'));
      await expect.element(page.getByRole('status').filter({ hasText: WRONG })).toHaveTextContent(WRONG);
      await expect.element(field('Email')).toHaveValue(tried);
      expect(address()).toBe('/login');
    }
    await seeAccessible();
  });

  it('remembers where a visitor came from', async () => {
    await open('/ingredients?x=1');
    await see(heading('Welcome back'));
    await logsIn(await commands.newPerson());
    await expect.poll(address).toBe('/ingredients?x=1');
  });

  it('sends somebody who is signed in to the profile, and from the registration home', async () => {
    await newMember();
    await open('/login');
    await expect.poll(address).toBe('/profile');
    await open('/register');
    await expect.poll(address).toBe('/');
  });

  it('takes an account of Google’s, which counts as verified', async () => {
    const email = `grace-${Date.now()}@example.com`;
    await open('/login');
    await button('Sign in with Google').click();
    await dialog().getByLabelText('Name').fill('Grace');
    await seeAccessible();
    await choosesGoogleAccount(email);
    await see(heading('Profile'));
    await see(page.getByText(email, { exact: true }));
    await expect.element(field('Display Name')).toHaveValue('Grace');
  });

  it('says so where Google’s account cannot be asked about', async () => {
    await open('/login');
    await button('Sign in with Google').click();
    await see(dialog());
    await unplug();
    await button('Continue').click();
    await see(alert('Failed to sign in with Google'));
    await see('You’re offline. Try again when you’re connected.');
  });

  it('says so where Google’s popup cannot be had', async () => {
    await commands.failRequests('https://apis.google.com/', null);
    await open('/login');
    await button('Sign in with Google').click();
    await button('Use Google’s pop-up').click();
    await see(alert('Failed to sign in with Google'));
  });
});

describe('the mail for a new password', () => {
  afterEach(() => void vi.useRealTimers());

  /** Asks for it from the login on; resolves with what is said then. */
  async function asks(email: string): Promise<string> {
    await open('/login');
    await field('Email').fill(email);
    await link('Forgot password?').click();
    await see(heading('Forgot your password?'));
    await expect.element(field('Email')).toHaveValue(email);
    await button('Send link').click();
    const said = page.getByRole('status').filter({ hasText: email });
    await see(said);
    return said.element().textContent.replace(email, 'EMAIL');
  }

  it('goes to addresses that have an account only; what is said tells nothing of it', async () => {
    const { email } = await commands.newPerson();
    const nobody = `nobody-${Date.now()}@example.com`;
    expect(await asks(nobody)).toBe(await asks(email));
    expect(await commands.mailsTo(email, 'PASSWORD_RESET')).toBe(1);
    expect(await commands.mailsTo(nobody, 'PASSWORD_RESET')).toBe(0);
  });

  it('is sent once more after half a minute at the earliest', async () => {
    const { email } = await commands.newPerson();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await asks(email);
    await expect.element(button('Send again')).toBeDisabled();
    vi.advanceTimersByTime(29_000);
    await expect.element(button('Send again')).toBeDisabled();
    // React starts the clock a moment after it has drawn the button.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1000);
        return button('Send again').element().matches(':disabled');
      })
      .toBe(false);
    await button('Send again').click();
    await expect.poll(() => commands.mailsTo(email, 'PASSWORD_RESET')).toBe(2);
  });

  it('is not sent without a network, and the page says so', async () => {
    await open('/forgot-password');
    await unplug();
    await field('Email').fill('guest@example.com');
    await button('Send link').click();
    await see(alert('We couldn’t send the email. Try again in a few minutes.'));
    await see('You’re offline. Try again when you’re connected.');
  });
});
