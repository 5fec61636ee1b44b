import { beforeEach, describe, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, dialog, gone, heading, newMember, open, see, type Account } from '#testing/app.tsx';
import { byGoogle, choosesGoogleAccount, logsIn, logsOut } from '#testing/signing-in.ts';

const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
const exactly = (text: string) => page.getByText(text, { exact: true });
const atProfile = () => see(heading('Profile'));

/** Fills in a dialog by its labels and confirms it. */
async function fills(fields: Record<string, string>, confirm: string): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await dialog().getByLabelText(label, { exact: true }).fill(text);
  await dialog().getByRole('button', { name: confirm }).click();
}

describe('somebody with a password', () => {
  let person: Account;
  beforeEach(async () => {
    person = await newMember();
    await open('/profile');
  });

  it('changes it by knowing the one before, and the new one logs in', async () => {
    const wanted = 'tom collins';
    await button('Change password').click();
    await fills(
      { Password: 'not-the-password', 'New password': wanted, 'Confirm new password': 'tom colins' },
      'Save password',
    );
    await see(dialog().getByText('Passwords do not match'));
    await fills({ 'Confirm new password': wanted }, 'Save password');
    await see(dialog().getByRole('alert').getByText('Wrong password. We didn’t change anything.'));
    await fills({ Password: person.password }, 'Save password');
    await see('Password changed');
    await logsOut();
    await logsIn({ email: person.email, password: wanted });
    await atProfile();
  });

  it('gets no weak one, and reads what it lacks', async () => {
    await button('Change password').click();
    await fills(
      { Password: person.password, 'New password': 'gin', 'Confirm new password': 'gin' },
      'Save password',
    );
    await see(dialog().getByRole('alert').getByText('This password is too easy to guess.'));
    await see(dialog().getByText('At least 6 characters'));
  });

  it('has another address once the link in the mail to it was opened, and the page follows', async () => {
    const wanted = newEmail();
    await button('Change email').click();
    await fills({ 'New email': wanted, Password: person.password }, 'Send link');
    await see(`We’ve sent a link to ${wanted}.`);
    await see(exactly(person.email));
    await commands.followMail(wanted, 'VERIFY_AND_CHANGE_EMAIL');
    dispatchEvent(new Event('focus'));
    await see(exactly(wanted));
    await gone('We’ve sent a link to ');
    await logsOut();
    await logsIn({ email: wanted, password: person.password });
    await atProfile();
  });

  it('cannot have the address of another account', async () => {
    const { email } = await commands.newPerson();
    await button('Change email').click();
    await fills({ 'New email': email, Password: person.password }, 'Send link');
    await see(dialog().getByRole('alert').getByText('There’s already an account with this email.'));
    await see(exactly(person.email));
  });

  it('adds Google, comes in by it to the same account, and removes it again', async () => {
    const google = newEmail();
    await button('Add Google').click();
    await choosesGoogleAccount(google);
    await see('You can now log in with Google.');
    await see(exactly(google));
    await logsOut();
    await button('Sign in with Google').click();
    await choosesGoogleAccount(google);
    await see(exactly(person.email));

    await button('Remove Google').click();
    await see(page.getByRole('dialog', { name: 'Remove Google?' }));
    await fills({ Password: person.password }, 'Remove Google');
    await see('Google removed. Log in with your email and password.');
    await see(button('Add Google'));
  });
});

describe('an account of Google’s', () => {
  it('belongs to one account here', async () => {
    const email = await byGoogle();
    await newMember();
    await open('/profile');
    await button('Add Google').click();
    await choosesGoogleAccount(email);
    await see(
      page.getByRole('alert').getByText('This Google account is already used by another Cellaret account.'),
    );
  });

  it('gets a password of its own, and keeps Google as long as it has none', async () => {
    const email = await byGoogle();
    await see(button('Add password'));
    await gone(button('Remove Google'));
    await button('Add password').click();
    await see(dialog().getByText('Google will ask you to confirm it’s you.'));
    await fills({ 'New password': 'tom collins', 'Confirm new password': 'tom collins' }, 'Save password');
    await see('Password added. You can use it to log in.');
    await see(button('Remove Google'));
    await logsOut();
    await logsIn({ email, password: 'tom collins' });
    await atProfile();
  });
});
