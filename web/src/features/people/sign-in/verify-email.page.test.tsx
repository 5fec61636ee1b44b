import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, link, newMember, open, see } from '#testing/app.tsx';

const NOTICE = 'Please verify your email to access this page.';

describe('somebody whose address is not verified', () => {
  it('is asked to verify it, may have another mail, and goes on once it is verified', async () => {
    const { email } = await newMember({ verified: false });
    await open('/ingredients');
    await see(NOTICE);
    expect(link('Absinthe').elements()).toEqual([]);
    await button('Resend Verification Email').click();
    await see('Email sent. Check your inbox');
    await link('Go back to HomePage').click();
    await expect.poll(address).toBe('/');
    await see(NOTICE);

    await open('/ingredients');
    await see(NOTICE);
    await commands.followMail(email, 'VERIFY_EMAIL');
    dispatchEvent(new Event('focus'));
    // The token is renewed too: the rules let the list be read.
    await see(link('Absinthe'));
  });

  it('is logged out by the button of the notice', async () => {
    await newMember({ verified: false });
    await open('/menu');
    await see(NOTICE);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(address).toBe('/login');
  });
});
