import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  button,
  cabinetOf,
  chooseMore,
  dialog,
  field,
  found,
  gone,
  heading,
  link,
  newMember,
  open,
  see,
  signIn,
  types,
} from '#testing/app.tsx';
import { logsIn, logsOut } from '#testing/signing-in.ts';

const BOTTLES = ['London dry gin', 'Campari', 'Sweet vermouth'];

const place = (name: string) => button(`Bar: ${name}`);
const stock = (name: string) => button(`In Stock, ${name}`);

/** Opens a bar and makes an invitation; returns where each lies. */
async function openBar(
  name: string,
  role: 'Editor' | 'Viewer',
): Promise<{ path: string; invitation: string }> {
  await open('/bars');
  await types(field('Bar name'), name);
  await button('Open bar').click();
  await see(heading(name));
  const path = location.pathname;
  await page.getByText('Role, days and people').click();
  await userEvent.selectOptions(field('Role'), role);
  await button('Create link').click();
  const made = (await found(field('Invitation link'))) as HTMLInputElement;
  return { path, invitation: new URL(made.value).pathname };
}

describe('an invitation', () => {
  it('leads through the login, says as what one joins and lets in one; whoever looks is offered no change', async () => {
    const jo = await commands.newPerson();
    await newMember();
    const { path, invitation } = await openBar('Cellar', 'Viewer');
    await commands.cabinetIn(path.slice(1), 'Wine rack', [await commands.seededIngredient('Campari')]);
    await logsOut();

    await page.viewport(360, 740);
    await open(invitation);
    await see(heading('You’re invited to a shared bar'));
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logsIn(jo);
    await see(heading('Join “Cellar”'));
    await see('Your role: Viewer');
    await types(field('Your name in this bar'), 'Jo');
    await button('Join').click();
    await see(place('Cellar'));
    await see('Jo (you)');
    await open('/bar-cabinet');
    await see(page.getByText('In Stock', { exact: true }).first());
    await gone(stock('Campari'));

    await newMember();
    await open(invitation);
    await see(heading('This invitation no longer works'));
  });

  it('is not forgotten by whoever registers on the way, in the tab of the mail, and is shown once', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await newMember();
    const { invitation } = await openBar('Attic', 'Editor');
    await logsOut();
    await open(invitation);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await field('Display Name').fill('Ada');
    await field('Email address').fill(email);
    await field('Password').fill('tom collins');
    await field('Confirm Password').fill('tom collins');
    await button('Register', true).click();
    await see(dialog());
    await commands.followMail(email, 'VERIFY_EMAIL');

    // Another tab knows nothing of this one's session.
    sessionStorage.clear();
    await open('/login');
    await logsIn({ password: 'tom collins' });
    await link('View invitation').click();
    await see('Your role: Editor');
    await expect.element(field('Your name in this bar')).toHaveValue('Ada');
    await button('Join').click();
    await see(place('Attic'));
    await open('/profile');
    await see(page.getByText(email, { exact: true }));
    await gone(link('View invitation'));
  });
});

describe('a bar', () => {
  it('is renamed by its owner, who goes there and home again', async () => {
    const { uid } = await newMember();
    await open(`/bars/${await commands.ownBar('Corner', { [uid]: 'owner' })}`);
    await chooseMore('Corner', 'Rename');
    await types(dialog().getByLabelText('Bar name'), 'Garden bar');
    await button('Save').click();
    await see(heading('Garden bar'));
    await button('Switch to bar').click();
    await see(place('Garden bar'));
    await button('Switch to my own').click();
    await see(place('My own bar'));
  });

  it('is opened for a cabinet that is shared from its own page, and asks at once whether it moves in', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Back bar', BOTTLES);
    await open('/bar-cabinet');
    await chooseMore('Back bar', 'Share with others');
    await see(page.getByRole('heading', { name: 'Share “Back bar”' }));
    await expect.element(field('Bar name')).toHaveValue('Back bar');
    await button('Open bar').click();
    await dialog().getByRole('button', { name: 'Move here' }).click();
    await see('Nothing left to move');
    await expect.poll(() => commands.documentsIn(`users/${uid}/bar_cabinets`)).toEqual([]);
  });

  it('takes in what somebody has at home, once, although an answer is lost on the way', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Back bar', BOTTLES);
    const id = await commands.ownBar('Corner', { [uid]: 'owner' });
    await open(`/bars/${id}`);
    await commands.loseNextAnswer('/adopt');
    await button('Move here: Back bar').click();
    const moves = dialog().getByRole('button', { name: 'Move here' });
    await moves.click();
    await see('You’re offline.');
    await moves.click();
    await see('Nothing left to move');
    expect(await commands.documentsIn(`bars/${id}/bar_cabinets`)).toMatchObject([
      { bar_cabinet_name: 'Back bar' },
    ]);
    expect(await commands.documentsIn(`users/${uid}/bar_cabinets`)).toEqual([]);
    await button('Undo').click();
    await see(button('Move here: Back bar'));
    expect(await commands.documentsIn(`bars/${id}/bar_cabinets`)).toEqual([]);
  });

  it('is handed over before its owner leaves; whoever owns it then deletes it', async () => {
    const jo = await commands.newPerson();
    const { uid } = await newMember();
    const path = `/bars/${await commands.ownBar('Cellar', { [uid]: 'owner', [jo.uid]: 'viewer' })}`;
    await open(path);
    await see('Make someone else the owner before you leave.');
    await button('More for viewer').click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await dialog().getByRole('button', { name: 'Make owner' }).click();
    await chooseMore('Cellar', 'Leave bar');
    await dialog().getByRole('button', { name: 'Leave bar' }).click();
    await see('You don’t share a bar with anyone yet.');

    await signIn(jo);
    await open(path);
    await button('Switch to bar').click();
    await see(place('Cellar'));
    await chooseMore('Cellar', 'Delete bar');
    await dialog().getByRole('button', { name: 'Delete bar' }).click();
    await see(/^You’re no longer in “?Cellar”?\./);
    await gone(place('Cellar'));
  });
});
