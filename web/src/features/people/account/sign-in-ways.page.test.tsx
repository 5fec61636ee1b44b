import { beforeEach, describe, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, dialog, gone, heading, newMember, open, see, type Account } from '#testing/app.tsx';
import { byGoogle, choosesGoogleAccount, logsIn, logsOut } from '#testing/sign-in.ts';

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
    await see(dialog().getByRole('alert').getByText('This is not your password. Nothing was changed.'));
    await fills({ Password: person.password }, 'Save password');
    await see('Your password is changed.');
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
    await see(dialog().getByRole('alert').getByText('The password is too easy to guess.'));
    await see(dialog().getByText('At least 6 characters'));
  });

  it('has another address once the link in the mail to it was opened, and the page follows', async () => {
    const wanted = newEmail();
    await button('Change address').click();
    await fills({ 'New email address': wanted, Password: person.password }, 'Send the link');
    await see(`A mail with a link is on its way to ${wanted}.`);
    await see(exactly(person.email));
    await commands.followMail(wanted, 'VERIFY_AND_CHANGE_EMAIL');
    dispatchEvent(new Event('focus'));
    await see(exactly(wanted));
    await gone('A mail with a link is on its way');
    await logsOut();
    await logsIn({ email: wanted, password: person.password });
    await atProfile();
  });

  it('cannot have the address of another account', async () => {
    const { email } = await commands.newPerson();
    await button('Change address').click();
    await fills({ 'New email address': email, Password: person.password }, 'Send the link');
    await see(dialog().getByRole('alert').getByText('This address has an account already.'));
    await see(exactly(person.email));
  });

  it('adds Google, comes in by it to the same account, and removes it again', async () => {
    const google = newEmail();
    await button('Add Google').click();
    await choosesGoogleAccount(google);
    await see('You can log in with Google now.');
    await see(exactly(google));
    await logsOut();
    await button('Sign in with Google').click();
    await choosesGoogleAccount(google);
    await see(exactly(person.email));

    await button('Remove Google').click();
    await see(page.getByRole('dialog', { name: 'Log in without Google?' }));
    await fills({ Password: person.password }, 'Remove Google');
    await see('You log in with your address and password now.');
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
    await see(page.getByRole('alert').getByText('This Google account belongs to another account here.'));
  });

  it('gets a password of its own, and keeps Google as long as it has none', async () => {
    const email = await byGoogle();
    await see(button('Add a password'));
    await gone(button('Remove Google'));
    await button('Add a password').click();
    await see(dialog().getByText('Google will ask you once more who you are.'));
    await fills({ 'New password': 'tom collins', 'Confirm new password': 'tom collins' }, 'Save password');
    await see('You can log in with a password now.');
    await see(button('Remove Google'));
    await logsOut();
    await logsIn({ email, password: 'tom collins' });
    await atProfile();
  });
});
