import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  dialog,
  gone,
  heading,
  link,
  menuOf,
  newMember,
  open,
  see,
  seeAccessible,
  unplug,
} from '#testing/app.tsx';
import { byGoogle, logsIn } from '#testing/signing-in.ts';

interface Download {
  profile: { uid: string; email: string };
  preferences: object | null;
  bar_cabinets: object[];
  menus: object[];
  log: object[];
  recipes: { recipe_items: { ingredient_name: string | null }[]; attachments: { address: string }[] }[];
}

async function download(): Promise<{ name: string; data: Download }> {
  const handed = commands.nextDownload();
  await button('Download my data').click();
  const { name, content } = await handed;
  return { name, data: JSON.parse(content) as Download };
}

describe('Download my data', () => {
  it('gives everything of the user in one file, with names and the addresses of pictures', async () => {
    const { uid, email } = await newMember();
    await cabinetOf(uid, 'Bar', ['Campari']);
    await menuOf(uid, 'Menu', ['Negroni']);
    const id = await commands.ownRecipe(uid);
    const attachment_uuid = '11111111-1111-4111-8111-111111111111';
    const picture = {
      id: 1,
      folder_id: id,
      attachment_uuid,
      original_attachment_uuid: '22222222-2222-4222-8222-222222222222',
      original_filename: 'drink.jpg',
      caption: '',
      width: 640,
      height: 480,
      placeholder: 'data:,',
    };
    const updated_at = new Date().toISOString();
    await commands.ownDocument(`folders/${id}`, {
      id,
      folder_name: 'Negroni',
      user_id: uid,
      attachments: [picture],
      updated_at,
    });
    await open('/profile');
    await page.getByText('oz', { exact: true }).click();
    await expect.poll(() => commands.documentAt(`users/${uid}`)).toMatchObject({ unit_system: 'oz' });
    const { name, data } = await download();
    expect(name).toMatch(/^cellaret-\d{4}-\d\d-\d\d\.json$/);
    expect(data).toMatchObject({
      profile: { uid, email },
      preferences: { unit_system: 'oz' },
      bar_cabinets: [{ bar_cabinet_name: 'Bar' }],
      menus: [{ menu_name: 'Menu' }],
      recipes: [
        {
          recipe_name: 'Negroni',
          attachments: [{ address: `${location.origin}/media/${attachment_uuid}/full` }],
        },
      ],
    });
    expect(data.recipes[0]?.recipe_items.map(({ ingredient_name }) => ingredient_name)).toContain('Campari');
  });

  it('reads on behind the first page of a hundred', async () => {
    const { uid } = await newMember();
    await commands.madeOften(uid, 130);
    await open('/profile');
    expect((await download()).data.log).toHaveLength(130);
  });

  it('says that it needs a network instead of giving half of the data', async () => {
    await newMember();
    await open('/profile');
    await see(button('Download my data'));
    await unplug();
    await button('Download my data').click();
    await see(
      page.getByRole('alert').filter({ hasText: 'You’re offline. Try again when you’re connected.' }),
    );
  });
});

describe('Delete my account', () => {
  afterEach(() => void vi.useRealTimers());

  const confirm = () => dialog().getByRole('button', { name: 'Delete my account' });
  const typed = () => dialog().getByLabelText('Email address');
  const deleted = () => see('Your account and data are deleted.');

  /** Opens the question at the profile and types the address. */
  async function asks(email: string): Promise<void> {
    await open('/profile');
    await button('Delete my account').click();
    await see(page.getByRole('dialog', { name: 'Delete your account?' }));
    await typed().fill(email);
  }

  /** Lets the page believe that four minutes have gone by since the sign-in. */
  const waitFourMinutes = () => vi.setSystemTime(Date.now() + 4 * 60 * 1000);

  it('says what goes and what stays, wants the address typed, and deletes nothing when cancelled', async () => {
    const { uid, email } = await newMember();
    await commands.ownBar('Corner', { [uid]: 'owner' });
    await commands.ownBar('Flat 4', { [uid]: 'owner', [(await commands.newPerson()).uid]: 'keeper' });
    await asks('somebody@example.com');
    await see(dialog().getByText('“Corner” is deleted too'));
    await see(dialog().getByText('“Flat 4” passes to'));
    await see(dialog().getByText('your recipes and their pictures'));
    await see(dialog().getByText(/stay in the shared catalogue/));
    await expect.element(confirm()).toBeDisabled();
    await seeAccessible();
    await typed().fill(` ${email.toUpperCase()} `);
    await expect.element(confirm()).toBeEnabled();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await gone(dialog());
    expect(await commands.uidOf(email)).toBe(uid);
  });

  it('deletes the account with its data, shows nothing of the login on the way home, and nobody can log in to it', async () => {
    const person = await newMember();
    await cabinetOf(person.uid, 'Doomed bar', ['Campari']);
    await asks(person.email);
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? ''));
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    await confirm().click();
    await deleted();
    await see(heading('Know what you can mix tonight'));
    await see(link('Login').first());
    watch.disconnect();
    expect(seen).toContain('Know what you can mix tonight');
    expect(seen).not.toContain('Welcome back');
    expect(await commands.uidOf(person.email)).toBeNull();
    expect(await commands.documentsIn(`users/${person.uid}/bar_cabinets`)).toEqual([]);
    expect(await commands.documentAt(`users/${person.uid}`)).toBeNull();
    await open('/login');
    await logsIn(person);
    await see('Failed to login');
  });

  it('asks for the password where the sign-in is a while ago, and takes no other', async () => {
    const { email, uid, password } = await newMember();
    waitFourMinutes();
    await asks(email);
    const proof = dialog().getByLabelText('Password');
    await see(proof);
    await expect.element(confirm()).toBeDisabled();
    await proof.fill('not-the-password');
    await confirm().click();
    await see(dialog().getByText('Wrong password. Nothing was deleted.'));
    expect(await commands.uidOf(email)).toBe(uid);
    await proof.fill(password);
    await confirm().click();
    await deleted();
    expect(await commands.uidOf(email)).toBeNull();
  });

  it('lets Google confirm who deletes an account without a password', async () => {
    const email = await byGoogle();
    waitFourMinutes();
    await asks(email);
    await see(dialog().getByText(/Google will ask you to confirm it’s you/));
    await confirm().click();
    await deleted();
    expect(await commands.uidOf(email)).toBeNull();
  });

  it('keeps the account where there is no network, and says so', async () => {
    const { email, uid } = await newMember();
    await asks(email);
    await unplug();
    await confirm().click();
    await see(dialog().getByText('You’re offline. Try again when you’re connected.'));
    expect(await commands.uidOf(email)).toBe(uid);
  });
});
